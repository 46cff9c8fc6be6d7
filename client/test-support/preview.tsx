import { startPage } from '../start-page.tsx'
import { parseTiledMap } from '../../shared/tiled-map.ts'
import townMap from '../../data/town.json'
import { scriptedConnection } from './scripted-connection.ts'
import { scriptedLog } from './scripted-log.ts'

/**
 * The page on a scripted town, for development without a server (`npx vite client`, then /test-support/preview.html).
 * `?recorded` plays it from its log, `?repeat=140` makes it long, `?from=900` starts the live run there.
 */
const options = new URLSearchParams(location.search)
const log = scriptedLog(Number(options.get('repeat') ?? 1))
const connection = {
  ...scriptedConnection(log, options.has('recorded') ? null : Number(options.get('from') ?? 0)),
  fetchMap: () => Promise.resolve(parseTiledMap(townMap)),
}
if (!options.has('recorded')) setInterval(() => connection.pass(1), 1000 / 3)
Object.assign(window, { connection })
void startPage(document.getElementById('preview')!, connection)
