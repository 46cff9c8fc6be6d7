import type { FurnitureKind } from '../furniture.ts'

/** Column and row, in tiles. */
export type Place = readonly [x: number, y: number]

export type Floor = 'planks' | 'darkPlanks' | 'tiles' | 'kitchen' | 'carpet' | 'stone' | 'checker'
export type RoofColour = 'terracotta' | 'ochre' | 'plum' | 'slate' | 'rose' | 'pine'

/** A piece of furniture at a place of its house's plan; the ones with a name are objects of the town. */
export type Furnishing = readonly [kind: FurnitureKind, x: number, y: number, name?: string]

export interface Room { readonly arena: string; readonly floor: Floor; readonly furniture: readonly Furnishing[] }

/** A cut-away house. */
export interface House {
  readonly name: string
  /** Where the plan's top left corner lies on the map; the eaves take the row above. */
  readonly at: Place
  readonly access: 'public' | 'private'
  readonly roof: RoofColour
  /** Emblem beside the door of a public place. */
  readonly sign?: { readonly emblem: Emblem; readonly at: Place }
  /** `#` wall, `+` doorway, a blank outside, any other letter the floor of the room of that letter. */
  readonly plan: readonly string[]
  readonly rooms: Readonly<Record<string, Room>>
}

export type Emblem = 'cup' | 'heron' | 'basket' | 'mortar' | 'book' | 'palette' | 'clock' | 'gear' | 'bell' | 'bed' | 'leaf'
