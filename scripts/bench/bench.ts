import { spawnSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { TownError } from '../../server/errors.ts'

/** The parts of the bench. Each case runs in a process of its own, so that peak memory is its own and nothing is warm from the one before. */
const PARTS: Record<string, readonly string[]> = {
  day: ['day'],
  scale: [25, 100, 400, 1000].flatMap((villagers) => [`scale none ${villagers}`, `scale sdr ${villagers}`]),
  screening: ['screening'],
  viewer: ['viewer'],
  frames: ['frames'],
}

/** Runs the named parts, or all, and prints each as it ends. */
export function bench(names: readonly string[]): void {
  const unknown = names.find((name) => !(name in PARTS))
  if (unknown !== undefined) throw new TownError('usage', `no such part of the bench: "${unknown}" (known: ${Object.keys(PARTS).join(', ')})`)
  process.stdout.write(`${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}\n`)
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    process.stdout.write(`\n## ${name}\n`)
    for (const line of PARTS[name] ?? []) {
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', resolve(import.meta.dirname, 'bench-case.ts'), ...line.split(' ')], { stdio: 'inherit' })
      if (status !== 0) process.exitCode = 1
    }
  }
}
