import type { Persona, Random } from '../../../../shared/index.ts'
import { personaStatements, tripletText } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import type { Claim } from './claims.ts'
import { claimWords, claimsAbout } from './claims.ts'
import { contradictionOf } from './contradiction-rules.ts'
import { parseStatement } from './statement.ts'
import { contentWords, shareOf } from './words.ts'

/** Share of a claim's content words that one own sentence must hold to support it. Ours. */
const SUPPORTED = 0.6
/** Contradiction, as the entailment rules grade it, above which one's own background denies a claim. */
const DENIED = 0.9

/**
 * Answers 'persona-vote' ("Would you, <name>, agree with <statement>?", SDR section 4.2): agrees where nothing is claimed
 * of it as a fact, or where its background or its own dialogues bear the claim out; disagrees in its own words.
 */
export function answerPersonaVote(input: QuestionInput<'persona-vote'>, random: Random): QuestionOutput<'persona-vote'> {
  const finding = findings.get(input) ?? examine(input)
  findings.set(input, finding)
  switch (finding.type) {
    case 'nothing': return { agrees: true, comment: 'Nothing is stated about me there that I would have to deny.' }
    case 'denied': return { agrees: false, comment: `No. ${input.speaker} says ${quoted(finding.claim)}, but in truth ${finding.truth}.` }
    case 'unheard': return { agrees: false, comment: unheardOf(finding.claim, input.speaker, random) }
    case 'supported': return { agrees: true, comment: 'Yes, that is so; it fits what I do and what I have said.' }
    default: throw new Error(`no vote for ${JSON.stringify(finding satisfies never)}`)
  }
}

type Finding = { readonly type: 'nothing' } | { readonly type: 'denied'; readonly claim: Claim; readonly truth: string } | { readonly type: 'unheard'; readonly claim: Claim } | { readonly type: 'supported' }

/** What a statement comes to. The trials of one vote ask about the very same input and differ only in their words. */
const findings = new WeakMap<QuestionInput<'persona-vote'>, Finding>()

function examine({ villager, speaker, statement, dialogues }: QuestionInput<'persona-vote'>): Finding {
  const line = { speaker: villager.id, name: speaker, text: statement }
  const claims = claimsAbout([villager.name], line, []).filter(({ manner }) => manner === 'fact' || manner === 'shared')
  if (claims.length === 0) return { type: 'nothing' }
  const own = ownKnowledge(villager, dialogues)
  for (const claim of claims) {
    const truth = deniedBy(claim, villager)
    if (truth !== null) return { type: 'denied', claim, truth }
    if (!isSupported(claim, own)) return { type: 'unheard', claim }
  }
  return { type: 'supported' }
}

/** Content words of every sentence that the villager knows of itself: its file, and what it said itself (what others told it may be made up). */
function ownKnowledge(villager: Persona, dialogues: QuestionInput<'persona-vote'>['dialogues']): Set<string>[] {
  const file = [...personaStatements(villager).map(tripletText), ...villager.about.split(/(?<=[.!?])\s+/u), ...villager.concern.split(/(?<=[.!?])\s+/u),
    ...villager.news.map(({ text }) => text), ...villager.secrets, villager.work?.doing ?? '']
  return [...file, ...dialogues.flatMap(({ lines }) => lines.filter((line) => line.speaker === villager.id).map(({ text }) => text))].map((text) => new Set(contentWords(text)))
}

function isSupported(claim: Claim, own: readonly Set<string>[]): boolean {
  const words = claimWords(claim)
  return words.size === 0 || own.some((sentence) => shareOf(words, sentence) >= SUPPORTED)
}

/** The villager's own statement that excludes the claim, in the first person; null where none does. */
function deniedBy({ triplet }: Claim, villager: Persona): string | null {
  const claimed = triplet === null ? null : parseStatement(tripletText({ ...triplet, subject: villager.name }))
  if (claimed === null) return null
  const against = personaStatements(villager).find((statement) => {
    const known = parseStatement(tripletText(statement))
    return known !== null && contradictionOf(known, claimed).probability > DENIED
  })
  return against === undefined ? null : inFirstPerson(`${against.relation} ${against.object}`)
}

/** "works as a baker" → "I work as a baker". */
export function inFirstPerson(predicate: string): string {
  return predicate.replace(/^(\S+)/u, (verb) => verb === 'is' ? 'I am' : verb === 'has' ? 'I have' : verb === 'does' ? 'I do' : verb === 'was' ? 'I was'
    : `I ${/(?:ch|sh|ss|x|o)es$/u.test(verb) ? verb.slice(0, -2) : /ies$/u.test(verb) ? `${verb.slice(0, -3)}y` : verb.replace(/s$/u, '')}`)
}

const quoted = ({ sentence }: Claim): string => `"${sentence.trim().replace(/[.!?]+$/u, '')}"`

const unheardOf = (claim: Claim, speaker: string, random: Random): string => random.pick([
  `I would not agree: ${speaker} says ${quoted(claim)}, and I have never said or done anything of the kind.`,
  `That is news to me. Nothing in what I do or have told anybody bears out ${quoted(claim)}.`,
  `No, I cannot confirm ${quoted(claim)}; I know nothing of it, and ${speaker} cannot have it from me.`,
])
