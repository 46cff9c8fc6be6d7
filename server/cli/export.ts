import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import { openRunStore } from '../store/run-store.ts'
import { EXPORTS, type ExportFormat } from '../store/export-run.ts'
import { runPath } from './run-options.ts'

/** `hearsay export`: the run in another format, piece by piece, to a file or to standard output. */
export async function exportRun(name: string, { format, out }: { format: ExportFormat; out?: string }): Promise<void> {
  const store = openRunStore(runPath(name), { readonly: true })
  const target: Writable = out === undefined ? process.stdout : createWriteStream(out)
  try {
    for (const piece of EXPORTS[format](store)) if (!target.write(piece)) await once(target, 'drain')
    if (out !== undefined) {
      target.end()
      await finished(target)
      process.stderr.write(`Written to ${out}\n`)
    }
  } finally {
    store.close()
  }
}
