import type { Token } from './tagger.ts'
import { tagged } from './tagger.ts'

/** What one clause says: who, the verb group in its parts, and the rest. */
export interface Clause {
  readonly subject: string
  readonly negated: boolean
  /** Denied of all time: "never". */
  readonly never: boolean
  /** `plan`: will, is going to, plans to; `wish`: would like to; `possible`: can, might, should; `past`, `perfect`, `present`, `going-on`. */
  readonly mode: 'present' | 'going-on' | 'past' | 'perfect' | 'plan' | 'wish' | 'possible'
  readonly verb: Token
  readonly rest: readonly Token[]
}

/** Contractions written out, so that the tagger sees subject and verb apart. "'s" after a noun is left: it may be possessive. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[’]/gu, '\''],
  [/\b(can)'t\b/giu, '$1 not'], [/\b(w)on't\b/giu, '$1ill not'], [/\b(sha)n't\b/giu, '$1ll not'], [/n't\b/giu, ' not'],
  [/\b(I)'m\b/gu, '$1 am'], [/'re\b/giu, ' are'], [/'ve\b/giu, ' have'], [/'ll\b/giu, ' will'], [/'d\b/giu, ' would'],
  [/\b(let)'s\b/giu, '$1 us'], [/\b(he|she|it|that|this|there|here|what|who|how|where)'s been\b/giu, '$1 has been'],
  [/\b(he|she|it|that|this|there|here|what|who|how|where)'s\b/giu, '$1 is'],
  [/\b(am|is|are) gonna\b/giu, '$1 going to'], [/\bwanna\b/giu, 'want to'], [/\bcannot\b/giu, 'can not'],
]

export const writtenOut = (sentence: string): string =>
  CONTRACTIONS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), sentence)

const SUBJECT_PRONOUNS = new Set(['i', 'we', 'you', 'he', 'she'])
/** Words between subject and verb that change nothing. */
const FILLERS = new Set(['also', 'really', 'actually', 'just', 'still', 'always', 'often', 'usually', 'currently', 'now', 'both', 'definitely', 'already',
  'certainly', 'probably', 'recently', 'lately', 'truly', 'honestly', 'all', 'mainly', 'mostly', 'even', 'only', 'do', 'too', 'so', 'quite', 'very'])
const MODALS_OF_PLAN = new Set(['will', 'shall'])
const MODALS_POSSIBLE = new Set(['can', 'could', 'might', 'may', 'should', 'must'])
/** Verbs that the tagger takes for nouns after an unknown name ("lives", "works"). */
const STATE_VERBS = new Set(['lives', 'works', 'studies', 'runs', 'owns', 'likes', 'loves', 'hates', 'plans', 'teaches', 'manages', 'researches', 'paints',
  'bakes', 'plays', 'wants', 'needs', 'helps', 'lived', 'worked', 'studied', 'says', 'thinks', 'knows', 'rents', 'lends', 'trains', 'visits', 'walks'])
/** A clause after one of these states nothing. */
const IRREALIS = new Set(['if', 'whether', 'unless', 'suppose', 'imagine'])
/** Verbs whose clause is a wish or a guess and not a statement. */
const UNREAL_VERBS = new Set(['hope', 'wish', 'wonder', 'guess', 'suppose', 'doubt', 'imagine', 'bet'])
/** Longest object taken over, in tokens. Ours: longer ones are whole clauses. */
const LONGEST_REST = 14

/** The mask of a known name, e.g. "Xname3": one token of its own in every script. */
export const MASK = /^Xname(\d+)$/u

/** Clauses of one sentence (names masked) that state something; none of a question. */
export function clausesOf(sentence: string): Clause[] {
  if (/\?["”’)]*$/u.test(sentence)) return []
  const tokens = tagged(writtenOut(sentence))
  const clauses: Clause[] = []
  let unreal = false
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (/^[;.!?]$/u.test(token.text) || /^(?:but|because)$/iu.test(token.text)) unreal = false
    if (IRREALIS.has(token.text.toLowerCase())) unreal = true
    if (!isSubject(tokens, at) || isInverted(tokens, at)) continue
    let next = at + 1
    for (;;) {
      const clause = clauseFrom(tokens, token.text, next)
      if (!clause) break
      if (!unreal && clause.clause.rest[0]?.tag !== 'AUX') clauses.push(clause.clause)
      if (UNREAL_VERBS.has(clause.clause.verb.lemma)) unreal = true
      next = coordinated(tokens, clause.end)
      if (next < 0) break
    }
  }
  return clauses
}

function isSubject(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (!SUBJECT_PRONOUNS.has(token.text.toLowerCase()) && !MASK.test(token.text)) return false
  let next = at + 1
  while (FILLERS.has(tokens[next]?.text.toLowerCase() ?? '') && !/^do$/iu.test(tokens[next]?.text ?? '')) next += 1
  return startsVerb(tokens[next]) || verbAfterName(tokens, next)
}

/** A word in -s right after a name that the tagger takes for a noun, with an object or a preposition after it: "Xname0 bakes the bread". */
const verbAfterName = (tokens: readonly Token[], at: number): boolean =>
  MASK.test(tokens[at - 1]?.text ?? '') && tokens[at]?.tag === 'NOUN' && /^\p{Ll}+s$/u.test(tokens[at]?.text ?? '') && /^(?:DET|PRON|ADP|PROPN|NUM)$/u.test(tokens[at + 1]?.tag ?? '')

const startsVerb = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'AUX' || (token.tag === 'VERB' && !/ing$/u.test(token.text)) || STATE_VERBS.has(token.text)
    || /^(?:not|never|no)$/iu.test(token.text))

