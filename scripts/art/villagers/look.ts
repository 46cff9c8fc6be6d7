import type { palette } from '../palette.ts'
import type { Trunk } from './body.ts'
import type { ExtraKind } from './extras.ts'
import type { HairStyle } from './hair.ts'

export type MaterialName = keyof typeof palette

/** How somebody looks, as data. Everything is made of materials of the town's palette. */
export interface Look {
  /** Pixels by which somebody is shorter than the tallest: 0, 1 or 2. */
  readonly shorter: 0 | 1 | 2
  readonly trunk: Trunk
  readonly skin: MaterialName
  readonly hair: readonly [HairStyle, MaterialName]
  readonly top: { readonly of: MaterialName; readonly sleeves: 'long' | 'short' }
  readonly bottom: { readonly of: MaterialName; readonly cut: 'trousers' | 'shorts' | 'skirt' | 'long skirt' }
  readonly shoes: MaterialName
  /** Over one another in this order. */
  readonly extras: readonly (readonly [ExtraKind, MaterialName])[]
}
