import { Container, Sprite, Texture } from 'pixi.js'
import type { UtteranceId, VillagerId } from '../../shared/index.ts'
import type { Box } from './bubble-layout.ts'
import { placeBubbles } from './bubble-layout.ts'
import { bubblePicture, edgeColour, PENCIL, pencilPicture, TAIL, tailPicture } from './bubble-picture.ts'
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
const OVER_NAME = 23
const OVER_HEAD = 9
/** Scale from which names are written over heads, and how high they are. */
const NAMES_FROM = 1.9
const NAME_HEIGHT = 14
/** Most bubble pictures kept. Ours: all that are up and those just pointed at. */
const SHELF = 40

interface Placed { readonly line: TownLine; readonly left: number; readonly top: number; readonly width: number; readonly height: number }
interface Speaking { readonly spoken: SpokenLine; readonly phase: LinePhase; readonly x: number; readonly y: number }

export function createBubbleLayer(resolution: number): BubbleLayer {
  const container = new Container()
  const leaders = pool(container.addChild(new Container()), () => new Sprite({ texture: Texture.WHITE, anchor: { x: 0.5, y: 0 } }))
  const bubbles = pool(container.addChild(new Container()), () => new Sprite())
  const tails = pool(container.addChild(new Container()), () => new Sprite({ anchor: { x: 0.5, y: 0 } }))
  const pencils = pool(container.addChild(new Container()), () => new Sprite())
  const shelf = createTextShelf(SHELF)
  let lines: SpokenLine[] = []
  let placed: Placed[] = []
  let pointed: UtteranceId | null = null

  function drawWords(words: readonly Speaking[], faces: readonly Box[], screen: { width: number; height: number }, theme: TownTheme): void {
    const textures = words.map(({ spoken: { line } }) => {
      const whole = line.utterance.id === pointed
      return shelf.get(`${line.utterance.id}|${whole}|${theme.bubble}`, () => bubblePicture(line, theme, whole, resolution))
    })
    const places = placeBubbles(words.map(({ x, y }, index) => ({ tipX: x, tipY: y, width: textures[index]?.width ?? 0, height: textures[index]?.height ?? 0 })), screen, faces)
    placed = []
    words.forEach(({ spoken: { line }, phase, x, y }, index) => {
      const [bubble, texture, place] = [bubbles.at(index), textures[index], places[index]]
      bubble.alpha = place ? phase.alpha : 0
      tails.at(index).alpha = leaders.at(index).alpha = bubble.alpha
      if (!texture || !place) return
      bubble.texture = texture
      bubble.position.set(Math.round(place.left), Math.round(place.top))
      const box = { line, left: place.left, top: place.top, width: texture.width, height: texture.height }
      placed.push(box)
      hang(index, box, x, y, theme)
    })
  }

  /** The tail under a bubble, and the thread to its speaker where the bubble was nudged away. */
  function hang(index: number, { line, left, top, width, height }: Placed, x: number, y: number, theme: TownTheme): void {
    const [tail, leader] = [tails.at(index), leaders.at(index)]
    const edge = edgeColour(line, theme)
    const bottom = Math.round(top + height) - TAIL.overlap - 1
    const middle = Math.round(Math.min(Math.max(x, left + 14), left + width - 14))
    const below = y + TAIL.height >= bottom + TAIL.height
    tail.texture = shelf.get(`tail|${edge}`, () => tailPicture(theme, edge, resolution))
    tail.position.set(middle, bottom)
    tail.visible = below
    leader.visible = below && y - bottom > TAIL.height * 2
    leader.tint = theme.bubble
    leader.position.set(middle, bottom + TAIL.height)
    leader.setSize(2, Math.max(1, y - bottom - TAIL.height + 4))
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
        return [{ spoken, phase, x, y: y - (camera.scale >= NAMES_FROM ? OVER_NAME : OVER_HEAD) }]
      })
      const words = speaking.filter(({ phase }) => phase.shows === 'words')
      const writing = speaking.filter(({ phase }) => phase.shows === 'pencil')
      const marks = writing.map(({ x, y }): Box => ({ left: Math.round(x - PENCIL / 2), top: Math.round(y + 4 - PENCIL), width: PENCIL, height: PENCIL }))
      drawWords(words, words.length > 0 ? [...talkingFaces(seen, camera), ...marks] : [], screen, theme)
      writing.forEach(({ phase }, index) => {
        const [pencil, mark] = [pencils.at(index), marks[index]]
        pencil.texture = shelf.get(`pencil|${theme.bubble}`, () => pencilPicture(theme, resolution))
        pencil.position.set(mark?.left ?? 0, mark?.top ?? 0)
        pencil.alpha = phase.alpha
      })
      bubbles.show(words.length)
      tails.hideFrom(words.length)
      leaders.hideFrom(words.length)
      pencils.show(writing.length)
    },
    lineAt: (x, y) => placed.find((one) => x >= one.left && x <= one.left + one.width && y >= one.top && y <= one.top + one.height)?.line ?? null,
    point: (line) => { pointed = line },
    shown: () => placed.map(({ line }) => line),
  }
}

/** Heads and shoulders of all who talk, on the screen: bubbles keep off them where they can. */
function talkingFaces(seen: ReadonlyMap<VillagerId, SeenVillager>, camera: Camera): Box[] {
  return [...seen.values()].flatMap(({ x, y, headroom, inView, place }) => {
    if (!inView || place.partner === null) return []
    const at = camera.toScreen({ x: x - 7, y: y - headroom })
    return [{ left: at.x, top: at.y - (camera.scale >= NAMES_FROM ? NAME_HEIGHT : 0), width: 14 * camera.scale, height: 13 * camera.scale + NAME_HEIGHT }]
  })
}
