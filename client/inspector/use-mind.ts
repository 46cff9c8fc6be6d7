import { useEffect, useState } from 'preact/hooks'
import type { MindView, VillagerId } from '../../shared/index.ts'
import type { Asked } from '../panels/use-answer.ts'
import { useAnswer } from '../panels/use-answer.ts'
import { usePage } from '../page.ts'

/** Milliseconds between two looks into a mind while time passes. Ours: a memory stream does not change faster than one reads. */
const REFRESH = 2500

/** A villager's mind at the playhead: anew after a jump, and every few seconds while time passes. */
export function useMind(villager: VillagerId): Asked<MindView> {
  const { player, info } = usePage()
  const [tick, setTick] = useState(player.tick.peek())
  useEffect(() => {
    setTick(player.tick.peek())
    const timer = setInterval(() => setTick(player.tick.peek()), REFRESH)
    return () => clearInterval(timer)
  }, [villager, player.jumps.value])
  return useAnswer('get-mind', { run: info.run, villager, tick }, villager)
}
