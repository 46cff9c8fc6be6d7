import { existsSync } from 'node:fs'
import { createRunStore, openRunStore } from '../run-store.ts'
import { sampleCommits, sampleDescription } from './sample-run.ts'

/** Writes the sample run into the file named first, or goes on with it, and says each tick: to be killed in the midst of it. */
const [path = '', ticks = '0'] = process.argv.slice(2)
const store = existsSync(path) ? openRunStore(path) : createRunStore(path, sampleDescription())
const done = store.head()?.tick ?? -1
for (const { state, ...commit } of sampleCommits(Number(ticks))) {
  if (commit.tick <= done) continue
  store.commit({ ...commit, state })
  process.stdout.write(`${commit.tick}\n`)
}
store.close()
