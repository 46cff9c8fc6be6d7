import type { Random } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { bare, firstWord } from '../language/text.ts'
import { closenessOf } from '../speech/scene.ts'

type Input = QuestionInput<'talk-decision'>

/** Chance to talk of somebody of middling talkativeness to an acquaintance not yet met today. Ours: it gives some 20 talks a villager and day. */
const BASE = 0.2

/** Talks after which the wish to talk wears off, halving with each so many. Ours. */
const WEARS_OFF = 14

/** Whether to talk, by relation, time since the last talk, what there is to say and how talkative one is; and what about. */
export function decideToTalk(input: Input, random: Random): QuestionOutput<'talk-decision'> {
  const { self, partner, minutesSinceLastTalk, talksToday, selfStatus, partnerStatus } = input
  const matters = mattersToRaise(input)
  const rested = minutesSinceLastTalk === null ? 1.25 : Math.min(1.1, 0.3 + minutesSinceLastTalk / 240)
  const closeness = partner.relation === 'rival' ? 0.5 : 0.6 + 0.6 * closenessOf(partner.relation)
  const busy = [selfStatus, partnerStatus].some((status) => /swim|running|wash|teeth|dress|lesson/i.test(status)) ? 0.35 : 1
  const chance = BASE * (0.5 + self.voice.talkativeness) * closeness * rested * busy * (1 + 0.35 * Math.min(2, matters.length)) * 0.5 ** (talksToday / WEARS_OFF)
  return random.chance(chance) ? { talk: true, intent: random.pick(matters.length > 0 && random.chance(0.75) ? matters : smallTalk(input)) } : { talk: false, intent: '' }
}

/** Own news, news heard from others, what one remembers of the other, and one's own concern among friends. */
function mattersToRaise({ self, partner, memories }: Input): string[] {
  const news = memories.filter(({ kind, heardFrom, about }) => kind === 'news' && heardFrom !== partner.id && !about.includes(partner.id)).map(({ text }) => `I want to tell the news: ${bare(text)}`)
  const own = self.news.map(({ text }) => `I want to tell that ${self.name} ${bare(text)}`)
  const told = memories.filter(({ kind, about }) => kind === 'fact' && about.includes(partner.id)).slice(0, 2).map(({ text }) => `I want to ask how it goes on: ${bare(text)}`)
  const meeting = memories.filter(({ kind, about }) => kind === 'commitment' && about.includes(partner.id)).slice(0, 1).map(({ text }) => `I want to speak of our meeting: ${bare(text)}`)
  const concern = self.concern !== '' && closenessOf(partner.relation) >= 0.7 ? [`I want to talk about what is on my mind: ${bare(self.concern)}`] : []
  return [...own, ...news, ...told, ...meeting, ...concern]
}

const smallTalk = ({ partner }: Input): string[] => {
  const name = firstWord(partner.name)
  return [`I want to hear how ${name} is`, `I want to catch up with ${name}`, ...(partner.occupation === '' ? [] : [`I want to ask about work: ${name} is ${partner.occupation}`])]
}