/** "do you like", "are you": a question inside a longer sentence. */
const isInverted = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens[at - 1]?.tag === 'AUX' && SUBJECT_PRONOUNS.has(tokens[at]?.text.toLowerCase() ?? '')

/** The token after "and" or "but" where the same subject goes on with another verb; -1 where it does not. */
function coordinated(tokens: readonly Token[], end: number): number {
  const joint = tokens[end]?.text === ',' ? end + 1 : end
  if (!/^(?:and|but|or)$/iu.test(tokens[joint]?.text ?? '')) return -1
  let next = joint + 1
  while (FILLERS.has(tokens[next]?.text.toLowerCase() ?? '')) next += 1
  return startsVerb(tokens[next]) ? next : -1
}

function clauseFrom(tokens: readonly Token[], subject: string, start: number): { clause: Clause, end: number } | undefined {
  let at = start
  let negated = false
  let never = false
  let mode: Clause['mode'] | undefined
  let verb: Token | undefined
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    const word = token.text.toLowerCase()
    if (/^(?:not|never)$/u.test(word)) [negated, never] = [true, never || word === 'never']
    else if (word === 'no' && tokens[at + 1]?.text === 'longer') { negated = true; at += 1 }
    else if (FILLERS.has(word)) continue
    else if (MODALS_OF_PLAN.has(word)) mode = 'plan'
    else if (word === 'would') mode = 'wish'
    else if (MODALS_POSSIBLE.has(word)) mode = 'possible'
    else if (/^(?:have|has|had)$/u.test(word) && continuesVerb(tokens, at)) mode ??= 'perfect'
    else if (/^(?:do|does|did)$/u.test(word) && continuesVerb(tokens, at)) mode ??= word === 'did' ? 'past' : 'present'
    else if (/^(?:am|is|are|was|were|be|been|being)$/u.test(word)) {
      const going = verbAfterBe(tokens, at)
      if (going === undefined) { verb = token; mode ??= /^(?:was|were)$/u.test(word) ? 'past' : 'present'; at += 1; break }
      mode = mode === undefined || mode === 'perfect' ? (/^(?:was|were)$/u.test(word) ? 'past' : 'going-on') : mode
    } else if (token.tag === 'VERB' || STATE_VERBS.has(word) || verbAfterName(tokens, at) || (token.tag === 'AUX' && /^(?:have|has|had|do|does|did)$/u.test(word))) {
      const intent = intentOf(tokens, at)
      if (intent) { mode = intent.mode; at = intent.at; continue }
      verb = token
      mode ??= pastForm(token) ? 'past' : 'present'
      at += 1
      break
    } else break
  }
  if (!verb || mode === undefined) return undefined
  const end = endOfRest(tokens, at)
  return { clause: { subject, negated, never, mode, verb, rest: tokens.slice(at, end) }, end }
}

/** A form of the past: it differs from the lemma and is neither in -s nor in -ing ("worked", "met"). */
const pastForm = ({ text, lemma }: Token): boolean => text.toLowerCase() !== lemma && !/(?:s|ing)$/u.test(text)

function continuesVerb(tokens: readonly Token[], at: number): boolean {
  let next = at + 1
  while (/^(?:not|never|no|longer)$/iu.test(tokens[next]?.text ?? '') || FILLERS.has(tokens[next]?.text.toLowerCase() ?? '')) next += 1
  const token = tokens[next]
  return token?.tag === 'VERB' || token?.tag === 'AUX'
}

/** The verb in -ing after a form of be ("is working"); undefined where be is the verb itself. */
function verbAfterBe(tokens: readonly Token[], at: number): Token | undefined {
  let next = at + 1
  while (/^(?:not|never)$/iu.test(tokens[next]?.text ?? '') || FILLERS.has(tokens[next]?.text.toLowerCase() ?? '')) next += 1
  const token = tokens[next]
  return token?.tag === 'VERB' && /ing$/u.test(token.text) ? token : undefined
}

/** "plan to", "going to", "want to", "would like to": the intent is the mode, the verb follows. */
function intentOf(tokens: readonly Token[], at: number): { mode: 'plan' | 'wish', at: number } | undefined {
  if (tokens[at + 1]?.text.toLowerCase() !== 'to' || !/^(?:VERB|AUX)$/u.test(tokens[at + 2]?.tag ?? '')) return undefined
  const lemma = tokens[at]?.lemma ?? ''
  if (/^(?:plan|go|intend|mean|decide|agree|promise|arrange)$/u.test(lemma)) return { mode: 'plan', at: at + 1 }
  if (/^(?:want|like|love|hope|wish|prefer)$/u.test(lemma)) return { mode: 'wish', at: at + 1 }
  return undefined
}

function endOfRest(tokens: readonly Token[], start: number): number {
  let at = start
  for (; at < tokens.length && at - start < LONGEST_REST; at += 1) {
    const token = tokens[at] as Token
    if (token.tag === 'PUNCT' && !/^["'“”‘’()-]$/u.test(token.text)) break
    if (at > start && token.tag === 'CCONJ' && (coordinated(tokens, at) >= 0 || isSubject(tokens, at + 1))) break
    if (at > start && /^(?:because|although|though|while|so|which|who|when|since|whenever|unless|if|until)$/iu.test(token.text)) break
    if (isSubject(tokens, at)) break
  }
  return at
}
