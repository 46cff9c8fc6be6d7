import type { Random } from '../../../../shared/index.ts'
import { minutesOf } from '../../../../shared/index.ts'
import { contentOf, coverage, firstWord, shared } from '../language/text.ts'
import { partOfDay, sayComing } from '../language/time-words.ts'
import type { Act } from './act.ts'
import { act, sentenceSlots } from './act.ts'
import { answerQuestion } from './answer.ts'
import { doingOf, obstacleAt, proposeMeeting } from './free-time.ts'
import { gossipAbout } from './gossip.ts'
import type { Scene } from './scene.ts'
import { alreadySaid, opinionOn, sayPlace } from './scene.ts'
import type { Heard, HeardAct } from './understand.ts'
import { namesIn, ownedThing } from './understand.ts'

/** What most wants an answer comes first. */
const PRIORITY: readonly HeardAct[] = ['invite', 'ask', 'accept', 'decline', 'news', 'offer-help', 'disagree', 'opinion', 'gossip', 'recall', 'tell', 'agree', 'praise', 'thank', 'farewell', 'react', 'greet']

/** The act of the partner's line that one answers to; null at the opening. */
export const mainAct = (heard: readonly Heard[]): Heard | null => {
  const farewell = heard.findLast(({ act: name }) => name === 'farewell')
  if (farewell !== undefined && !heard.some(({ act: name }) => name === 'invite' || name === 'ask')) return farewell
  const news = heard.findLast(({ act: name }) => name === 'news')
  if (news !== undefined && !heard.some(({ act: name }) => name === 'invite')) return news
  for (const name of PRIORITY) {
    const found = heard.findLast((one) => one.act === name)
    if (found !== undefined) return found
  }
  return null
}

/** What one says to what was just said; nothing where nothing is called for. */
export function react(scene: Scene, random: Random): Act[] {
  const heard = mainAct(scene.heard)
  if (heard === null) return []
  switch (heard.act) {
    case 'greet': return []
    case 'farewell': return [act('farewell-reply', {}, { ends: 'goodbye' })]
    case 'ask': return answerQuestion(heard, scene, random)
    case 'invite': return answerInvitation(heard, scene, random)
    case 'accept': return [confirmMeeting(scene)]
    case 'decline': return [act('no-matter')]
    case 'news': return [reactToNews(heard.sentence, scene, random)]
    case 'gossip': return reactToGossip(heard.sentence, scene, random)
    case 'opinion': case 'disagree': return [reactToOpinion(scene.input.lines.at(-1)?.text ?? heard.sentence, scene)]
    case 'recall': return [act('recalled')]
    case 'thank': return [act('welcome')]
    case 'praise': return [act('modest')]
    case 'offer-help': return [act('help-taken')]
    case 'agree': case 'react': return random.chance(0.4) ? [act('murmur')] : []
    case 'tell': return [reactToTelling(heard.sentence, scene)]
    default: return heard satisfies never
  }
}

function answerInvitation({ meeting, sentence }: Heard & { act: 'invite' }, scene: Scene, random: Random): Act[] {
  const { input: { now, places }, closeness, rival, self } = scene
  if (alreadySaid(sentence, scene.minePast.slice(-30), 0.85)) return [act('invite-known')]
  const day = now.day + (meeting.tomorrow ? 1 : 0)
  const obstacle = meeting.time === null ? null : obstacleAt(scene, day, meeting.time)
  if (obstacle !== null) return [act('decline-busy', { busy: doingOf(obstacle.what) })]
  if (meeting.time !== null && minutesOf(meeting.time) >= minutesOf(self.sleeps) && minutesOf(self.sleeps) > 600) return [act('decline-late')]
  if (!random.chance(rival ? 0.3 : 0.6 + 0.35 * closeness + 0.1 * (self.voice.warmth - 0.5))) return [act('decline-mood')]
  const own = proposeMeeting(scene, random)
  const time = meeting.time ?? own?.time
  const place = meeting.place ?? own?.place
  if (time === undefined || place === undefined) return [act('accept-vague', { what: meeting.what })]
  const slots = { what: meeting.what, time: sayComing(time, now.time), place: sayPlace(place, places) }
  if (meeting.time === null || meeting.place === null) return [act('accept-propose', slots, { asks: true })]
  return [act('accept-invite', slots)]
}

/** Time and place of what the two have just agreed on, as far as the lines name them. */
function confirmMeeting({ mine, input: { places } }: Scene): Act {
  const proposal = mine.at(-1) ?? ''
  const place = places.find(({ name, address }) => proposal.includes(sayPlace(address, places)) || proposal.includes(name))
  const time = /\b(?:half past|quarter past|quarter to) \w+|\b\w+ o'clock|\bnoon\b|\b\d{1,2}:\d{2}\b/.exec(proposal)?.[0]
  return act('confirm', { time, place: place === undefined ? undefined : sayPlace(place.address, places) })
}

