/** Simulated seconds a real second; null: as fast as it goes. */
export type Speed = number | null

/** Holds the run loop between two ticks: pauses, steps, and lets simulated time pass at a speed. */
export interface Pacer {
  readonly paused: boolean
  readonly speed: Speed
  /** Resolves when the next tick may begin; false: the run shall stop here. */
  beforeTick(): Promise<boolean>
  pause(): void
  resume(): void
  /** One tick, then paused. */
  step(): void
  setSpeed(speed: Speed): void
  /** Ends the wait, and the run with it. */
  stop(): void
}

export interface PacerOptions {
  readonly secondsPerTick: number
  readonly speed: Speed
  readonly paused?: boolean
}

/** At full speed the run lets others (the socket, signals) have a turn this often: a frame of the screen. Ours. */
const TURN_EVERY_MS = 16

export function createPacer({ secondsPerTick, speed: firstSpeed, paused: firstPaused = false }: PacerOptions): Pacer {
  let [speed, paused, steps, stopped] = [firstSpeed, firstPaused, 0, false]
  let due = performance.now()
  let lastTurn = performance.now()
  let wake: () => void = () => {}

  /** Something was changed: whoever waits looks again. */
  function change(to: () => void): void {
    to()
    due = performance.now()
    wake()
  }

  function wait(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds)
      wake = () => { clearTimeout(timer); resolve() }
    })
  }

  async function beforeTick(): Promise<boolean> {
    while (!stopped) {
      const now = performance.now()
      if (paused && steps === 0) await wait(null)
      else if (paused) return takeStep()
      else if (speed !== null && due - now >= 1) await wait(due - now)
      else return goOn(now)
    }
    return false
  }

  function takeStep(): boolean {
    steps -= 1
    return true
  }

  /** A run that cannot keep the speed is late, and does not make up for it in a rush. */
  async function goOn(now: number): Promise<boolean> {
    if (speed !== null) due = Math.max(due, now - TURN_EVERY_MS) + (secondsPerTick / speed) * 1000
    if (now - lastTurn >= TURN_EVERY_MS) {
      await new Promise((resolve) => setImmediate(resolve))
      lastTurn = performance.now()
    }
    return !stopped
  }

  return {
    get paused() { return paused },
    get speed() { return speed },
    beforeTick,
    pause: () => change(() => { paused = true; steps = 0 }),
    resume: () => change(() => { paused = false; steps = 0 }),
    step: () => change(() => { paused = true; steps += 1 }),
    setSpeed: (to) => change(() => { speed = to }),
    stop: () => change(() => { stopped = true }),
  }
}
