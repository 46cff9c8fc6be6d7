import { Container, Sprite, Texture } from 'pixi.js'
import type { UtteranceId, VillagerId } from '../../shared/index.ts'
import { placeBubbles } from './bubble-layout.ts'
import { bubblePicture, pencilPicture } from './bubble-picture.ts'
import type { Camera } from './camera.ts'
import { linePhase, sayLine, type LinePhase, type SpokenLine, type TownLine } from './spoken-lines.ts'
import { pool } from './talk-layer.ts'
import { createTextShelf } from './text-picture.ts'
import type { TownTheme } from './town-theme.ts'
import type { SeenVillager } from './villager-layer.ts'

export interface BubbleLayer {
  readonly container: Container
  say(line: TownLine, now: number): void
  /** Takes everything back, for a jump in time. */
  clear(): void
  update(seen: ReadonlyMap<VillagerId, SeenVillager>, camera: Camera, frame: { now: number; far: boolean; screen: { width: number; height: number } }, theme: TownTheme): void
  /** The line whose bubble lies under a point of the screen. */
  lineAt(x: number, y: number): TownLine | null
  /** The line that is shown whole, because somebody points at it. */
  point(line: UtteranceId | null): void
  /** Lines on screen now. */
  shown(): readonly TownLine[]
}

/** Pixels from the head to the tip of the bubble: room for the name and the emoji. */
const OVER_NAME = 18
const OVER_HEAD = 4
/** Most bubble pictures kept. Ours: all that are up and those just pointed at. */
const SHELF = 40

interface Placed { readonly line: TownLine; readonly left: number; readonly top: number; readonly width: number; readonly height: number }
interface Speaking { readonly spoken: SpokenLine; readonly phase: LinePhase; readonly x: number; readonly y: number }

export function createBubbleLayer(resolution: number): BubbleLayer {
  const container = new Container()
  const leaders = pool(container, () => new Sprite({ texture: Texture.WHITE, anchor: { x: 0.5, y: 0 } }))
  const bubbles = pool(container, () => new Sprite())
  const pencils = pool(container, () => new Sprite({ anchor: { x: 0.5, y: 1 } }))
  const shelf = createTextShelf(SHELF)
  let lines: SpokenLine[] = []
  let placed: Placed[] = []
  let pointed: UtteranceId | null = null

  function drawWords(words: readonly Speaking[], screen: { width: number; height: number }, theme: TownTheme): void {
    const textures = words.map(({ spoken: { line } }) => {
      const whole = line.utterance.id === pointed
      return shelf.get(`${line.utterance.id}|${whole}|${theme.bubble}`, () => bubblePicture(line, theme, whole, resolution))
    })
    const places = placeBubbles(words.map(({ x, y }, index) => ({ tipX: x, tipY: y, width: textures[index]?.width ?? 0, height: textures[index]?.height ?? 0 })), screen)
    placed = []
    words.forEach(({ spoken: { line }, phase, x, y }, index) => {
      const [bubble, leader, texture, place] = [bubbles.at(index), leaders.at(index), textures[index], places[index]]
      bubble.alpha = leader.alpha = place ? phase.alpha : 0
      if (!texture || !place) return
      bubble.texture = texture
      bubble.position.set(Math.round(place.left), Math.round(place.top))
      const bottom = place.top + texture.height - 2
      leader.tint = theme.bubble
      leader.position.set(Math.round(Math.min(Math.max(x, place.left + 10), place.left + texture.width - 10)), bottom)
      leader.setSize(3, Math.max(0, y + 5 - bottom))
      placed.push({ line, left: place.left, top: place.top, width: texture.width, height: texture.height })
    })
  }

  return {
    container,
    say: (line, now) => { lines = sayLine(lines, line, now) },
    clear() { lines = []; placed = []; shelf.clear() },
    update(seen, camera, { now, far, screen }, theme) {
      lines = lines.filter((one) => linePhase(one, now) !== null)
      container.visible = !far
      placed = []
      if (far) return
      const speaking = [...lines].reverse().flatMap((spoken): Speaking[] => {
        const [speaker, phase] = [seen.get(spoken.line.utterance.speaker), linePhase(spoken, now)]
        if (!speaker?.inView || !phase) return []
        const { x, y } = camera.toScreen({ x: speaker.x, y: speaker.y - speaker.headroom })
        return [{ spoken, phase, x, y: y - (camera.scale >= 1.9 ? OVER_NAME : OVER_HEAD) }]
      })
      const words = speaking.filter(({ phase }) => phase.shows === 'words')
      const writing = speaking.filter(({ phase }) => phase.shows === 'pencil')
      drawWords(words, screen, theme)
      writing.forEach(({ phase, x, y }, index) => {
        const pencil = pencils.at(index)
        pencil.texture = shelf.get(`pencil|${theme.bubble}`, () => pencilPicture(theme, resolution))
        pencil.position.set(Math.round(x), Math.round(y + 4))
        pencil.alpha = phase.alpha
      })
      leaders.show(words.length)
      bubbles.show(words.length)
      pencils.show(writing.length)
    },
    lineAt: (x, y) => placed.find((one) => x >= one.left && x <= one.left + one.width && y >= one.top && y <= one.top + one.height)?.line ?? null,
    point: (line) => { pointed = line },
    shown: () => placed.map(({ line }) => line),
  }
}
