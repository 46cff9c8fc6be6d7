import type { Container } from 'pixi.js'
import { CanvasSource, Rectangle, Sprite, Texture } from 'pixi.js'
import type { TiledMap } from '../../shared/tiled-map.ts'
import { objectLayer, property } from '../../shared/tiled-map.ts'
import type { TownArt } from './load-art.ts'
import type { Moment } from './stage-view.ts'
import { inView } from './stage-view.ts'
import { decodeGid } from './tile-layers.ts'

export interface PropLayer { readonly textures: Iterable<Texture>; update(moment: Moment, drawn: boolean): void }

interface Prop { readonly sprite: Sprite; readonly sways: boolean; readonly phase: number; readonly reach: number }

/** Milliseconds between two breaths of wind, and how long one lasts. Ours. */
const CALM = 5200
const BREATH = 900

/** Tile objects of the map's `props` layer among `actors`, sorted with the villagers by their lower edge; those with the property `sways` give way to the wind by a pixel now and then. */
export function createPropLayer(actors: Container, tiled: TiledMap, art: TownArt): PropLayer {
  const sources = new Map([...art.pictures].map(([file, canvas]) => [file, new CanvasSource({ resource: canvas, scaleMode: 'nearest' })]))
  const textures = new Map<number, Texture>()
  const textureOf = (gid: number): Texture | null => {
    const known = textures.get(gid)
    const picture = art.tiles.get(gid)
    const source = picture && sources.get(picture.image)
    if (known || !picture || !source) return known ?? null
    const texture = new Texture({ source, frame: new Rectangle(picture.x, picture.y, picture.width, picture.height) })
    textures.set(gid, texture)
    return texture
  }
  const props = objectLayer(tiled, 'props').flatMap((object): Prop[] => {
    const { gid, flipX } = decodeGid(object.gid ?? 0)
    const texture = textureOf(gid)
    if (!texture) return []
    const sprite = new Sprite({ texture, anchor: { x: 0.5, y: 1 } })
    sprite.position.set(object.x + texture.width / 2, object.y)
    sprite.scale.x = flipX ? -1 : 1
    sprite.zIndex = object.y
    actors.addChild(sprite)
    return [{ sprite, sways: property(object, 'sways') === true, phase: (object.x * 37 + object.y * 11) % CALM, reach: Math.max(texture.width, texture.height) }]
  })
  return {
    textures: [...textures.values()],
    update({ view, milliseconds }, drawn) {
      for (const { sprite, sways, phase, reach } of props) {
        sprite.visible = drawn && inView(view, sprite.x, sprite.y, reach)
        if (sprite.visible && sways) sprite.skew.x = (milliseconds + phase) % CALM < BREATH ? 1.4 / sprite.height : 0
      }
    },
  }
}
