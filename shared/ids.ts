import { z } from 'zod'

/**
 * Branded ids. They are plain strings on the wire and in the store; the brand only keeps a villager's id from being
 * handed in where a dialogue's is wanted. Parse them at the edge (file, socket, model answer), trust them inside.
 */

/** A villager: kebab-case of the name in our own towns ("mira-holm"), the name itself in imported logs (any script). */
export const VillagerId = z.string().min(1).max(120).brand<'VillagerId'>()
export type VillagerId = z.infer<typeof VillagerId>

/** A place as `sector`, `sector:arena` or `sector:arena:object` (Generative Agents' scheme, without the world's name). */
export const Address = z.string().min(1).max(300).brand<'Address'>()
export type Address = z.infer<typeof Address>

/** A dialogue: "d" and its running number in the run, from 1. */
export const DialogueId = z.string().min(1).brand<'DialogueId'>()
export type DialogueId = z.infer<typeof DialogueId>

/** An utterance that was really said: `<dialogue>.<n>`, n from 1. */
export const UtteranceId = z.string().min(1).brand<'UtteranceId'>()
export type UtteranceId = z.infer<typeof UtteranceId>

/** A memory: "m" and its running number in its villager's stream, from 1. */
export const MemoryId = z.string().min(1).brand<'MemoryId'>()
export type MemoryId = z.infer<typeof MemoryId>

/** A run: the base name of its file without the ending. */
export const RunId = z.string().regex(/^[\p{L}\p{N}._-]{1,120}$/u).brand<'RunId'>()
export type RunId = z.infer<typeof RunId>

/** The id of the n-th utterance (from 1) of a dialogue. */
export const utteranceId = (dialogue: DialogueId, n: number): UtteranceId => UtteranceId.parse(`${dialogue}.${n}`)
