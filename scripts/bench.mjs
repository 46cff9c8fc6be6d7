// `npm run bench`: prints what a run costs on this machine. Numbers, never a verdict. `npm run bench -- day scale` runs parts.
import { join } from 'node:path'
import { buildWhenStale, checkNode, installWhenStale, ROOT } from './set-up.mjs'

checkNode()
installWhenStale()
buildWhenStale()
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import(join(ROOT, 'scripts/bench/bench.ts'))
await bench(process.argv.slice(2))
