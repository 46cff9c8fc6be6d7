import type { Random } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { quote } from './sign.ts'

/** Answers 'suggestions': one concrete suggestion a comment (SDR, section 4.3), naming the words to leave out where the comment quotes any. */
export function answerSuggestions({ candidate, lines, comments }: QuestionInput<'suggestions'>, random: Random): QuestionOutput<'suggestions'> {
  const partner = lines.find((line) => line.speaker !== candidate.speaker)?.name ?? 'the other'
  return { suggestions: [...new Set(comments.map(({ issue, comment }) => suggestionFor(issue, quotedIn(comment), candidate.name, partner, random)))] }
}

/** The first stretch in quotation marks: what the comment holds against the candidate. */
const quotedIn = (comment: string): string | null => /"([^"]+)"/u.exec(comment)?.[1] ?? null

function suggestionFor(issue: 'repetition' | 'inconsistency' | 'instant-fact', words: string | null, name: string, partner: string, random: Random): string {
  const those = words === null ? 'those words' : quote(words, 60)
  switch (issue) {
    case 'repetition': return random.pick([
      `Leave out ${those} and take up what ${partner} said last with something new of ${name}'s own.`,
      `Do not say ${those} again; add a detail, ask about something not yet spoken of, or bring the talk to an end.`,
    ])
    case 'inconsistency': return random.pick([
      `Do not claim ${those}; keep to ${name}'s own work, home, plans and earlier words.`,
      `Take back ${those} and say what agrees with what was said and agreed before.`,
    ])
    default: return random.pick([
      `Do not state ${those} as a fact; leave it out, or say openly that ${name} does not know, and ask ${partner}.`,
      `Leave out ${those}; speak of ${name}'s own plans or wishes instead of what others are said to have done.`,
    ])
  }
}
