import type { Random } from '../../../../shared/index.ts'
import { minutesOf } from '../../../../shared/index.ts'
import { bare, contentOf, firstWord, sentencesOf, shared } from '../language/text.ts'
import { sayComing, sayTime } from '../language/time-words.ts'
import type { Act } from './act.ts'
import { act, sentenceSlots } from './act.ts'
import { doingOf, sayPlanned } from './free-time.ts'
import { gossipAbout } from './gossip.ts'
import { firstChoices } from './domains.ts'
import type { Matter } from './matters.ts'
import { matterOf } from './matters.ts'
import type { Scene } from './scene.ts'
import { alreadySaid, memoriesAbout, opinionOn, saidEver, sayPlace } from './scene.ts'
import { isDelicate, tellHappening, tellMatter, tellNews, untoldNews } from './tell.ts'
import type { Heard, QuestionTopic } from './understand.ts'
import { namesIn, readMeeting, understand } from './understand.ts'

type Question = Heard & { act: 'ask' }

/** An answer that answers: from the matter asked about, the plan, the opinions or the memories; else an honest "I don't know". */
export function answerQuestion(question: Question, scene: Scene, random: Random): Act[] {
  const third = scene.input.known.find(({ name }) => namesIn(question.sentence, [name]).length > 0)
  if (third !== undefined && question.about !== 'opinion' && question.about !== 'attendance') {
    const known = gossipAbout(scene, third.id, random)
    if (known !== null) return [act('third-known', known.slots)]
    return [act(memoriesAbout(scene, third.id).length > 0 ? 'third-nothing-new' : 'third-unknown', { third: firstWord(third.name) })]
  }
  const asked = matterOf(question.sentence, scene.matters) ?? matterOf(scene.input.lines.at(-1)?.text ?? '', scene.matters)
  switch (question.about) {
    case 'wellbeing': return answerWellbeing(scene, random)
    case 'plans': return [answerPlans(scene)]
    case 'news': return answerNews(scene, random)
    case 'opinion': return [answerOpinion(question.sentence, scene)]
    case 'attendance': return [answerAttendance(question.sentence, scene)]
    case 'work': return [tellMatter(asked ?? workOf(scene), scene, random, 'answer')]
    case 'interest': return [tellMatter(random.pick(matching(scene, 'interest')), scene, random, 'answer')]
    case 'hardest': case 'next': case 'feeling': case 'since': case 'reason': return [elaborate(question.about, asked ?? scene.thread ?? workOf(scene), scene, random)]
    case 'event': return [act('elaborate-event')]
    case 'progress': return [elaborate('progress', asked ?? scene.thread ?? workOf(scene), scene, random)]
    case 'meeting': return [answerMeeting(question.sentence, scene)]
    case 'same': return answerLikewise(scene, random)
    case 'other': return [asked === null ? act('answer-open') : tellMatter(asked, scene, random, 'answer')]
    default: return question.about satisfies never
  }
}

const NOTHING: Matter = { kind: 'background', label: 'things', statements: [], words: new Set(), domain: tellMatter.general }

const workOf = ({ matters }: Scene): Matter => matters.find(({ kind }) => kind === 'work') ?? matters[0] ?? NOTHING
const matching = ({ matters }: Scene, kind: Matter['kind']): Matter[] => {
  const found = matters.filter((matter) => matter.kind === kind)
  return found.length > 0 ? found : [matters[0] ?? NOTHING]
}

/** A further word on a matter: what is hard about it, what comes next, what is good about it. */
function elaborate(about: QuestionTopic, matter: Matter, scene: Scene, random: Random): Act {
  const fresh = (texts: readonly string[]): string => random.pick(unsaid(texts, scene))
  const slots = { matter: matter.kind === 'concern' || matter.kind === 'background' ? undefined : matter.label }
  switch (about) {
    case 'hardest': return act('elaborate-hardest', { ...slots, trouble: fresh(matter.domain.troubles) })
    case 'next': return act('elaborate-next', { ...slots, next: fresh(matter.domain.nexts) })
    case 'feeling': return act('elaborate-feeling', { ...slots, joy: fresh(matter.domain.joys) })
    case 'reason': return act('elaborate-reason', { ...slots, trouble: fresh(matter.domain.troubles), joy: fresh(matter.domain.joys) })
    case 'progress': return act('elaborate-progress', { ...slots, trouble: fresh(matter.domain.troubles), next: fresh(matter.domain.nexts) })
    default: return act('elaborate-since', { ...slots, joy: fresh(matter.domain.joys) })
  }
}

/** "And you?": the same as one asked before, or what the other has just spoken of, or something of one's own. */
function answerLikewise(scene: Scene, random: Random): Act[] {
  const asked = understand(scene.mine.at(-1) ?? '', scene.around).findLast((one) => one.act === 'ask')
  if (asked?.act === 'ask' && ['wellbeing', 'plans', 'news', 'opinion', 'interest'].includes(asked.about) && !(asked.about === 'opinion' && hasGivenOpinion(scene))) return answerQuestion(asked, scene, random)
  if (scene.heard.some(({ act: name }) => name === 'opinion') && !hasGivenOpinion(scene)) return [answerOpinion(scene.input.lines.at(-1)?.text ?? '', scene)]
  if (scene.mine.length <= 1 && random.chance(0.5)) return answerWellbeing(scene, random)
  const fresh = scene.matters.filter(({ kind, words }) => kind !== 'background' && (kind !== 'concern' || scene.closeness >= 0.6) && !alreadySaid([...words].join(' '), scene.mine, 0.4))
  return [tellMatter(fresh.length > 0 ? random.weighted(fresh, ({ kind }) => (kind === 'interest' ? 0.4 : 1)) : workOf(scene), scene, random, 'answer')]
}

