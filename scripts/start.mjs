// `npm start`: sets up what is missing, then simulates the default town's day at watching speed and shows it in the browser.
// Options go through to `hearsay serve`: npm start -- --seed 7 --no-open
import { join } from 'node:path'
import { buildWhenStale, checkNode, installWhenStale, ROOT } from './set-up.mjs'

checkNode()
installWhenStale()
buildWhenStale()
process.argv = [process.execPath, 'hearsay', 'serve', ...process.argv.slice(2)]
await import(join(ROOT, 'server/cli/hearsay.mjs'))
