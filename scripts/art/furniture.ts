import type { ObjectUse } from '../../shared/world.ts'
import * as home from './furniture/home.ts'
import * as learning from './furniture/learning.ts'
import * as outdoors from './furniture/outdoors.ts'
import * as shops from './furniture/shops.ts'
import { palette, type Material } from './palette.ts'
import type { PixelCanvas } from './pixel-canvas.ts'
import { drawGreatOak, drawWillow } from './draw-trees.ts'

/** One kind of furniture. */
export interface Furniture {
  /** What it stands on: `#` blocks, `.` is its own but can be walked (chairs, the foot of a bed), a blank is not its own. */
  readonly cells: readonly string[]
  readonly use: ObjectUse
  /** Flat on the floor, behind everybody, or sorted with the villagers by its foot. */
  readonly depth: 'floor' | 'low' | 'tall'
  /** Its picture: as wide as its cells, and as high or higher; the bottom lies on the last row of cells. */
  readonly draw: () => PixelCanvas
}

const CLOTHS = ['rose', 'slate', 'pine', 'ochre', 'plum', 'terracotta'] as const
type InCloths<Name extends string> = Record<`${Name}-${(typeof CLOTHS)[number]}`, Furniture>

/** The same furniture in every colour of cloth: `sofa-rose`, `sofa-slate` … */
const inCloths = <Name extends string>(name: Name, make: (cloth: Material) => Furniture): InCloths<Name> =>
  Object.fromEntries(CLOTHS.map((cloth) => [`${name}-${cloth}`, make(palette[cloth])])) as InCloths<Name>

const low = (cells: readonly string[], draw: () => PixelCanvas, use: ObjectUse = 'stand'): Furniture => ({ cells, use, depth: 'low', draw })
const tall = (cells: readonly string[], draw: () => PixelCanvas, use: ObjectUse = 'stand'): Furniture => ({ cells, use, depth: 'tall', draw })
const flat = (cells: readonly string[], draw: () => PixelCanvas): Furniture => ({ cells, use: 'stand', depth: 'floor', draw })

