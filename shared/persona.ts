import { z } from 'zod'
import { Address, VillagerId } from './ids.ts'
import { TimeOfDay } from './clock.ts'

/** How one villager stands to another. The list is closed so that rules can rest on it; `note` says the rest. */
export const RelationKind = z.enum([
  'spouse', 'partner', 'parent', 'child', 'sibling', 'housemate', 'friend', 'colleague', 'employer', 'employee',
  'teacher', 'student', 'neighbour', 'rival', 'acquaintance',
])
export type RelationKind = z.infer<typeof RelationKind>

export const Relation = z.object({
  with: VillagerId,
  /** What the other is to the villager: in Wanda's file `parent` with agnieszka says that Agnieszka is Wanda's parent. */
  kind: RelationKind,
  /** In the villager's own eyes, e.g. "my older sister; we argue about the shop's hours". */
  note: z.string().default(''),
})
export type Relation = z.infer<typeof Relation>

/** How a villager speaks: material for its wording, in whatever language the town speaks. */
export const Voice = z.object({
  /** In words, for a language model: "short dry sentences, seldom asks". */
  description: z.string().default('plain and friendly'),
  sentences: z.enum(['short', 'medium', 'long']).default('medium'),
  /** 0 cool … 1 warm; 0 casual … 1 formal; 0 quiet … 1 talkative. */
  warmth: z.number().min(0).max(1).default(0.6),
  formality: z.number().min(0).max(1).default(0.4),
  talkativeness: z.number().min(0).max(1).default(0.5),
  greetings: z.array(z.string()).default([]),
  farewells: z.array(z.string()).default([]),
  /** Interjections of its own ("well now", "honestly"). */
  fillers: z.array(z.string()).default([]),
})
export type Voice = z.infer<typeof Voice>

export const Opinion = z.object({
  topic: z.string().min(1),
  stance: z.enum(['for', 'against', 'unsure']),
  /** A clause that can follow "because". */
  because: z.string().default(''),
})
export type Opinion = z.infer<typeof Opinion>

/** A piece of news that one villager knows at the start and may spread. */
export const News = z.object({
  id: z.string().min(1),
  kind: z.enum(['party', 'candidacy', 'other']),
  /** A clause about its owner in the third person: "is giving a midsummer party at the Heron pub on Monday at 19:00". */
  text: z.string().min(1),
  place: Address.nullable().default(null),
  /** For an occasion: when it starts, on which day of the run (1 is the first). */
  day: z.number().int().min(1).nullable().default(null),
  time: TimeOfDay.nullable().default(null),
})
export type News = z.infer<typeof News>

export const Work = z.object({
  place: Address,
  from: TimeOfDay,
  to: TimeOfDay,
  /** As an activity in -ing form: "baking bread and serving at the counter". */
  doing: z.string().min(1),
})
export type Work = z.infer<typeof Work>

/** One villager as its own file describes it. Only id and name are needed; imported logs often have no more. */
export const Persona = z.object({
  id: VillagerId,
  name: z.string().min(1).max(120),
  age: z.number().int().min(1).max(120).nullable().default(null),
  pronouns: z.enum(['she', 'he', 'they']).default('they'),
  traits: z.array(z.string()).default([]),
  /** A noun phrase: "baker", "second-year chemistry student". */
  occupation: z.string().default(''),
  /** What they do and know, in whole sentences in the third person. */
  about: z.string().default(''),
  /** What is on their mind now, in the third person. */
  concern: z.string().default(''),
  /** A project of their own as a noun phrase: "a survey of the pond's dragonflies". */
  project: z.string().default(''),
  interests: z.array(z.string()).default([]),
  lifestyle: z.string().default(''),
  wakes: TimeOfDay.default('07:00'),
  sleeps: TimeOfDay.default('22:30'),
  home: Address.nullable().default(null),
  bed: Address.nullable().default(null),
  work: Work.nullable().default(null),
  relations: z.array(Relation).default([]),
  voice: Voice.prefault({}),
  opinions: z.array(Opinion).default([]),
  /** Known to nobody else until told. In the first person without a full stop: "I sold my grandmother's ring to pay the rent". */
  secrets: z.array(z.string()).default([]),
  news: z.array(News).default([]),
  /** Name of the sprite in the atlas; null: one is chosen by a hash of the id. */
  sprite: z.string().nullable().default(null),
})
export type Persona = z.infer<typeof Persona>

/** How `persona` stands to `other`, if they know each other by the file. */
export const relationTo = (persona: Persona, other: VillagerId): Relation | undefined =>
  persona.relations.find((relation) => relation.with === other)

/** First word of the name, which is how villagers address each other. */
export const firstName = (persona: Pick<Persona, 'name'>): string => persona.name.split(/\s+/u)[0] ?? persona.name
