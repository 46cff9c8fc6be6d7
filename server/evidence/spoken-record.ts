/**
 * What was said so far, as evidence is looked up in it. Correctors and measures take the type from here: they may ask
 * the record questions, but know nothing of the store behind it.
 */
export type { DialogueDatabase as SpokenRecord } from '../store/dialogue-database.ts'
