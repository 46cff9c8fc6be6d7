import type { VillagerId } from '../../shared/index.ts'
import { stableHash } from './stable-hash.ts'

/** Colours that are told apart on grass, water and roofs, by day and at night. Ours. */
const COLOURS = [
  0xe4572e, 0xf2a541, 0xf6d65b, 0x8fd14f, 0x3fb68b, 0x45c4d6, 0x4f8fea, 0x8a6fe8, 0xc65fd0, 0xf06a9b, 0xf4f0e6, 0xb98255, 0xffb3a0, 0xa8e0c2, 0xb9c4ff, 0xd8485f,
]

/** A villager's colour as a dot, 0xrrggbb: always the same for the same id. */
export const villagerColour = (id: VillagerId): number => COLOURS[stableHash(id) % COLOURS.length] as number