/** Whether one has said already what one thinks of the matter at hand. */
function hasGivenOpinion(scene: Scene): boolean {
  const opinion = opinionOn(scene.input.lines.slice(-2).map(({ text }) => text).join(' '), scene)
  return opinion !== null && alreadySaid(opinion.because, scene.mine)
}

/** Whether the meeting stands, and if the other has it wrong, how it was agreed. */
function answerMeeting(question: string, { input: { plan, partner, places, lines, now } }: Scene): Act {
  const agreed = plan.find(({ agreedWith }) => agreedWith === partner.id)
  if (agreed === undefined) return act('meeting-unknown')
  const line = `${lines.at(-1)?.text ?? ''} ${question}`
  const slots = { time: sayComing(agreed.from, now.time), place: sayPlace(agreed.place, places) }
  const said = readMeeting(line, { places, now: now.time, known: [] })
  const wrong = said.time !== null && Math.abs(minutesOf(said.time) - minutesOf(agreed.from)) > 20 || said.place !== null && sayPlace(said.place, places) !== slots.place
  return act(wrong ? 'meeting-corrected' : 'meeting-stands', slots)
}

/** Texts not yet said to this partner, or all where none is left. */
export function unsaid(texts: readonly string[], scene: Scene): readonly string[] {
  const said = saidEver(scene)
  const fresh = texts.filter((text) => !alreadySaid(firstChoices(text), said))
  return fresh.length > 0 ? fresh : texts
}

function answerWellbeing(scene: Scene, random: Random): Act[] {
  const { closeness, input: { speakerStatus } } = scene
  const concern = scene.matters.find(({ kind }) => kind === 'concern')
  if (concern !== undefined && closeness >= 0.6 && random.chance(closeness * 0.6) && !alreadySaid(concern.statements[0] ?? '', saidEver(scene)) && !isDelicate(concern.statements[0] ?? '', scene)) {
    return [act('well-but', sentenceSlots('concern', concern.statements[0] ?? '', nameSet(scene)))]
  }
  const doing = /^(?!walking to|getting up)[\p{L}]+ing\b/u.test(speakerStatus) && random.chance(0.4) ? speakerStatus : undefined
  return [act('well', { doing }), ...(doing === undefined && random.chance(0.65) ? [tellHappening(workOf(scene), scene, random)] : [])]
}

export const nameSet = ({ input: { known, partner }, self }: Scene): ReadonlySet<string> => new Set([...known, partner, self].flatMap(({ name }) => name.split(' ')))

/** The next thing in one's plan that is worth telling. */
function answerPlans(scene: Scene): Act {
  const { input: { plan, now, places } } = scene
  const next = plan.find(({ day, from, what }) => day === now.day && minutesOf(from) > minutesOf(now.time) && !/sleep|rout|getting ready|washing/i.test(what))
  if (next === undefined) return act('plans-none')
  return act('plans-told', { doing: doingOf(bare(next.what)), time: sayPlanned(next.from), place: sayPlace(next.place, places) })
}

function answerNews(scene: Scene, random: Random): Act[] {
  const news = untoldNews(scene)
  return news.length > 0 ? [tellNews(random.pick(news), scene)] : [act('news-none')]
}

function answerOpinion(question: string, scene: Scene): Act {
  const sentences = [question, ...sentencesOf(scene.input.lines.at(-1)?.text ?? '').toReversed()]
  const named = sentences.find((sentence) => NAMES_TOPIC.test(sentence)) ?? sentences.find((sentence) => opinionOn(sentence, scene) !== null)
  const opinion = named === undefined ? null : opinionOn(named, scene)
  return opinion === null ? act('opinion-none') : opinionAct(opinion)
}
/** A sentence that says what the question is about. */
const NAMES_TOPIC = /\b(?:talking about|opinion on|think (?:about|of)|stand on|make of|view (?:on|of)|thoughts? on)\b (?!it\b|that\b)/i

export const opinionAct = ({ topic, stance, because }: Scene['self']['opinions'][number]): Act => act(`opinion-${stance}`, { topic, because: because === '' ? undefined : because })

/** Whether one comes to an occasion, after a look at the plan. */
function answerAttendance(question: string, scene: Scene): Act {
  const words = contentOf(question)
  const planned = scene.input.plan.find(({ what }) => shared(contentOf(what), words) > 0 || /party/i.test(what))
  if (planned !== undefined) return act('attend-yes', { time: sayTime(planned.from) })
  return act(scene.rival ? 'attend-no' : scene.self.voice.warmth + scene.closeness > 0.8 ? 'attend-yes' : 'attend-maybe')
}

