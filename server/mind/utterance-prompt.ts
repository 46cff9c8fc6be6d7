import { definePrompt, type Message } from '../model/language-model.ts'
import type { QuestionInput } from '../model/questions.ts'
import { quoteLines } from '../model/quote-lines.ts'
import { describeMemories, describePersona, describePlan } from './describe.ts'

type Input = QuestionInput<'utterance'>

/** What will be said next, in the two types of SDR section 4.4; what never changes for a villager comes first. */
export const utterancePrompt = definePrompt('utterance', 1, (input) => (input.variant.type === 'persona-narrative' ? narrative(input) : structured(input)))

function narrative(input: Input): Message[] {
  const { speaker, partner, now } = input
  const story = [
    `It is ${now.time} on day ${now.day}, at ${now.place}.${input.speakerStatus ? ` You were ${input.speakerStatus}.` : ''}`,
    `You are with ${partner.name}${aboutPartner(input)}.${input.partnerStatus ? ` ${partner.name} was ${input.partnerStatus}.` : ''}`,
    describeMemories(input.memories),
    describeHistory(input),
    input.intent,
    describeLines(input),
    leave(input),
    task(input),
    guidance(input),
  ]
  return [
    { role: 'system', content: `You are ${speaker.name}, a villager. Speak as this person would, in the first person, out of this life and no other.\n\n${describePersona(speaker)}${secrets(input)}` },
    { role: 'user', content: story.filter(Boolean).join('\n\n') },
  ]
}

function structured(input: Input): Message[] {
  const { speaker, partner, now } = input
  const parts = [
    ['Time and place', `day ${now.day}, ${now.time}, ${now.place}`],
    ['Partner', `${partner.name}${aboutPartner(input)}`],
    ['Status', [input.speakerStatus && `${speaker.name}: ${input.speakerStatus}`, input.partnerStatus && `${partner.name}: ${input.partnerStatus}`].filter(Boolean).join('; ')],
    ['Memory', describeMemories(input.memories)],
    ['Plan', describePlan(input.plan)],
    ['Earlier dialogues', describeHistory(input)],
    ['Reason to talk', input.intent],
    ['Dialogue so far', describeLines(input)],
    ['Leave', leave(input)],
    ['Task', task(input)],
    ['Revision', guidance(input)],
  ]
  return [
    { role: 'system', content: `Task: write the next utterance of a villager in a dialogue.\n\n[Speaker]\n${describePersona(speaker)}${secrets(input)}` },
    { role: 'user', content: parts.filter(([, text]) => text).map(([head, text]) => `[${head}]\n${text}`).join('\n\n') },
  ]
}

const secrets = ({ speaker }: Input): string => (speaker.secrets.length > 0 ? `\nKept to yourself: ${speaker.secrets.join('; ')}` : '')

const aboutPartner = ({ partner }: Input): string => {
  const known = [partner.relation && `your ${partner.relation}`, partner.occupation, partner.note].filter(Boolean).join('; ')
  return known ? ` (${known})` : ''
}

const describeHistory = ({ history }: Input): string =>
  history.map(({ day, time, place, lines }) => `Earlier, on day ${day} at ${time} (${place}):\n${quoteLines(lines)}`).join('\n\n')

const describeLines = ({ lines }: Input): string => (lines.length === 0 ? 'Nobody has spoken yet.' : quoteLines(lines))

const leave = ({ mustLeave }: Input): string => (mustLeave ? `It is time to go: ${mustLeave.what}. Say so and take leave.` : '')

/** The three forms of the task: plain, a few instructions, many. */
function task({ variant, speaker, partner }: Input): string {
  const plain = `What does ${speaker.name} say to ${partner.name} next? Give the words alone, and whether the talk ends with them.`
  const few = 'Answer what was said last. Say something that was not said before. Claim nothing about others that you do not know.'
  const many = `${few} Keep to your own life, work and plans, and do not take over those of others. Stand by what you said and agreed before. Greet only at the beginning,
take leave only at the end. Use at most four sentences, in your own way of speaking.`
  return variant.form === 'simple' ? plain : `${plain} ${variant.form === 'few' ? few : many}`
}

/** What was found wrong with the last draft: appended to the original prompt (SDR, section 4.3). */
function guidance({ guidance: given }: Input): string {
  if (!given) return ''
  const comments = given.comments.map(({ issue, comment }) => `- ${issue}: ${comment}`).join('\n')
  const suggestions = given.suggestions.map((suggestion) => `- ${suggestion}`).join('\n')
  return `A first attempt was: "${given.rejected}"\nIt was found wanting:\n${comments}${suggestions ? `\nTo mend it:\n${suggestions}` : ''}\nSay it differently.`
}
