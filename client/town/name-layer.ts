import { Container, Sprite, Texture } from 'pixi.js'
import type { Persona, VillagerId } from '../../shared/index.ts'
import { firstName } from '../../shared/index.ts'
import type { Box } from './bubble-layout.ts'
import type { Camera } from './camera.ts'
import { canShowEmoji } from './emoji-support.ts'
import { createTextShelf, textPicture } from './text-picture.ts'
import type { TownTheme } from './town-theme.ts'
import type { SeenVillager } from './villager-layer.ts'

export interface NameLayer {
  readonly container: Container
  /** Names and activities of those in view; `first` are placed before the others where two would cover each other. */
  update(seen: Iterable<SeenVillager>, camera: Camera, first: ReadonlySet<VillagerId>, theme: TownTheme): void
  clear(): void
}

/** Scales between which names fade in: at 2x they are there. Ours. */
const FADE_FROM = 1.2
const FADE_TO = 1.9
/** Most text pictures kept: names and emoji of a full screen, a few times over. Ours. */
const SHELF = 600

interface Tag { readonly name: Sprite; readonly emoji: Sprite }

export function createNameLayer(personas: readonly Persona[], resolution: number): NameLayer {
  const container = new Container()
  const shelf = createTextShelf(SHELF)
  const names = new Map(personas.map((persona) => [persona.id, firstName(persona)]))
  const tags: Tag[] = []
  const tagAt = (index: number): Tag => {
    const known = tags[index]
    if (known) return known
    const tag = { name: new Sprite({ anchor: { x: 0.5, y: 1 } }), emoji: new Sprite({ anchor: { x: 0.5, y: 1 } }) }
    container.addChild(tag.name, tag.emoji)
    tags.push(tag)
    return tag
  }

  function place(tag: Tag, villager: SeenVillager, camera: Camera, theme: TownTheme, taken: Box[], must: boolean): void {
    const { x, y } = camera.toScreen({ x: villager.x, y: villager.y - villager.headroom })
    const text = names.get(villager.id) ?? villager.id
    const { activity } = villager.place.villager
    tag.name.texture = shelf.get(`${text}|${theme.nameHalo}`, () => textPicture(text, { size: 12, weight: 600, colour: theme.nameText, halo: theme.nameHalo }, resolution))
    const box = { left: x - tag.name.width / 2, top: y - 16, width: tag.name.width, height: 14 }
    tag.name.visible = must || !taken.some((one) => overlap(one, box))
    if (tag.name.visible) taken.push(box)
    tag.name.position.set(Math.round(x), Math.round(y))
    tag.emoji.visible = activity.asleep || canShowEmoji(activity.emoji)
    tag.emoji.texture = activity.asleep
      ? shelf.get(`asleep|${theme.nameHalo}`, () => textPicture('z z', { size: 11, weight: 700, colour: '#cfdcff', halo: theme.nameHalo }, resolution))
      : tag.emoji.visible ? shelf.get(`emoji|${activity.emoji}`, () => textPicture(activity.emoji, { size: 14, weight: 400, colour: '#000000', halo: null }, resolution)) : Texture.EMPTY
    tag.emoji.position.set(Math.round(x), Math.round(y - (tag.name.visible ? 15 : 1)))
  }

  return {
    container,
    update(seen, camera, first, theme) {
      container.alpha = Math.min(1, Math.max(0, (camera.scale - FADE_FROM) / (FADE_TO - FADE_FROM)))
      container.visible = container.alpha > 0
      const taken: Box[] = []
      let used = 0
      if (container.visible) {
        const inView = [...seen].filter((villager) => villager.inView)
        for (const villager of [...inView.filter(({ id }) => first.has(id)), ...inView.filter(({ id }) => !first.has(id))]) {
          place(tagAt(used), villager, camera, theme, taken, first.has(villager.id))
          used += 1
        }
      }
      for (const { name, emoji } of tags.slice(used)) { name.visible = false; emoji.visible = false }
    },
    clear() { tags.forEach(({ name, emoji }) => { name.texture = Texture.EMPTY; emoji.texture = Texture.EMPTY }); shelf.clear() },
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
