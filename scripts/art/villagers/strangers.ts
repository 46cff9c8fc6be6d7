import type { Look, MaterialName } from './look.ts'

/** How many looks there are for whoever has none of their own: towns of one's own, imported logs. Twice a dozen is ours. */
const COUNT = 24

const SKINS: readonly MaterialName[] = ['skinPale', 'skinTan', 'skinBrown', 'skinPale', 'skinDeep', 'skinTan']
const STYLES = ['short', 'bob', 'curly', 'ponytail', 'swept', 'long', 'pixie', 'bun', 'fringe', 'braids', 'afro', 'wavy', 'bald'] as const
const FAIR: readonly MaterialName[] = ['ochre', 'soil', 'wood', 'hairDark', 'terracotta', 'stone', 'cream']
const DARK: readonly MaterialName[] = ['hairDark', 'soil', 'hairDark', 'stone', 'hairDark']
const TOPS: readonly MaterialName[] = ['slate', 'rose', 'leaf', 'ochre', 'plum', 'cream', 'terracotta', 'water', 'pine', 'stone', 'wood']
const BOTTOMS: readonly MaterialName[] = ['soil', 'slate', 'hairDark', 'pine', 'wood', 'plum', 'stone']
const CUTS = ['trousers', 'trousers', 'skirt', 'trousers', 'long skirt', 'shorts', 'trousers'] as const
const THINGS = [
  'scarf', 'satchel', 'glasses', 'flat cap', 'apron', 'backpack', 'beanie', 'waistcoat', 'hood', 'headphones', 'shawl', 'stripes', 'tie', 'coat', 'book',
  'straw hat', 'check',
] as const
const TRIMS: readonly MaterialName[] = ['ochre', 'terracotta', 'cream', 'slate', 'rose', 'wood', 'leaf', 'plum', 'water']

function stranger(index: number): Look {
  const skin = turn(SKINS, index)
  const hairs = skin === 'skinPale' ? FAIR : DARK
  const top = turn(TOPS, index)
  const bottom = differing(BOTTOMS, index * 2, [top])
  const thing = turn(THINGS, index)
  return {
    shorter: turn([0, 1, 1, 0, 2] as const, index), trunk: turn(['slim', 'slim', 'broad'] as const, index), skin,
    hair: [turn(STYLES, index * 4), turn(hairs, index)],
    top: { of: top, sleeves: turn(['long', 'short'] as const, index) },
    bottom: { of: bottom, cut: turn(CUTS, index) },
    shoes: turn(['soil', 'cream', 'hairDark', 'terracotta'] as const, index),
    extras: [[thing, thing === 'glasses' ? 'slate' : differing(TRIMS, index, [top, bottom])]],
  }
}

const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The next one of a list that is not among the given ones, so that cloth stands out against cloth. */
const differing = (list: readonly MaterialName[], index: number, from: readonly MaterialName[]): MaterialName =>
  [...list.keys()].map((step) => turn(list, index + step)).find((name) => !from.includes(name)) ?? turn(list, index)

/** Looks by sprite name, `stranger-01` …: parts taken in turn from lists whose lengths have no common factor, so that no two repeat. */
export const STRANGERS: Readonly<Record<string, Look>> = Object.fromEntries(
  Array.from({ length: COUNT }, (_, index) => [`stranger-${String(index + 1).padStart(2, '0')}`, stranger(index)]))
