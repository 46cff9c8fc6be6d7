import type { Persona } from '../../shared/index.ts'
import type { NameForm, NameKind } from './name-forms.ts'
import { nameForms, WORD_GAP } from './name-forms.ts'
import { readsAsOrdinaryWord } from './ordinary-words.ts'

/** A name in a text, and all who bear it. */
export interface Mention {
  /** As it stands in the text. */
  readonly text: string
  /** Offset in the text, in its NFC form. */
  readonly at: number
  readonly kind: NameKind
  readonly bearers: readonly Persona[]
}

/**
 * Names of villagers in a text, in order of appearance: full, first and last names, with or without a possessive, in any script; the
 * longest form wins ("Ada Berg" is not also "Berg"), and a name is never found inside another word ("Ann" in "Anna", "Lee" in
 * "sleet"). Single names count as written in the file or in capitals, since many are ordinary words in small letters.
 * Cases that change a name's end (Russian "Анной", German "Adas") are not recognised.
 */
export function findMentions(text: string, villagers: readonly Persona[]): Mention[] {
  const index = indexOf(villagers)
  const normal = text.normalize('NFC')
  const pattern = index.patternFor(normal)
  if (!pattern) return []
  return [...normal.matchAll(pattern)].flatMap((match): Mention[] => {
    const entry = index.forms.get(spaced(match[0]))
    if (!entry || (entry.kind !== 'full' && readsAsOrdinaryWord(match[0], normal, match.index))) return []
    return [{ text: match[0], at: match.index, ...entry }]
  })
}

interface NameIndex {
  readonly villagers: readonly Persona[]
  readonly forms: ReadonlyMap<string, { kind: NameKind; bearers: readonly Persona[] }>
  /** Finds the names in a text; null: there is none for sure. */
  patternFor(text: string): RegExp | null
}

/** Names compiled so far, by the first of the cast: a town asks again and again with the same people in a new list. */
const indexes = new WeakMap<Persona, NameIndex>()

function indexOf(villagers: readonly Persona[]): NameIndex {
  const [first] = villagers
  const known = first && indexes.get(first)
  if (known?.villagers === villagers) return known
  if (known?.villagers.length === villagers.length && villagers.every((villager, at) => villager === known.villagers[at])) return known
  const forms = bearersByForm(villagers)
  const index = { villagers, forms, patternFor: patternFinder([...forms.keys()]) }
  if (first) indexes.set(first, index)
  return index
}

/** Patterns kept for a large cast; the same few people are named again and again. Ours. */
const MOST_PATTERNS = 500

/** One pattern for a small cast. A pattern of thousands of names costs more the more there are: of a large cast only those go in whose first word stands in the text. */
function patternFinder(forms: readonly string[]): (text: string) => RegExp | null {
  if (forms.length === 0) return () => null
  if (forms.length <= FEW_FORMS) {
    const pattern = patternOf(forms)
    return () => pattern
  }
  const byStart = new Map<string, string[]>()
  for (const form of forms) byStart.set(form.slice(0, START), [...(byStart.get(form.slice(0, START)) ?? []), form])
  const patterns = new Map<string, RegExp>()
  return (text) => {
    const present = formsIn(text, byStart)
    if (present.length === 0) return null
    const key = present.join('|')
    const pattern = patterns.get(key) ?? patternOf(present)
    if (patterns.size >= MOST_PATTERNS) patterns.clear()
    patterns.set(key, pattern)
    return pattern
  }
}

/** Forms that one pattern holds well: a cast of about sixty. Ours. */
const FEW_FORMS = 300
/** Characters by which forms are looked up. Ours. */
const START = 2

function formsIn(text: string, byStart: ReadonlyMap<string, readonly string[]>): string[] {
  const present = new Set<string>()
  for (let at = 0; at < text.length; at += 1) {
    for (const form of byStart.get(text.slice(at, at + START)) ?? []) if (text.startsWith(form.split(' ', 1)[0] as string, at)) present.add(form)
  }
  return [...present].sort()
}

const KINDS: readonly NameKind[] = ['full', 'first', 'last']

/** A form that is one villager's first name and another's last is taken for the first name. */
function bearersByForm(villagers: readonly Persona[]): NameIndex['forms'] {
  const found = new Map<string, { kind: NameKind; bearers: Persona[] }>()
  for (const kind of KINDS) {
    for (const villager of villagers) {
      for (const written of nameForms(villager).filter((form) => form.kind === kind).flatMap(spellings)) {
        const entry = found.get(written)
        if (!entry) found.set(written, { kind, bearers: [villager] })
        else if (entry.kind === kind && !entry.bearers.includes(villager)) entry.bearers.push(villager)
      }
    }
  }
  return found
}

const spellings = ({ text, kind }: NameForm): string[] =>
  [text, text.toUpperCase(), ...(kind === 'full' && text.includes(' ') ? [text.toLowerCase()] : [])]

// ---- Where a name may begin and end, by its script ---------------------------------------------------------------

const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー'
const LETTER = `[[\\p{L}\\p{M}\\p{N}_]--[${UNSPACED}]]`
const KATAKANA = '[\\p{sc=Katakana}ー]'
/** Particles and forms of address that Korean writes onto a name. */
const KOREAN_ENDINGS = '이?(?:은|는|가|를|을|의|에게서?|한테서?|께서?|와|과|도|만|야|아|랑|씨|님|군|양|이|네|라고?|하고|보다|처럼)'

interface Boundaries { readonly script: RegExp; readonly before: string; readonly after: string }

/** First match wins. Scripts without spaces have no word boundary to look for; Katakana words at least end where Katakana ends. */
const BOUNDARIES: readonly Boundaries[] = [
  { script: /[\p{sc=Katakana}]/u, before: `(?<!${KATAKANA})`, after: `(?!${KATAKANA})` },
  { script: /[\p{sc=Hangul}]/u, before: '(?<!\\p{sc=Hangul})', after: `(?=(?:${KOREAN_ENDINGS})*(?!\\p{sc=Hangul}))` },
  { script: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u, before: '', after: '' },
  {
    // Not "Brien" in "O'Brien", nor "Maria" in "Anna-Maria" or "Maria-Anna"; but "Anna" in "d'Anna" and "Anna's".
    script: /./u,
    before: `(?<!${LETTER})(?<!\\p{Lu}['’])(?<!${LETTER}-)`,
    after: `(?!${LETTER})(?!['’\\-]\\p{Lu})`,
  },
]

function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = [...forms].sort((one, other) => other.length - one.length)
  const groups = BOUNDARIES.map(({ before, after }, index) => {
    const own = longestFirst.filter((form) => BOUNDARIES.findIndex((boundaries) => boundaries.script.test(form)) === index)
    return own.length === 0 ? [] : [`${before}(?:${own.map(escaped).join('|')})${after}`]
  })
  return new RegExp(groups.flat().join('|'), 'gv')
}

const escaped = (form: string): string => form.replace(/[\^$\\.*+?()[\]{}|/]/gu, '\\$&').replaceAll(' ', WORD_GAP.source)

const spaced = (form: string): string => form.split(WORD_GAP).join(' ')
