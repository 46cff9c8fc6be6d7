import type { Random } from '../../../../shared/index.ts'
import { createRandom, forkSeed } from '../../../../shared/index.ts'
import type { Act } from './act.ts'
import { act } from './act.ts'
import { doingOf } from './free-time.ts'
import { initiate } from './initiate.ts'
import { mainAct, react, toneOf } from './react.ts'
import type { Scene } from './scene.ts'

/**
 * What to say next, before wording it: greet where nobody has, answer what was said, then ask, tell, share or invite, and
 * take leave when it is time. One to three acts.
 */
export function chooseActs(scene: Scene): Act[] {
  const random = scene.content
  const greeting = greet(scene, random)
  const reaction = react(scene, random.fork('react'))
  if (reaction.some(({ ends }) => ends !== null)) return reaction
  const opening = [...greeting.filter(({ asks }) => !asks), ...reaction, ...greeting.filter(({ asks }) => asks)]
  if (scene.input.mustLeave !== null && scene.mine.length > 0) return [...reaction.slice(0, 1), leaveFor(scene.input.mustLeave)]
  if (reaction.some(({ asks }) => asks)) return opening
  if (isTimeToLeave(scene)) return [...reaction.slice(0, 1), takeLeave(scene, random)]
  const asksAfter = opening.at(-1)?.symbol === 'ask-wellbeing' && random.chance(0.6)
  const further = asksAfter ? [] : goOn(scene, reaction, random.fork('go on'))
  const kept = further.length > 0 ? opening.filter(({ symbol }) => symbol !== 'ask-wellbeing') : opening
  const all = [...kept, ...further]
  const acts = (all.every(({ symbol }) => SAYS_LITTLE.test(symbol)) ? [...all, ...initiate(scene, random.fork('more'))] : all).slice(0, MOST_ACTS)
  return acts.length > 0 ? acts : [takeLeave(scene, random)]
}

/** Acts that alone would be a poor utterance. */
const SAYS_LITTLE = /^(?:greet|react-|murmur|answer-open|opinion-(?:none|noted|same|differ)|third-|news-(?:none|known|react|politics)|plans-none|gossip-heard|recalled|welcome|modest|help-taken|no-matter|confirm)/

/** Acts in one utterance at most, the greeting included. Ours. */
const MOST_ACTS = 3

function greet({ mine, input, they, closeness, heard }: Scene, random: Random): Act[] {
  if (mine.length > 0) return []
  const again = input.history.some(({ day }) => day === input.now.day)
  const greeting = act(again ? 'greet-again' : 'greet', { partner: they })
  const asksBack = input.lines.length === 0 || heard.every((one) => one.act === 'greet' || one.act === 'react')
  return asksBack && !again && random.chance(0.35 + 0.1 * closeness) ? [greeting, act('ask-wellbeing', {}, { asks: true })] : [greeting]
}

/** After the answer: ask on, tell something of one's own, or bring up the next thing. */
function goOn(scene: Scene, reaction: readonly Act[], random: Random): Act[] {
  const heard = mainAct(scene.heard)
  const opening = scene.mine.length === 0
  if (heard === null) return initiate(scene, random)
  if (opening && heard.act === 'greet') return initiate(scene, random)
  switch (heard.act) {
    case 'ask': {
      if (heard.about !== 'same' && random.chance(0.4)) return [act(heard.about === 'wellbeing' && !scene.mine.join(' ').includes('?') ? 'ask-back-well' : 'ask-back', {}, { asks: true })]
      return random.chance(heard.about === 'same' ? 0.6 : 0.45) ? initiate(scene, random) : []
    }
    case 'tell':
      if (random.chance(0.45) && !askedTwice(scene)) return [followUp(heard.sentence, random)]
      return random.chance(0.85) ? initiate(scene, random) : []
    case 'gossip': case 'news': case 'recall':
      return random.chance(reaction.length > 1 ? 0.4 : 0.85) ? initiate(scene, random) : []
    case 'invite': return random.chance(0.2) ? initiate(scene, random, /invite/) : []
    default: return initiate(scene, random)
  }
}

/** Whether the last two own lines both ended in a question: an interview is no talk. */
const askedTwice = ({ mine }: Scene): boolean => mine.length >= 2 && mine.slice(-2).every((line) => line.trim().endsWith('?'))

const followUp = (sentence: string, random: Random): Act => {
  if (/\bI (?:[a-z]+ed|[a-z]+t|was|had|did|saw|found|ran|took|gave|met|tried|made|sat|sold|read|drew|fell|lost|threw|heard|ate|bit|stood|dreamt|sold)\b/.test(sentence) && !/\bI (?:want|meant?|must|just)\b/.test(sentence)) return act('follow-up-event', {}, { asks: true })
  const tone = toneOf(sentence)
  const about = tone === 'sorrow' ? random.pick(['next', 'help', 'next', 'since']) : tone === 'plan' ? random.pick(['hardest', 'feeling']) : random.pick(['hardest', 'feeling', 'next', 'since'])
  return act(`follow-up-${about}`, {}, { asks: true })
}

/** How many lines a talk may have before one thinks of going: by how much one talks and how close one is. Ours. */
function isTimeToLeave(scene: Scene): boolean {
  const { input: { lines, now }, self, partner, closeness } = scene
  const patience = createRandom(forkSeed('patience', self.id, partner.id, now.day, lines[0]?.text ?? '')).integer(5)
  return lines.length >= Math.round(4 + 3 * self.voice.talkativeness + 2 * closeness) + patience - (scene.rival ? 2 : 0)
}

const leaveFor = ({ reason, what }: NonNullable<Scene['input']['mustLeave']>): Act => act(`leave-${reason}`, { errand: doingOf(what) }, { ends: reason })

const takeLeave = ({ input: { lines } }: Scene, random: Random): Act => act('leave', {}, { ends: lines.length > 8 && random.chance(0.5) ? 'nothing-more' : 'goodbye' })
