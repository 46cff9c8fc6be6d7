import { describe, expect, it } from 'vitest'
import type { ScriptedConnection } from '../test-support/scripted-connection.ts'
import { scriptedConnection } from '../test-support/scripted-connection.ts'
import { scriptedLog } from '../test-support/scripted-log.ts'
import type { Player } from './player.ts'
import { createPlayer } from './player.ts'

const LOG = scriptedLog()
const END = LOG.at(-1)!.tick

async function play(connection: ScriptedConnection, tick: number | null = null): Promise<{ player: Player; watch(seconds: number): Promise<string[]> }> {
  const [status] = await connection.request('list-runs', {})
  const info = await connection.request('get-run', { run: status!.run })
  let now = 0
  const player = await createPlayer(connection, info, { tick, token: '', now: () => now })
  return {
    player,
    /** Draws twenty pictures a second and gives back the lines that were said meanwhile. */
    async watch(seconds) {
      const said: string[] = []
      for (let frame = 0; frame < seconds * 20; frame++) {
        now += 1 / 20
        said.push(...player.frame(now).lines.map(({ utterance }) => utterance.id))
        await Promise.resolve().then(() => undefined).then(() => undefined)
      }
      return said
    },
  }
}

const linesBetween = (from: number, to: number): string[] => LOG.filter(({ tick }) => tick > from && tick <= to)
  .flatMap(({ events }) => events.flatMap((event) => (event.type === 'utterance-say' ? [event.utterance.id] : [])))

describe('a player', () => {
  it('plays a recorded run from its start, says every line once and comes to rest at its end', async () => {
    const { player, watch } = await play(scriptedConnection(LOG))
    player.setSpeed(1000)
    expect(await watch(30)).toEqual(linesBetween(0, END))
    expect([player.tick.value, player.playing.value, player.mode.value]).toEqual([END, false, 'past'])
  })

  it('follows a live run, looks at the past while it goes on, and comes back', async () => {
    const connection = scriptedConnection(LOG, 500)
    const { player, watch } = await play(connection)
    expect([player.mode.value, player.tick.value]).toEqual(['live', 500])
    connection.pass(60)
    expect(await watch(40)).toEqual(linesBetween(500, 560))
    await player.seek(260, 'pause')
    connection.pass(40)
    expect([player.mode.value, player.tick.value, player.playing.value, player.status.value.head]).toEqual(['past', 260, false, 600])
    await player.goLive()
    expect([player.mode.value, player.tick.value]).toEqual(['live', 600])
  })

  it('opens at the moment of a link and stays there', async () => {
    const { player, watch } = await play(scriptedConnection(LOG, 900), 534)
    await watch(2)
    expect([player.mode.value, player.tick.value, player.playing.value]).toEqual(['past', 534, false])
  })

  it('catches up with a live run when the past reaches it', async () => {
    const { player, watch } = await play(scriptedConnection(LOG, 300), 280)
    player.setSpeed(300)
    player.togglePlay()
    await watch(3)
    expect(player.mode.value).toBe('live')
  })

  it('takes only the newest of two jumps', async () => {
    const { player } = await play(scriptedConnection(LOG))
    await Promise.all([player.seek(100), player.seek(700)])
    expect(player.tick.value).toBe(700)
  })

  it('drives the run at the live head, and only itself in the past', async () => {
    const { player, watch } = await play(scriptedConnection(LOG, 400))
    player.togglePlay()
    await watch(1)
    expect([player.playing.value, player.status.value.paused]).toEqual([false, true])
    await player.seek(100, 'pause')
    player.togglePlay()
    expect([player.playing.value, player.status.value.paused]).toEqual([true, true])
  })

  it('tells what was refused, and finds its place again when the line is healed', async () => {
    const connection = scriptedConnection(LOG, 400)
    const { player, watch } = await play(connection)
    connection.cut()
    await player.seek(100)
    expect(player.problem.value).toBe('The town does not answer. Is the server still running?')
    connection.pass(200)
    connection.heal()
    await watch(1)
    expect([player.mode.value, player.tick.value]).toEqual(['live', 600])
  })
})
