import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { RunConfig } from '../../shared/index.ts'
import { createRun } from '../../server/create-run.ts'
import { startServer } from '../../server/live/http-server.ts'
import { createLiveRun } from '../../server/live/live-run.ts'
import { createPacer } from '../../server/live/pacer.ts'
import { DATA_FOLDER } from '../../server/town/load-town.ts'
import { inScratchFolder } from './in-scratch-folder.ts'

/** Real seconds for which bytes are counted at each speed. */
const SECONDS = 10

/** Bytes a second that one viewer of the live default town is sent, from 08:00 of its day on. */
export async function viewer(): Promise<void> {
  await inScratchFolder(async (folder) => {
    const run = await createRun({ path: join(folder, 'live.sqlite'), townDir: DATA_FOLDER, config: RunConfig.parse({}) })
    const morning = 720
    await run.simulate({ beforeTick: (tick) => tick <= morning })
    const pacer = createPacer({ secondsPerTick: 10, speed: 30 })
    const live = createLiveRun(run.store, pacer, () => [])
    const server = await startServer({ sources: [live], port: 0, token: 'bench', clientDir: join(folder, 'none'), spritesDir: join(DATA_FOLDER, 'sprites') })
    const running = run.simulate({ beforeTick: pacer.beforeTick, onTick: ({ tick, events }) => live.onTick(tick, events) })
    const socket = io(server.url, { transports: ['websocket'] })
    let bytes = 0
    socket.io.on('open', () => socket.io.engine.on('packet', ({ data }: { data?: unknown }) => { bytes += Buffer.byteLength(String(data ?? '')) }))
    await new Promise<void>((done) => { socket.on('connect', () => done()) })
    await socket.emitWithAck('follow', { run: run.store.description.run })
    for (const speed of [30, 60, 200, null]) {
      pacer.setSpeed(speed)
      await wait(1000)
      bytes = 0
      await wait(SECONDS * 1000)
      process.stdout.write(`At ${speed === null ? 'full speed' : `${speed}×`}: ${(bytes / SECONDS / 1000).toFixed(1)} KB a second to a viewer of ${run.store.description.personas.length} villagers\n`)
    }
    pacer.stop()
    await running
    socket.close()
    await server.close()
    run.store.close()
  })
}
