import { BODYWEAR } from './bodywear.ts'
import { HEADWEAR } from './headwear.ts'
import type { Views } from './views.ts'

/** What somebody wears or carries beside hair, top and bottom. What is worn on the head moves with it, the rest with the trunk. */
const EXTRAS = { head: HEADWEAR, trunk: BODYWEAR }

export type ExtraKind = keyof typeof HEADWEAR | keyof typeof BODYWEAR

/** The masks of a kind where it is worn there, nothing where it is worn elsewhere. */
export const extraOn = (where: keyof typeof EXTRAS, kind: ExtraKind): Views | undefined => (EXTRAS[where] as Readonly<Record<string, Views>>)[kind]
