// One case of the bench, in a process of its own: `bench-case.ts NAME [argument …]`.
const [name, ...args] = process.argv.slice(2)
switch (name) {
  case 'day': await (await import('./day.ts')).day(); break
  case 'scale': await (await import('./scale.ts')).scale(args[0] === 'none' ? 'none' : 'sdr', Number(args[1])); break
  case 'screening': await (await import('./screening.ts')).screening(); break
  case 'viewer': await (await import('./viewer.ts')).viewer(); break
  case 'frames': await (await import('./frames.ts')).frames(); break
  default: throw new Error(`no bench case ${name}`)
}
process.exit()

export {}
