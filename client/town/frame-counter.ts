/** Counts pictures over the last two seconds, which steadies the number without hiding a change. Ours. */
const WINDOW = 2000

/** A counter of frames; `now` in milliseconds. */
export function createFrameCounter(): { count(now: number): void; perSecond(): number } {
  let times: number[] = []
  return {
    count(now) {
      times.push(now)
      if (times[0] !== undefined && times[0] < now - WINDOW * 2) times = times.filter((time) => time >= now - WINDOW)
    },
    perSecond() {
      const last = times.at(-1) ?? 0
      const recent = times.filter((time) => time >= last - WINDOW)
      const [first] = recent
      return first === undefined || recent.length < 2 ? 0 : ((recent.length - 1) * 1000) / (last - first)
    },
  }
}
