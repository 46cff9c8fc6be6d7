import type { Random } from '../../../../shared/index.ts'
import { minutesOf, timeOfMinutes } from '../../../../shared/index.ts'
import answering from '../../../../data/lexicon/answering.json' with { type: 'json' }
import everyday from '../../../../data/lexicon/everyday.json' with { type: 'json' }
import meeting from '../../../../data/lexicon/meeting.json' with { type: 'json' }
import opening from '../../../../data/lexicon/opening.json' with { type: 'json' }
import reacting from '../../../../data/lexicon/reacting.json' with { type: 'json' }
import telling from '../../../../data/lexicon/telling.json' with { type: 'json' }
import type { Slots } from '../language/grammar.ts'
import { createGrammar } from '../language/grammar.ts'
import { bare, capitalised, sayingsOf, uncapitalised } from '../language/text.ts'
import { partOfDay, sayTime } from '../language/time-words.ts'
import type { Act } from './act.ts'
import { nameSet } from './answer.ts'
import type { Scene } from './scene.ts'
import { sayPlace } from './scene.ts'
import { doingOf, sayPlanned } from './free-time.ts'
import { inVoice, LEADS_IN, suitsOf } from './voice.ts'

/** All wordings of all acts. */
export const GRAMMAR = createGrammar({ ...opening, ...answering, ...reacting, ...telling, ...meeting, ...everyday })

/** How often a change of subject is marked by a word. Ours. */
const SHIFT_RATE = 0.4

/** The acts in words, in the speaker's voice, with sentences that it has not used before where there is a choice. */
export function wordActs(acts: readonly Act[], scene: Scene, random: Random, rejected: string | null): string {
  const avoid = sentencesToAvoid(scene, rejected)
  const suits = suitsOf(scene)
  const { self, self: { voice }, they, input: { now, places } } = scene
  const common = {
    they, here: sayPlace(now.place, places), daypart: partOfDay(now.time),
    ...greetingSlots(voice.greetings, random), ...nextSlots(scene), early: sayTime(timeOfMinutes(Math.round(minutesOf(self.wakes) / 15) * 15)), clock: sayTime(timeOfMinutes(Math.round(minutesOf(now.time) / 15) * 15)),
    farewell: voice.farewells.length > 0 ? capitalised(random.pick(voice.farewells)) : undefined,
  }
  const worded = acts.map(({ symbol, slots, shifts }) => {
    const wording = { slots: { ...common, ...slots }, suits, random, avoid }
    const text = GRAMMAR.expand(symbol, wording)
    if (text === null || !shifts || LEADS_IN.test(text) || !random.chance(SHIFT_RATE)) return text
    const shift = GRAMMAR.expand('shift', wording) ?? ''
    return shift.endsWith('.') ? `${shift} ${text}` : `${shift} ${uncapitalised(text, nameSet(scene))}`
  }).filter((text) => text !== null && text !== '')
  return inVoice(worded.join(' '), scene, random)
}

/** What comes next in one's plan, for taking leave. */
function nextSlots({ input: { plan, now, places } }: Scene): Slots {
  const next = plan.find(({ day, from, what }) => day === now.day && minutesOf(from) > minutesOf(now.time) && !/sleep|wash|winding|resting/.test(what))
  if (next === undefined) return {}
  return { nextDoing: doingOf(next.what), nextPlace: sayPlace(next.place, places), nextTime: sayPlanned(next.from) }
}

/** A greeting of one's own is a question ("What can I pour you") or it is not: they end differently. */
function greetingSlots(greetings: readonly string[], random: Random): Slots {
  if (greetings.length === 0) return {}
  const greeting = capitalised(bare(random.pick(greetings)))
  return /^(?:what|how|who|where)\b(?! (?:nice|lovely|good))/i.test(greeting) ? { asking: greeting } : { greeting }
}

function sentencesToAvoid({ mine, minePast, theirs }: Scene, rejected: string | null): ReadonlySet<string> {
  const texts = [...mine, ...minePast, ...theirs.slice(-2), ...(rejected === null ? [] : [rejected])]
  return new Set(texts.flatMap(sayingsOf))
}
