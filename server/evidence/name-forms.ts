import type { Persona } from '../../shared/index.ts'

/** What part of a villager's name a form is. A fuller form says more surely who is meant. */
export type NameKind = 'full' | 'first' | 'last'

export interface NameForm { readonly text: string; readonly kind: NameKind }

/**
 * The forms under which a villager may be named in running text: the full name, its first word, its last word, and first with last
 * where there are middle names; titles and "Jr." are no part of them. Names of three or four characters that are written
 * without a space in Han or Hangul also give the part after the family name. Single names shorter than two characters are no forms.
 */
export function nameForms({ name }: Pick<Persona, 'name'>): NameForm[] {
  const words = personalWords(name)
  const first = words[0]
  const last = words.at(-1)
  if (first === undefined || last === undefined) return []
  if (words.length === 1) return [{ text: first, kind: 'full' }, ...givenNameWithoutSpace(first)]
  const singles: NameForm[] = [{ text: first, kind: 'first' }, { text: last, kind: 'last' }]
  return [
    { text: words.join(' '), kind: 'full' },
    ...(words.length > 2 ? [{ text: `${first} ${last}`, kind: 'full' } as const] : []),
    ...singles.filter(({ text }) => [...text].length >= 2 && !text.endsWith('.')),
  ]
}

function personalWords(name: string): string[] {
  const words = name.normalize('NFC').trim().split(WORD_GAP).filter((word) => word !== '')
  const personal = words.filter((word) => !TITLES.has(word.toLowerCase().replace(/\.$/u, '')))
  return personal.length > 0 ? personal : words
}

/** 王小明 → 小明, 김민수 → 민수: one character of family name, as in nine of ten such names; two where there are four. */
function givenNameWithoutSpace(name: string): NameForm[] {
  const characters = [...name]
  if (!/^[\p{sc=Han}\p{sc=Hangul}]{3,4}$/u.test(name)) return []
  return [{ text: characters.slice(-2).join(''), kind: 'first' }]
}

/** Spaces, and the middle dots between the parts of a foreign name in Chinese and Japanese. */
export const WORD_GAP = /[\s·・‧]+/u

/** Forms of address and additions that stand beside a name in European languages, in lower case without the full stop. */
const TITLES = new Set([
  'mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'professor', 'doctor', 'sir', 'madam', 'lady', 'lord', 'rev', 'reverend', 'father', 'sister',
  'aunt', 'uncle', 'old', 'jr', 'sr', 'ii', 'iii', 'herr', 'frau', 'monsieur', 'madame', 'señor', 'señora', 'don', 'doña',
])
