// `npm test`: sets up what is missing, then types, lint, unit and scenario tests, and the browser tests where a Chromium is found.
import { join } from 'node:path'
import { buildWhenStale, checkNode, installWhenStale, ROOT, run, say } from './set-up.mjs'

checkNode()
installWhenStale()
buildWhenStale()
const bin = (path) => join(ROOT, 'node_modules', path)
say('Types …')
run(process.execPath, [bin('typescript/bin/tsc'), '--noEmit'])
say('Lint …')
run(process.execPath, [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'])
say('Tests …')
run(process.execPath, [bin('vitest/vitest.mjs'), 'run', ...process.argv.slice(2)])
