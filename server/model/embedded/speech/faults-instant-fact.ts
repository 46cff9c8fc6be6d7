import facts from '../../../../data/lexicon/faults.json' with { type: 'json' }
import { firstWord, polished } from '../language/text.ts'
import { inserted } from './faults.ts'
import type { Plant } from './faults.ts'
import { choices } from './tell.ts'

/** An objective event about a third townsperson that nothing in memory supports (SDR, section 4.1 (3)). */
export const plantInstantFact: Plant = (text, { input: { known }, closeness }, random) => {
  if (known.length === 0) return null
  const related = known.filter(({ relation }) => relation !== null)
  const third = random.pick(related.length > 0 && random.chance(0.6) ? related : known)
  const others = known.filter(({ id }) => id !== third.id)
  const withOther = others.length > 0 && random.chance(0.2)
  const other = withOther ? random.pick(others) : null
  const invented = other === null ? random.pick(facts.invented) : random.pick(facts.inventedOfTwo)
  const name = random.chance(0.3) && closeness < 0.9 ? third.name : firstWord(third.name)
  const claim = choices(invented, random).replaceAll('{third}', name).replaceAll('{fourth}', other === null ? '' : firstWord(other.name))
  const lead = random.pick(facts.leads)
  return {
    text: polished(inserted(text, polished(`${lead}${claim}.`))),
    fault: { issue: 'instant-fact', what: `makes up that ${claim}`, about: other === null ? [third.id] : [third.id, other.id] },
  }
}
