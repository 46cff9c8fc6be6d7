import type { Viewport } from 'pixi-viewport'
import type { StageView } from './stage-view.ts'
import { nearestStep, stepFrom, zoomSteps } from './zoom-steps.ts'

interface Point { readonly x: number; readonly y: number }

/** Where one looks: drag and pinch are the viewport's; steps of zoom, gliding and following are done here. */
export interface Camera {
  readonly scale: number
  readonly view: StageView
  /** In or out by a step, or by a factor that lands on the nearest step; `at` (screen) stays where it is. */
  step(way: 1 | -1, at?: Point): void
  zoomBy(factor: number, at?: Point): void
  zoomToFit(): void
  /** Brings a point of the map to the middle, near enough to see people. */
  focus(point: Point): void
  /** Glides after a point of the map until told otherwise; null stops. */
  follow(target: (() => Point | null) | null): void
  toScreen(point: Point): Point
  /** Lets go of a zoom under way, when the hand takes over. */
  release(): void
  /** After a pinch: to the nearest step. */
  settle(): void
  update(elapsed: number): void
  resize(width: number, height: number): void
}

/** Milliseconds in which a glide covers two thirds of the way. Ours: quick, but the eye keeps its place. */
const ZOOM_GLIDE = 70
const FOLLOW_GLIDE = 260
/** Scale at which people are told apart (LOOK.md), taken when one looks at somebody from afar. */
const PEOPLE_SCALE = 2

interface ZoomGoal { readonly scale: number; readonly screen: Point; readonly world: Point }

export function createCamera(viewport: Viewport, size: { width: number; height: number }, resolution: number, still: () => boolean): Camera {
  let goal: ZoomGoal | null = null
  let target: (() => Point | null) | null = null
  let screen = { width: viewport.screenWidth, height: viewport.screenHeight }
  const fit = (): number => Math.min(screen.width / size.width, screen.height / size.height)
  const steps = (): number[] => zoomSteps(fit(), resolution)
  const middle = (): Point => ({ x: screen.width / 2, y: screen.height / 2 })

  function zoomTo(scale: number, at: Point = middle()): void {
    const anchor = target ? middle() : at
    goal = { scale, screen: anchor, world: toWorld(anchor) }
    viewport.plugins.get('decelerate')?.reset()
  }

  const toWorld = ({ x, y }: Point): Point => ({ x: (x - viewport.x) / viewport.scale.x, y: (y - viewport.y) / viewport.scale.y })

  /** Puts a point of the map at a point of the screen. */
  function put(world: Point, at: Point, scale: number): void {
    viewport.scale.set(scale)
    viewport.position.set(at.x - world.x * scale, at.y - world.y * scale)
  }

  function clamp(): void {
    const axis = (position: number, length: number, screenLength: number): number =>
      (length <= screenLength ? (screenLength - length) / 2 : Math.min(0, Math.max(position, screenLength - length)))
    viewport.position.set(
      axis(viewport.x, size.width * viewport.scale.x, screen.width), axis(viewport.y, size.height * viewport.scale.y, screen.height),
    )
  }

  function glideZoom(elapsed: number): void {
    if (!goal) return
    const now = viewport.scale.x
    const share = still() ? 1 : 1 - Math.exp(-elapsed / ZOOM_GLIDE)
    const scale = Math.abs(Math.log(goal.scale / now)) < 0.01 ? goal.scale : now * (goal.scale / now) ** share
    put(goal.world, goal.screen, scale)
    if (scale === goal.scale) goal = null
  }

  function glideAfter(elapsed: number): void {
    const point = target?.()
    if (!point) return
    const at = middle()
    const now = toWorld(at)
    const share = still() ? 1 : 1 - Math.exp(-elapsed / FOLLOW_GLIDE)
    put({ x: now.x + (point.x - now.x) * share, y: now.y + (point.y - now.y) * share }, at, viewport.scale.x)
  }

  return {
    get scale() { return viewport.scale.x },
    get view() {
      const [topLeft, bottomRight] = [toWorld({ x: 0, y: 0 }), toWorld({ x: screen.width, y: screen.height })]
      return { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y }
    },
    step: (way, at) => zoomTo(stepFrom(goal?.scale ?? viewport.scale.x, way, steps()), at),
    zoomBy(factor, at) {
      const wanted = (goal?.scale ?? viewport.scale.x) * factor
      const nearest = nearestStep(wanted, steps())
      const stuck = Math.abs(Math.log(nearest / (goal?.scale ?? viewport.scale.x))) < 0.01
      zoomTo(stuck && factor !== 1 ? stepFrom(nearest, factor > 1 ? 1 : -1, steps()) : nearest, at)
    },
    zoomToFit: () => { target = null; zoomTo(fit()) },
    focus(point) {
      const scale = Math.max(viewport.scale.x, nearestStep(PEOPLE_SCALE, steps()))
      goal = null
      put(point, middle(), scale)
      clamp()
    },
    follow(next) {
      target = next
      if (next && viewport.scale.x < PEOPLE_SCALE * 0.9) zoomTo(nearestStep(PEOPLE_SCALE, steps()))
    },
    toScreen: ({ x, y }) => ({ x: viewport.x + x * viewport.scale.x, y: viewport.y + y * viewport.scale.y }),
    release: () => { goal = null },
    settle: () => zoomTo(nearestStep(viewport.scale.x, steps())),
    update(elapsed) {
      glideZoom(elapsed)
      glideAfter(elapsed)
      viewport.update(elapsed)
      clamp()
      viewport.position.set(Math.round(viewport.x * resolution) / resolution, Math.round(viewport.y * resolution) / resolution)
    },
    resize(width, height) {
      const [world, wasFit] = [toWorld(middle()), Math.abs(viewport.scale.x - fit()) < 0.001]
      screen = { width, height }
      viewport.resize(width, height, size.width, size.height)
      put(world, middle(), wasFit || viewport.scale.x < fit() ? fit() : viewport.scale.x)
      clamp()
    },
  }
}
