import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EXPORTS, type ExportFormat } from '../store/export-run.ts'
import { openRunStore } from '../store/run-store.ts'
import { newFilePath, runPath } from './run-path.ts'

/** `hearsay export`: the run in another format, piece by piece, to a new file or to standard output. */
export async function exportRun(name: string, { format, out }: { format: ExportFormat; out?: string }): Promise<void> {
  const path = runPath(name)
  const target = out === undefined ? undefined : newFilePath(out)
  const store = openRunStore(path, { readonly: true })
  try {
    if (target === undefined) await print(EXPORTS[format](store))
    else await writeWhole(target, EXPORTS[format](store))
  } finally {
    store.close()
  }
  if (target !== undefined) process.stderr.write(`Written to ${target}\n`)
}

async function print(pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
}

/** The whole file or none: what is being written has another name until it is complete. */
async function writeWhole(path: string, pieces: Iterable<string>): Promise<void> {
  const part = `${path}.part`
  try {
    await pipeline(Readable.from(pieces), createWriteStream(part))
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
