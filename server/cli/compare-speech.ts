import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { TownError } from '../errors.ts'
import { SAMPLE, speechProfile, type SpeechProfile } from '../metrics/speech-profile.ts'
import { openRunStore } from '../store/run-store.ts'
import { runPath } from './run-path.ts'

const DialogueFile = z.array(z.object({ utterances: z.array(z.object({ text: z.string() })) }))

interface Row { readonly name: string; readonly profile: SpeechProfile }

/** `hearsay compare-speech`: does a run speak within the range that recorded logs of language models show? A shortfall is said, not hidden. */
export function compareSpeech(name: string, logs: readonly string[], { json }: { json: boolean }): void {
  const store = openRunStore(runPath(name), { readonly: true })
  const dialogues = store.dialogues.dialoguesOf(store.description.personas.map(({ id }) => id)).map(({ lines }) => ({ utterances: lines }))
  const run = { name: store.description.run, profile: speechProfile(dialogues) }
  store.close()
  const references = logs.map((path): Row => ({ name: basename(path, '.json'), profile: speechProfile(readDialogues(path)) }))
  if (json) process.stdout.write(`${JSON.stringify({ run, references })}\n`)
  else process.stdout.write(`${[HEAD, ...[run, ...references].map(row), ...verdicts(run.profile, references)].join('\n')}\n`)
}

function readDialogues(path: string): z.infer<typeof DialogueFile> {
  if (!existsSync(path)) throw new TownError('not-found', `no file of dialogues at ${path}`)
  try {
    return DialogueFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new TownError('invalid-input', `${path} is no file of dialogues (a JSON array of { utterances: [{ text }] }, as \`export --format dialogues\` writes it)`, { cause })
  }
}

const HEAD = `${'log'.padEnd(28)} dialogues  utterances  words/utt.  turns/dial.  Distinct-1/2/3 of the first ${SAMPLE}`

const row = ({ name, profile }: Row): string => [
  name.padEnd(28), String(profile.dialogues).padStart(9), String(profile.utterances).padStart(11), profile.wordsPerUtterance.toFixed(1).padStart(11), profile.turnsPerDialogue.toFixed(1).padStart(12),
  `  ${profile.distinct?.map((value) => value.toFixed(3)).join(' / ') ?? 'too few utterances'}`,
].join(' ')

const MEASURES: readonly { readonly name: string; readonly of: (profile: SpeechProfile) => number | undefined; readonly digits: number }[] = [
  { name: 'words an utterance', of: ({ wordsPerUtterance }) => wordsPerUtterance, digits: 1 },
  { name: 'turns a dialogue', of: ({ turnsPerDialogue }) => turnsPerDialogue, digits: 1 },
  { name: 'Distinct-1', of: ({ distinct }) => distinct?.[0], digits: 3 },
  { name: 'Distinct-2', of: ({ distinct }) => distinct?.[1], digits: 3 },
  { name: 'Distinct-3', of: ({ distinct }) => distinct?.[2], digits: 3 },
]

/** Words are counted in Latin letters: a log in another script has next to none, and would make any range a wide one. Ours. */
const comparable = ({ profile }: Row): boolean => profile.wordsPerUtterance >= 1

function verdicts(run: SpeechProfile, references: readonly Row[]): string[] {
  const left = references.filter((reference) => !comparable(reference)).map(({ name }) => name)
  const within = MEASURES.flatMap(({ name, of, digits }) => {
    const value = of(run)
    const range = references.filter(comparable).map(({ profile }) => of(profile)).filter((one) => one !== undefined)
    if (value === undefined || range.length === 0) return []
    const [least, most] = [Math.min(...range), Math.max(...range)]
    const where = value < least ? 'BELOW the range' : value > most ? 'ABOVE the range' : 'within the range'
    return [`${name}: ${value.toFixed(digits)}, ${where} ${least.toFixed(digits)} to ${most.toFixed(digits)} of the logs`]
  })
  return [...within, ...(left.length > 0 ? [`left out of the ranges, being in another script: ${left.join(', ')}`] : [])]
}
