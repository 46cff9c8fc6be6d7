import Database from 'better-sqlite3'
import * as sqliteVec from 'sqlite-vec'

/** Every table of a run file, row by row, as text: two files are equal when these are. */
export function dumpTables(path: string): Record<string, string[]> {
  const database = new Database(path, { readonly: true })
  sqliteVec.load(database)
  const tables = database.prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'vectors%' AND name NOT LIKE 'sqlite_%' ORDER BY name`).pluck().all()
  const rowsOf = (query: string): string[] => database.prepare<[], unknown[]>(query).raw().all().map((row) => row.map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : String(value))).join(' | '))
  const dump = Object.fromEntries(tables.map((table) => [table, rowsOf(`SELECT * FROM ${table} ORDER BY 1, 2`)]))
  dump.vectors = rowsOf('SELECT rowid, embedding FROM vectors ORDER BY rowid')
  database.close()
  return dump
}