function reactToNews(sentence: string, scene: Scene, random: Random): Act {
  const { input: { memories, now } } = scene
  const words = contentOf(sentence)
  const known = memories.find(({ kind, text, heardFrom }) => kind === 'news' && heardFrom !== scene.partner.id && shared(contentOf(text), words) >= 3)
  if (known !== undefined) return act('news-known', { source: sourceOf(scene, known.heardFrom) })
  if (/\b(?:party|concert|dance|celebration|gathering|supper|evening)\b/i.test(sentence) && /\b(?:come|invited|welcome|join)\b/i.test(scene.input.lines.at(-1)?.text ?? '')) return act('news-occasion')
  if (/\b(?:mayor|election|candidate|candidacy|council)\b/i.test(sentence)) return act('news-politics', { subject: namesIn(sentence, scene.around.known).map(firstWord)[0] })
  return act('news-react', { part: random.chance(0.5) ? partOfDay(now.time) : undefined })
}

const sourceOf = ({ input: { known } }: Scene, id: string | null): string | undefined => {
  const source = known.find((other) => other.id === id)
  return source === undefined ? undefined : firstWord(source.name)
}

function reactToGossip(sentence: string, scene: Scene, random: Random): Act[] {
  const name = namesIn(sentence, scene.around.known)[0]
  const third = scene.input.known.find((other) => other.name === name)
  if (third === undefined) return [act('react-neutral')]
  const slots = { third: firstWord(third.name) }
  const own = random.chance(0.45) ? gossipAbout(scene, third.id, random) : null
  if (own !== null && coverage(contentOf(sentence), contentOf(own.slots['gossip'] ?? '')) < 0.5) return [act('gossip-heard', slots), act('gossip-add', own.slots)]
  return [act('gossip-heard', slots)]
}

function reactToOpinion(sentence: string, scene: Scene): Act {
  const own = opinionOn(sentence, scene)
  if (own === null) return act('opinion-noted')
  const stance = stanceOf(sentence)
  if (own.because !== '' && alreadySaid(own.because, scene.mine)) return act(stance === own.stance ? 'opinion-same' : 'opinion-differ')
  const because = own.because === '' ? undefined : own.because
  if (own.stance === 'unsure' || stance === 'unsure') return act('opinion-torn', { because, topic: own.topic })
  return act(stance === own.stance ? 'opinion-agree' : 'opinion-disagree', { because, topic: own.topic })
}

/** Whether an opinion speaks for or against its topic, by its words. */
export const stanceOf = (sentence: string): 'for' | 'against' | 'unsure' =>
  /\b(?:against|don't like|do not like|no need|wrong|bad idea|mistake|waste|ruin|leave it|not for me|nonsense|oppose|can't see the point|could do without|rather not|folly)\b/i.test(sentence) ? 'against'
    : /\b(?:not sure|unsure|torn|two minds|can't decide|both sides|don't know)\b/i.test(sentence) ? 'unsure' : 'for'

/** How a telling sounds, by its words. */
export const toneOf = (sentence: string): 'sorrow' | 'joy' | 'plan' | 'neutral' =>
  /^(?:[^,]{1,26}, )?(?:I (?:think|suppose) I(?:'ll| will)|next I|I mean to|I(?:'m| am) going to|I intend)/i.test(sentence) ? 'plan' : /\b(?:worr(?:y|ied|ies)|trouble|problem|broke|broken|lost|tired|afraid|fear|wrong|late|difficult|hard|fail\w*|sick|ill|ache\w*|nobody|too (?:much|few|little|slow|dry|late)|spoil\w*|bad(?:ly)?|sorry|cracked|doubled|cut|debt|owe|sulks|damp|sags|regret)\b/i.test(sentence) ? 'sorrow'
    : /\b(?:glad|happy|lovely|won|finished|excited|proud|love|enjoy|joy|best|wonderful|delighted|pleased|at last|kinder|like)\b/i.test(sentence) ? 'joy'
      : /\b(?:going to|i'll|i will|i mean to|plan(?:ning)?|tomorrow|tonight|later|hope to|intend)\b/i.test(sentence) ? 'plan' : 'neutral'

function reactToTelling(sentence: string, { input: { lines } }: Scene): Act {
  const thing = ownedThing(sentence)
  const line = lines.at(-1)?.text ?? ''
  const tone = /\b(?:on my mind|keeps me awake|over and over|between us|told nobody|far away|leave me alone)\b/i.test(line) ? 'sorrow' : toneOf(sentence)
  return act(`react-${tone}`, { thing: thing === null ? undefined : `your ${thing}`, ...sentenceSlots('told', sentence) })
}
