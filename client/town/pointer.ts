import { Address } from '../../shared/index.ts'
import type { VillagerId } from '../../shared/index.ts'
import { arenaUnder } from './place-outline.ts'
import type { Stage } from './stage.ts'
import type { TownSceneEvents } from './town-scene.ts'
import { TILE } from './villager-places.ts'

type Tell = <E extends keyof TownSceneEvents>(event: E, what: TownSceneEvents[E]) => void

/** How near to a villager's middle a click means it: screen pixels, so that fingers find it too. Ours. */
const REACH = 20
/** Two clicks within so many milliseconds and pixels are a double click. The usual half second and a finger's tremble. */
const DOUBLE_MILLISECONDS = 350
const DOUBLE_PIXELS = 14
/** Wheel movement that makes a step; a notch of most mice is 100 or 120. Ours. */
const WHEEL_STEP = 60

/** Clicks, wheel and hover on the canvas; drag and pinch belong to the viewport. */
export function listenToPointer(canvas: HTMLCanvasElement, stage: Stage, tell: Tell): { stop(): void } {
  const { viewport, camera, bubbles } = stage
  let lastClick = { time: -1e9, x: 0, y: 0 }
  let wheel = 0
  /** A click on the ground is told once it is sure not to be the first half of a double click. */
  let waiting: ReturnType<typeof setTimeout> | undefined

  const clicked = ({ screen, event }: { screen: { x: number; y: number }; event: { timeStamp: number } }): void => {
    const time = event.timeStamp
    const again = time - lastClick.time < DOUBLE_MILLISECONDS && Math.hypot(screen.x - lastClick.x, screen.y - lastClick.y) < DOUBLE_PIXELS
    lastClick = { time: again ? -1e9 : time, x: screen.x, y: screen.y }
    clearTimeout(waiting)
    if (again) camera.step(1, screen)
    else if (!tellClickOnSomething(stage, screen.x, screen.y, tell)) waiting = setTimeout(tellClickOnGround, DOUBLE_MILLISECONDS, stage, viewport.toWorld(screen.x, screen.y), tell)
  }
  const wheeled = (event: WheelEvent): void => {
    event.preventDefault()
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL_STEP
    wheel = Math.sign(pixels) === Math.sign(wheel) ? wheel + pixels : pixels
    if (Math.abs(wheel) < (event.ctrlKey ? WHEEL_STEP / 4 : WHEEL_STEP)) return
    camera.step(wheel < 0 ? 1 : -1, { x: event.offsetX, y: event.offsetY })
    wheel = 0
  }
  const hovered = (event: PointerEvent): void => {
    const line = bubbles.lineAt(event.offsetX, event.offsetY)
    bubbles.point(event.pointerType === 'mouse' ? line?.utterance.id ?? null : null)
    const hot = line !== null || villagerAt(stage, event.offsetX, event.offsetY) !== null || stage.places.labelAt(event.offsetX, event.offsetY) !== null
    canvas.style.cursor = event.buttons > 0 ? 'grabbing' : hot ? 'pointer' : 'grab'
  }
  const dragged = (): void => {
    camera.release()
    stage.takeCamera()
    const followed = stage.followed()
    if (followed === null) return
    stage.follow(null)
    tell('follow-end', followed)
  }
  const pinched = (): void => camera.settle()

  viewport.on('clicked', clicked)
  viewport.on('drag-start', dragged)
  viewport.on('pinch-start', dragged)
  viewport.on('pinch-end', pinched)
  canvas.addEventListener('wheel', wheeled, { passive: false })
  canvas.addEventListener('pointermove', hovered)
  canvas.style.touchAction = 'none'
  return {
    stop() {
      clearTimeout(waiting)
      canvas.removeEventListener('wheel', wheeled)
      canvas.removeEventListener('pointermove', hovered)
    },
  }
}

function tellClickOnSomething(stage: Stage, x: number, y: number, tell: Tell): boolean {
  const line = stage.bubbles.lineAt(x, y)
  if (line) tell('line-click', line.utterance.id)
  const villager = line ? null : villagerAt(stage, x, y)
  if (villager) tell('villager-click', villager)
  const label = line || villager ? null : stage.places.labelAt(x, y)
  if (label) tell('place-click', label)
  return line !== null || villager !== null || label !== null
}

function tellClickOnGround({ options: { tiled } }: Stage, world: { x: number; y: number }, tell: Tell): void {
  const arena = tiled && arenaUnder(tiled, world.x, world.y)
  if (arena) tell('place-click', Address.parse(arena))
  tell('background-click', [Math.floor(world.x / TILE), Math.floor(world.y / TILE)])
}

/** The villager whose figure (or dot) is nearest to a point of the screen, if it is near enough. */
function villagerAt(stage: Stage, x: number, y: number): VillagerId | null {
  const { camera } = stage
  const reach = Math.max(REACH, 13 * camera.scale)
  let [nearest, distance]: [VillagerId | null, number] = [null, reach]
  for (const villager of stage.seen().values()) {
    if (!villager.inView) continue
    const at = camera.toScreen({ x: villager.x, y: villager.y - 9 })
    const away = Math.hypot(at.x - x, (at.y - y) * 0.8)
    if (away < distance) [nearest, distance] = [villager.id, away]
  }
  return nearest
}