export const furniture = {
  ...inCloths('bed', (cloth) => low(['#', '.'], () => home.bed(1, cloth), 'lie')),
  ...inCloths('double-bed', (cloth) => low(['##', '..'], () => home.bed(2, cloth), 'lie')),
  ...inCloths('rug', (cloth) => flat(['   ', '   '], () => home.rug(cloth))),
  ...inCloths('armchair', (cloth) => low(['.'], () => home.armchair(cloth), 'sit')),
  ...inCloths('sofa', (cloth) => low(['..'], () => home.sofa(cloth), 'sit')),
  ...inCloths('small-rug', (cloth) => flat(['  '], () => home.smallRug(cloth))),
  // Homes
  desk: low(['#', '.'], home.desk, 'sit'), wardrobe: low(['#'], home.wardrobe), stove: low(['#'], home.stove),
  'kitchen-sink': low(['#'], home.kitchenSink),
  cupboard: low(['#'], home.cupboard), kettle: low(['#'], home.kettleCounter), 'coffee-machine': low(['#'], home.coffeeMachine),
  bookshelf: low(['##'], home.bookshelf),
  'tall-bookshelf': low(['###'], home.tallBookshelf), plant: low(['#'], home.plant), 'dining-table': low(['.#.'], home.diningTable, 'sit'),
  'long-table': low(['.##.'], home.longTable, 'sit'), 'reading-table': low(['.##.'], home.readingTable, 'sit'), bath: low(['#', '#'], home.bath),
  'bath-mat': flat([' '], home.bathMat), 'wash-basin': low(['#'], home.washBasin), toilet: low(['#'], home.toilet), shower: low(['#'], home.shower),
  crates: low(['#'], home.crates), sacks: low(['#'], home.sacks), barrel: low(['#'], () => home.barrel()), barrels: low(['##'], home.barrels),
  // Cafe, pub, shops, workshop
  'cafe-counter': tall(['####'], shops.cafeCounter), 'bar-counter': tall(['#####'], shops.barCounter),
  'shop-counter': tall(['##'], shops.shopCounter),
  'cafe-table': low(['.#.'], shops.cafeTable, 'sit'), 'pub-table': low(['.#.'], shops.pubTable, 'sit'),
  'bottle-shelf': low(['###'], shops.bottleShelf),
  dartboard: low(['#'], shops.dartboard), fireplace: low(['##'], shops.fireplace), 'wall-shelf': low(['##'], shops.wallShelf),
  'flour-shelf': low(['##'], shops.flourShelf), 'medicine-shelf': low(['###'], shops.medicineShelf), 'flask-shelf': low(['##'], shops.flaskShelf),
  'bread-shelf': low(['##'], shops.breadShelf), 'grocery-shelf': tall(['###'], shops.groceryShelf), fridge: low(['##'], shops.fridge),
  'produce-stand': tall(['##'], shops.produceStand), scale: low(['#'], shops.scale), 'menu-board': low(['#'], shops.menuBoard),
  piano: low(['##', '..'], shops.piano, 'sit'),
  oven: low(['##'], shops.oven), 'work-table': low(['###'], shops.workTable), lathe: tall(['##'], shops.lathe),
  'bar-stool': low(['.'], shops.barStool, 'sit'),
  // College, school, town hall, studio
  'wide-blackboard': low(['####'], learning.blackboard), lectern: tall(['#'], learning.lectern), globe: low(['#'], learning.globe),
  'school-desk': low(['##', '..'], learning.schoolDesk, 'sit'), 'lab-bench': tall(['##'], learning.labBench),
  microscope: low(['#'], learning.microscope),
  'writing-desk': tall(['##'], learning.writingDesk), 'teacher-desk': tall(['##'], learning.teacherDesk),
  'notice-board': low(['##'], learning.noticeBoard),
  flag: low(['#'], learning.flag), podium: tall(['##'], learning.podium), 'bench-seat': low(['..'], learning.pew, 'sit'),
  'filing-cabinet': low(['#'], learning.filingCabinet),
  'archive-shelf': low(['###'], learning.archiveShelf), 'paint-shelf': low(['##'], learning.paintShelf), easel: tall(['#'], learning.easel),
  'pottery-wheel': low(['#', '.'], learning.potteryWheel, 'sit'), 'big-painting': low(['##'], learning.bigPainting),
  'small-painting': low(['#'], learning.smallPainting),
  sculpture: tall(['#'], learning.sculpture), 'tool-wall': low(['###'], learning.toolWall), workbench: low(['###'], learning.workbench),
  'bicycle-stand': tall(['##'], learning.bicycleStand),
  'book-island': tall(['###'], learning.bookIsland), runner: flat(Array.from({ length: 7 }, () => '  '), learning.runner),
  canvases: low(['##'], learning.canvases),
  splashes: flat(['  ', '  '], learning.splashes),
  // Outdoors
  sandpit: flat(['   ', '   '], learning.sandpit),
  ...inCloths('parasol-table', (cloth) => tall(['.#.'], () => outdoors.parasolTable(cloth), 'sit')),
  well: tall(['##'], outdoors.well), 'mailbox-rose': tall(['#'], () => outdoors.mailbox(palette.rose)),
  'mailbox-slate': tall(['#'], () => outdoors.mailbox(palette.slate)),
  'mailbox-pine': tall(['#'], () => outdoors.mailbox(palette.pine)), 'laundry-line': tall(['###'], outdoors.laundryLine),
  beehives: tall(['##'], outdoors.beehives),
  wheelbarrow: low(['##'], outdoors.wheelbarrow), 'flower-cart': tall(['###'], outdoors.flowerCart), willow: tall(['#'], drawWillow),
  bench: low(['..'], outdoors.bench, 'sit'), fountain: tall(['###', '###'], outdoors.fountain), 'notice-post': tall(['##'], outdoors.noticePost),
  'stall-rose': tall(['###'], () => outdoors.stall(palette.rose)), 'stall-ochre': tall(['###'], () => outdoors.stall(palette.ochre)),
  'stall-pine': tall(['###'], () => outdoors.stall(palette.pine)),
  'picnic-table': low(['.##.'], outdoors.picnicTable, 'sit'), 'great-oak': tall(['#'], drawGreatOak), reeds: tall(['##'], outdoors.reeds),
  'flower-bed': low(['###'], outdoors.flowerBed), 'greenhouse-table': tall(['###'], outdoors.greenhouse), swing: tall(['..'], outdoors.swing, 'sit'),
  woodpile: tall(['###'], outdoors.woodpile), 'vegetable-patch': low(['##', '##', '##'], outdoors.vegetablePatch),
  signpost: tall(['#'], outdoors.signpost),
  'lamp-post': tall(['#'], outdoors.lampPost), 'flower-tub-rose': low(['#'], () => outdoors.flowerTub(palette.rose)),
  'flower-tub-plum': low(['#'], () => outdoors.flowerTub(palette.plum)),
} as const satisfies Record<string, Furniture>

export type FurnitureKind = keyof typeof furniture
