import type { Random } from '../../../../shared/index.ts'
import { normalised } from './text.ts'

/**
 * A grammar with slots: a symbol has many alternatives, an alternative holds text, `{slot}`s to be filled, `<symbol>`s to
 * be worded in turn and `[one|another|]` choices. Tags in front, "(warm long) …", say whom it suits. An alternative
 * whose slot is not given is never chosen, so what a villager does not know it cannot say.
 */
export type Rules = Readonly<Record<string, readonly string[]>>
export type Slots = Readonly<Record<string, string | undefined>>

/** How well a tag suits the speaker now: a factor on the alternative's weight, 0 excludes it. */
export type Suits = (tag: string) => number

export interface Wording {
  readonly slots: Slots
  readonly suits: Suits
  readonly random: Random
  /** Sentences that shall not be used, normalised: those already said, and what was rejected. */
  readonly avoid: ReadonlySet<string>
}

export interface Grammar {
  /** One wording of a symbol, or null where no alternative can be filled. */
  expand(symbol: string, wording: Wording): string | null
  has(symbol: string): boolean
}

interface Alternative { readonly tags: readonly string[]; readonly parts: readonly Part[]; readonly needs: readonly string[] }
type Part = { type: 'text'; text: string } | { type: 'slot'; name: string } | { type: 'symbol'; name: string } | { type: 'choice'; options: readonly (readonly Part[])[] }

/** Draws before a wording that should be avoided is taken all the same. Ours. */
const ATTEMPTS = 6

/** Reads rules once. A symbol that is named but has no rule throws an Error: the lexicon is ours, so that is a defect. */
export function createGrammar(rules: Rules): Grammar {
  const compiled = new Map(Object.entries(rules).map(([symbol, texts]) => [symbol, texts.map(compile)]))
  for (const [symbol, alternatives] of compiled) for (const { parts } of alternatives) checkSymbols(symbol, parts, compiled)

  const render = (parts: readonly Part[], wording: Wording): string | null => {
    let text = ''
    for (const part of parts) {
      const piece = renderPart(part, wording)
      if (piece === null) return null
      text += piece
    }
    return text
  }
  const renderPart = (part: Part, wording: Wording): string | null => {
    switch (part.type) {
      case 'text': return part.text
      case 'slot': return wording.slots[part.name] ?? null
      case 'symbol': return draw(part.name, wording)
      case 'choice': return render(wording.random.pick(part.options), wording)
      default: return part satisfies never
    }
  }
  const draw = (symbol: string, wording: Wording): string | null => {
    let left = (compiled.get(symbol) ?? []).filter(({ needs }) => needs.every((slot) => wording.slots[slot] !== undefined))
    let last: string | null = null
    for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt += 1) {
      const chosen = wording.random.weighted(left, ({ tags }) => tags.reduce((weight, tag) => weight * wording.suits(tag), 1))
      const text = render(chosen.parts, wording)
      if (text !== null && !wording.avoid.has(normalised(text))) return text
      last ??= text
      left = left.length > 1 ? left.filter((other) => other !== chosen) : left
    }
    return last
  }
  return { expand: draw, has: (symbol) => compiled.has(symbol) }
}

function checkSymbols(symbol: string, parts: readonly Part[], compiled: ReadonlyMap<string, unknown>): void {
  for (const part of parts) {
    if (part.type === 'symbol' && !compiled.has(part.name)) throw new Error(`invalid grammar: "${symbol}" names <${part.name}>, which has no rule`)
    if (part.type === 'choice') for (const option of part.options) checkSymbols(symbol, option, compiled)
  }
}

function compile(source: string): Alternative {
  const tagged = /^\(([a-z ]+)\)\s*/.exec(source)
  const parts = partsOf(source.slice(tagged?.[0].length ?? 0))
  return { tags: tagged?.[1]?.split(' ') ?? [], parts, needs: parts.flatMap((part) => (part.type === 'slot' ? [part.name] : [])) }
}

function partsOf(source: string): Part[] {
  const parts: Part[] = []
  for (const token of source.match(/\{[\w]+\}|<[\w-]+>|\[[^\]]*\]|[^{<[]+/g) ?? []) {
    if (token.startsWith('{')) parts.push({ type: 'slot', name: token.slice(1, -1) })
    else if (token.startsWith('<')) parts.push({ type: 'symbol', name: token.slice(1, -1) })
    else if (token.startsWith('[')) parts.push({ type: 'choice', options: token.slice(1, -1).split('|').map(partsOf) })
    else parts.push({ type: 'text', text: token })
  }
  return parts
}
