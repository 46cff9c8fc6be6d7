import { z } from 'zod'

/** [subject, relation, object] of personal information (SDR, section 4.1 and appendix C). */
export const Triplet = z.object({ subject: z.string().min(1), relation: z.string().min(1), object: z.string().min(1) })
export type Triplet = z.infer<typeof Triplet>

/** The sentence that an entailment model reads. */
export const tripletText = ({ subject, relation, object }: Triplet): string => `${subject} ${relation} ${object}`
