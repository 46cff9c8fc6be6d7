// Makes a fresh clone ready: packages installed when they are missing or stale, the viewer built when its sources changed.
// Plain JavaScript with nothing but Node's own modules: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

const LOCK = 'package-lock.json'
const INSTALLED = 'node_modules/.hearsay-installed'
const BUILT = 'client/dist/.built-from'
/** What the viewer is built from. */
const CLIENT_SOURCES = ['client', 'shared', LOCK]

/** The oldest Node that the packages run on. */
const OLDEST_NODE = [20, 11]

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  process.stderr.write(`hearsay needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}\n`)
  process.exit(2)
}

export function installWhenStale() {
  const wanted = hashOf([LOCK])
  if (read(INSTALLED) === wanted) return
  say('Installing packages (once; a minute or two) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 'ignore', 'inherit'] })
  write(INSTALLED, wanted)
}

export function buildWhenStale() {
  const wanted = hashOf(CLIENT_SOURCES)
  if (read(BUILT) === wanted && existsSync(join(ROOT, 'client/dist/index.html'))) return
  say('Building the viewer …')
  run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', 'client', '--logLevel', 'warn'])
  write(BUILT, wanted)
}

/** Runs a program in the project's folder and ends with its exit code where it fails. */
export function run(program, args, { stdio = 'inherit' } = {}) {
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio, shell: process.platform === 'win32' && program === 'npm' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

export const say = (text) => process.stdout.write(`${text}\n`)

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn).sort()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(join(ROOT, path)) || path.endsWith('/dist')) return []
  if (!readdirSync(dirname(join(ROOT, path)), { withFileTypes: true }).find(({ name }) => name === path.split('/').at(-1))?.isDirectory()) return [path]
  return readdirSync(join(ROOT, path)).flatMap((name) => filesIn(`${path}/${name}`))
}

const read = (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '')

function write(path, text) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}
