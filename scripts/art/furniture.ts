import type { ObjectUse } from '../../shared/world.ts'
import { palette, type Material } from './palette.ts'
import { PixelCanvas } from './pixel-canvas.ts'

/** One kind of furniture. */
export interface Furniture {
  /** What it stands on: `#` blocks, `.` is its own but can be walked (chairs, the foot of a bed), a blank is not its own. */
  readonly cells: readonly string[]
  readonly use: ObjectUse
  /** Beneath everybody (flat on the floor), behind whoever stands south of it, or sorted with the villagers by its foot. */
  readonly depth: 'floor' | 'low' | 'tall'
  /** Its picture: as wide as its cells, and as high or higher; the bottom lies on the last row of cells. */
  readonly draw: () => PixelCanvas
}

const blankets = ['rose', 'slate', 'pine', 'ochre', 'plum'] as const
const cloths = [...blankets, 'terracotta'] as const

const box = (cells: readonly string[], material: Material, use: ObjectUse = 'stand', depth: Furniture['depth'] = 'low', rise = 0): Furniture => ({
  cells, use, depth,
  draw: () => {
    const [width, height] = [(cells[0]?.length ?? 1) * 16, cells.length * 16 + rise]
    return new PixelCanvas(width, height).rect(1, 1, width - 2, height - 2, material.base).frame(1, 1, width - 2, height - 2, material.line)
  },
})

const { wood, stone, cream, rose, slate, pine, ochre, plum, terracotta, leaf } = palette
const inCloths = <Name extends string>(name: Name, make: (material: Material) => Furniture): Record<`${Name}-${(typeof cloths)[number]}`, Furniture> =>
  Object.fromEntries(cloths.map((cloth) => [`${name}-${cloth}`, make(palette[cloth])])) as Record<`${Name}-${(typeof cloths)[number]}`, Furniture>

export const furniture = {
  ...inCloths('bed', (material) => box(['#', '.'], material, 'lie')),
  ...inCloths('double-bed', (material) => box(['##', '..'], material, 'lie')),
  ...inCloths('rug', (material) => box(['   '], material, 'stand', 'floor')),
  ...inCloths('sofa', (material) => box(['..'], material, 'sit')),
  'bar-counter': box(['#####'], wood), 'cafe-counter': box(['####'], wood), 'shop-counter': box(['##'], wood),
  barrel: box(['#'], wood), barrels: box(['##'], wood), crates: box(['#'], wood), sacks: box(['#'], cream),
  bath: box(['#', '#'], cream), 'bath-mat': box([' '], slate, 'stand', 'floor'), 'wash-basin': box(['#'], cream), toilet: box(['#'], cream), shower: box(['#'], slate),
  bench: box(['..'], wood, 'sit'), 'bench-seat': box(['..'], wood, 'sit'),
  'bicycle-stand': box(['##'], stone), 'big-painting': box(['##'], ochre), 'small-painting': box(['#'], ochre),
  bookshelf: box(['##'], wood), 'tall-bookshelf': box(['###'], wood), 'bottle-shelf': box(['###'], wood), 'bread-shelf': box(['##'], wood),
  'cafe-table': box(['.#.'], rose, 'sit'), 'pub-table': box(['.#.'], wood, 'sit'), 'dining-table': box(['.#.'], wood, 'sit'), 'long-table': box(['.##.'], wood, 'sit'),
  'reading-table': box(['.##.'], wood, 'sit'),
  'coffee-machine': box(['#'], stone), cupboard: box(['#'], wood), dartboard: box(['#'], terracotta), desk: box(['#', '.'], wood, 'sit'),
  easel: box(['#'], wood), 'filing-cabinet': box(['#'], stone), fireplace: box(['##'], stone), flag: box(['#'], rose), 'flask-shelf': box(['##'], slate),
  'flour-shelf': box(['##'], wood), fridge: box(['##'], cream), globe: box(['#'], slate), 'grocery-shelf': box(['###'], wood), kettle: box(['#'], stone),
  'kitchen-sink': box(['#'], stone), 'lab-bench': box(['##'], slate), lathe: box(['##'], stone), lectern: box(['#'], wood), 'medicine-shelf': box(['###'], cream),
  'menu-board': box(['#'], pine), microscope: box(['#'], slate), 'notice-board': box(['##'], wood), oven: box(['##'], terracotta), 'paint-shelf': box(['##'], plum),
  piano: box(['##', '..'], wood, 'sit'), plant: box(['#'], leaf), podium: box(['##'], wood), 'pottery-wheel': box(['#', '.'], stone, 'sit'),
  'produce-stand': box(['##'], leaf), scale: box(['#'], stone), 'school-desk': box(['##', '..'], wood, 'sit'), sculpture: box(['#'], stone),
  stove: box(['#'], stone), 'teacher-desk': box(['##'], wood), 'tool-wall': box(['###'], wood), 'wall-shelf': box(['##'], wood), wardrobe: box(['#'], wood),
  'wide-blackboard': box(['####'], pine), 'work-table': box(['###'], wood), workbench: box(['###'], wood), 'writing-desk': box(['##'], wood),
  fountain: box(['###', '###'], stone), 'notice-post': box(['##'], wood), 'stall-rose': box(['###'], rose), 'stall-ochre': box(['###'], ochre),
  'picnic-table': box(['.##.'], wood, 'sit'), 'great-oak': box(['#'], leaf), reeds: box(['##'], leaf), 'flower-bed': box(['###'], rose),
  'greenhouse-table': box(['###'], leaf), swing: box(['..'], wood, 'sit'), woodpile: box(['###'], wood), 'vegetable-patch': box(['##', '##', '##'], palette.soil),
  signpost: box(['#'], wood),
} as const satisfies Record<string, Furniture>

export type FurnitureKind = keyof typeof furniture
