import { palette, type Material } from '../palette.ts'
import type { PixelCanvas } from '../pixel-canvas.ts'
import { armsOf, CHEEKS, EYE_WHITES, EYES, HEAD, legsOf, MOUTH, TRUNK } from './body.ts'
import { extraOn, type ExtraKind } from './extras.ts'
import { Figure, mask } from './figure.ts'
import { hairOf } from './hair.ts'
import type { Look } from './look.ts'
import type { Pose } from './poses.ts'
import type { View } from './views.ts'

/** One frame of somebody: legs, trunk, arms, head, hair, and what is worn over them, from back to front. */
export function drawVillager(look: Look, pose: Pose): PixelCanvas {
  const figure = new Figure(pose.mirrored)
  if (pose.asleep) return layInBed(figure, look, pose).paint()
  const trunkDrop = look.shorter + pose.sink
  const headDrop = trunkDrop + pose.nod
  layHairBehind(figure, look, pose.view, headDrop)
  layLegs(figure, look, pose, trunkDrop)
  layTrunk(figure, look, pose, trunkDrop)
  layHead(figure, look, pose, headDrop)
  return figure.paint()
}

function layHairBehind(figure: Figure, { hair: [style, of] }: Look, view: View, drop: number): void {
  const behind = hairOf(style).behind?.[view]
  if (behind) figure.lay(behind, palette[of], drop)
}

function layLegs(figure: Figure, look: Look, pose: Pose, drop: number): void {
  const { of, cut } = look.bottom
  const cloth = palette[of]
  const bare = cut === 'trousers' ? cloth : palette[look.skin]
  for (const { leg, shoe } of legsOf(pose.view, pose.stance)) figure.lay(leg, bare).lay(shoe, palette[look.shoes])
  if (cut === 'shorts') figure.lay(pose.view === 'side' ? mask(6, 16, '####', '####') : mask(5, 16, '######', '##ss##'), cloth, drop)
  if (cut === 'skirt' || cut === 'long skirt') laySkirt(figure, cloth, pose, cut === 'long skirt', drop)
}

const SKIRT: Readonly<Record<'front' | 'side' | 'seated', readonly string[]>> = {
  front: ['.######.', '.######.', '########', '########', '########', '#b#bb#bs'],
  side: ['.#####.', '.#####.', '#######', '#######', '#######', '#b#b#bs'],
  seated: ['....####', '.#######', '########', '########', '###.....', '#bs.....'],
}

function laySkirt(figure: Figure, cloth: Material, pose: Pose, long: boolean, drop: number): void {
  const seated = pose.stance === 'sit' && pose.view === 'side'
  const [front, side] = [mask(4, 16, ...skirtRows('front', long)), mask(5, 16, ...skirtRows('side', long))]
  figure.lay(seated ? mask(3, 16, ...skirtRows('seated', long)) : pose.view === 'side' ? side : front, cloth, seated ? 0 : Math.min(drop, 2))
}

const skirtRows = (kind: keyof typeof SKIRT, long: boolean): string[] => {
  const rows = SKIRT[kind]
  return long ? [...rows] : rows.slice(0, kind === 'seated' ? 4 : 5)
}

function layTrunk(figure: Figure, look: Look, pose: Pose, drop: number): void {
  const { top, trunk, skin, extras } = look
  const cloth = palette[top.of]
  const coat = extras.find(([kind]) => kind === 'coat' || kind === 'long coat')
  const sleeve = coat ? palette[coat[1]] : cloth
  figure.lay(TRUNK[trunk][pose.view], cloth, drop)
  layExtras(figure, look, 'trunk', pose.view, drop, (kind) => !CARRIED.has(kind))
  for (const arm of armsOf(pose.view, trunk, pose.swing)) {
    figure.lay(arm.sleeve, sleeve, drop)
    figure.lay(arm.forearm, top.sleeves === 'long' || coat ? sleeve : palette[skin], drop)
    figure.lay(arm.hand, palette[skin], drop)
  }
  layExtras(figure, look, 'trunk', pose.view, drop, (kind) => CARRIED.has(kind))
}

/** What lies over the arms: held in the hand, or slung over the shoulder. */
const CARRIED: ReadonlySet<ExtraKind> = new Set<ExtraKind>(['cane', 'book', 'shawl', 'scarf', 'satchel'])

/** What nobody takes off for the night. */
const GROWN: ReadonlySet<ExtraKind> = new Set<ExtraKind>(['moustache', 'beard', 'full beard', 'streak'])

function layHead(figure: Figure, look: Look, pose: Pose, drop: number): void {
  const { skin, hair: [style, of] } = look
  figure.lay(HEAD[pose.view], palette[skin], drop)
  if (pose.view !== 'up') layFace(figure, palette[skin], pose.asleep, pose.view, drop)
  figure.lay(hairOf(style).over[pose.view], palette[of], drop)
  layExtras(figure, look, 'head', pose.view, drop, (kind) => !pose.asleep || GROWN.has(kind))
}

function layFace(figure: Figure, skin: Material, asleep: boolean, view: 'down' | 'side', drop: number): void {
  figure.lay(asleep ? EYES.asleep : EYES[view], asleep ? skin : palette.hairDark, drop)
  figure.lay(CHEEKS[view], { ...skin, base: skin.shade }, drop)
  figure.lay(MOUTH[view], skin, drop)
  if (!asleep && isDark(skin)) figure.lay(EYE_WHITES[view], palette.cream, drop)
}

/** Dark eyes are lost on dark skin without some white beside them. */
const isDark = (skin: Material): boolean => skin === palette.skinBrown || skin === palette.skinDeep

function layExtras(figure: Figure, { extras }: Look, on: 'head' | 'trunk', view: View, drop: number, wanted: (kind: ExtraKind) => boolean): void {
  for (const [kind, of] of extras) {
    const part = extraOn(on, kind)?.[view]
    if (part && wanted(kind)) figure.lay(part, palette[of], drop)
  }
}

/** Seen from above, head on a pillow, under a blanket of the colour that is worn by day. */
function layInBed(figure: Figure, look: Look, pose: Pose): Figure {
  figure.lay(mask(1, 3, '.############.', ...Array.from({ length: 7 }, () => '##############'), '.############.'), palette.cream)
  layHead(figure, look, pose, 0)
  figure.lay(mask(2, 14, ...Array.from({ length: 9 }, () => '############')), palette[look.top.of === 'cream' ? look.bottom.of : look.top.of])
  return figure.lay(mask(2, 11, '.##########.', '############', 'ssssssssssss'), palette.cream)
}
