/** Names in a line of talk, in any script: found, resolved to the full name, and masked for the tagger. */

/** Full names by every form that a line may use: the full name, and each part of it that belongs to one person only. */
export type NameForms = ReadonlyMap<string, string>

/** Parts of names that stand for nobody in particular. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'professor', 'de', 'da', 'van', 'von', 'der', 'la', 'el', 'al', 'bin', 'ibn'])

const known = new WeakMap<readonly string[], NameForms>()

/**
 * Forms of these full names. A first name that two share stands for neither; a last name likewise, so that a family's
 * members are told apart by their first names.
 */
export function nameForms(names: readonly string[]): NameForms {
  const kept = known.get(names)
  if (kept) return kept
  const owners = new Map<string, Set<string>>()
  for (const name of names) {
    for (const part of [name, ...name.split(/\s+/u).filter((piece) => [...piece].length > 1 && !TITLES.has(piece.toLowerCase()))]) {
      owners.set(part, (owners.get(part) ?? new Set()).add(name))
    }
  }
  const forms = new Map([...owners].flatMap(([form, full]) => full.size === 1 ? [[form, [...full][0] as string] as const] : []))
  known.set(names, forms)
  return forms
}

export interface NameMention { readonly name: string, readonly start: number, readonly end: number }

const LETTER = /[\p{L}\p{N}]/u

/** Every mention of a known name, longest form first, none inside a longer word (where the script parts words at all). */
export function mentionsOf(text: string, forms: NameForms): NameMention[] {
  const found: NameMention[] = []
  const ordered = [...forms].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))
  for (const [form, name] of ordered) {
    for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + form.length)) {
      const end = start + form.length
      if (found.some((other) => start < other.end && end > other.start)) continue
      if (!standsAlone(text, start, end)) continue
      found.push({ name, start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Scripts without spaces between words cannot tell a name from a part of a longer word by its neighbours. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function standsAlone(text: string, start: number, end: number): boolean {
  if (UNSPACED.test(text.slice(start, end))) return true
  return !LETTER.test(text[start - 1] ?? ' ') && !LETTER.test(text[end] ?? ' ')
}
