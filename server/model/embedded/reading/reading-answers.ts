import type { Random } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { answerCandidateChoice } from './candidate-choice.ts'
import { answerDiagnosis } from './diagnosis.ts'
import { answerEvidenceSelection } from './evidence-selection.ts'
import { answerInstantFactRating } from './instant-fact-rating.ts'
import { answerPersonaVote } from './persona-vote.ts'
import { answerSuggestions } from './suggestions.ts'
import { answerTriplets } from './triplets.ts'

/** The correctors' questions, which the embedded reader answers. */
export type ReadingName = 'triplets' | 'evidence-selection' | 'instant-fact-rating' | 'diagnosis' | 'persona-vote' | 'suggestions' | 'candidate-choice'

/** Answers by the name of the question, from its typed input; `random` makes trials of one question differ. */
export const readingAnswers = {
  'triplets': answerTriplets,
  'evidence-selection': answerEvidenceSelection,
  'instant-fact-rating': answerInstantFactRating,
  'diagnosis': answerDiagnosis,
  'persona-vote': answerPersonaVote,
  'suggestions': answerSuggestions,
  'candidate-choice': answerCandidateChoice,
} satisfies { [Name in ReadingName]: (input: QuestionInput<Name>, random: Random) => QuestionOutput<Name> }
