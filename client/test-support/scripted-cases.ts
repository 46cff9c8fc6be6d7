import type { Correction as CorrectionType, Outcome } from '../../shared/index.ts'
import { Correction } from '../../shared/index.ts'

const draft = (text: string, type: 'persona-narrative' | 'structured-task' = 'persona-narrative') =>
  ({ text, variant: { type, form: 'few', memories: 8 } })
const quietFact = { named: [], rating: null, threshold: 6, flagged: false }
const quietPairs = { hypotheses: [], compared: 0, threshold: 0.9, pairs: [], evidence: [] }
const quietHits = { hits: [], evidence: [], forced: false }
const cleanRound = { type: 'sdr', repetition: quietHits, inconsistency: quietPairs, instantFact: quietFact, diagnoses: [], guidance: null }

/** A case for every way in which a line can come to be said, told for the lines of `scripted-dialogues`. */
export const SCRIPTED_CASES: Readonly<Record<string, (said: string) => CorrectionType>> = {
  clean: (said) => Correction.parse({
    corrector: 'sdr', accepted: 0, outcome: 'clean', issues: [], extracted: [],
    candidates: [{
      draft: draft(said),
      review: {
        ...cleanRound,
        repetition: { ...quietHits, hits: [hit('d1.1', 'd1', 'ada-finch', 'The rye is up to the rim already. It likes this weather.', 240, 0.21, 'other-speaker', 0.62)] },
        inconsistency: {
          ...quietPairs, hypotheses: [fact('Nell Okafor', 'has a leak in', 'the back room')], compared: 3,
          pairs: [{ premise: fact('Nell Okafor', 'is worried about', 'the back room'), source: { type: 'persona', villager: 'nell-okafor' }, hypothesis: fact('Nell Okafor', 'has a leak in', 'the back room'), contradiction: 0.08, suspicious: false }],
        },
      },
    }],
  }),

  inconsistency: (said) => Correction.parse({
    corrector: 'sdr', accepted: 1, outcome: 'rewritten', issues: ['inconsistency'], extracted: [],
    candidates: [
      {
        draft: draft('Take the big bucket from under the sink. I never bake before noon; it is free till then.'),
        review: {
          type: 'sdr', repetition: { ...quietHits, hits: [hit('d1.3', 'd1', 'ada-finch', 'Top shelf. And leave the salt alone, it is seasoned.', 252, 0.34, 'same-speaker-other-dialogue', 0.67)] },
          inconsistency: {
            hypotheses: [fact('Ada Finch', 'never bakes before', 'noon'), fact('Ada Finch', 'has', 'a big bucket')], compared: 14, threshold: 0.9,
            pairs: [
              { premise: fact('Ada Finch', 'bakes at', 'dawn'), source: { type: 'persona', villager: 'ada-finch' }, hypothesis: fact('Ada Finch', 'never bakes before', 'noon'), contradiction: 0.97, suspicious: true },
              { premise: fact('Ada Finch', 'has started', 'the rye before breakfast'), source: { type: 'dialogue', dialogue: 'd1' }, hypothesis: fact('Ada Finch', 'never bakes before', 'noon'), contradiction: 0.93, suspicious: true },
              { premise: fact('Ada Finch', 'has', 'a top shelf'), source: { type: 'dialogue', dialogue: 'd1' }, hypothesis: fact('Ada Finch', 'has', 'a big bucket'), contradiction: 0.11, suspicious: false },
            ],
            evidence: [{ type: 'dialogue', dialogue: 'd1' }, { type: 'persona', villager: 'ada-finch' }],
          },
          instantFact: quietFact,
          diagnoses: [{
            asked: 'objective', issue: 'inconsistency', chosen: 1, kept: true,
            trials: [
              { severity: 7, comment: 'Ada is a baker who rises before five; not baking before noon is odd.' },
              { severity: 9, comment: 'Ada told Piet at 06:40 that the rye was already up to the rim, and her whole day starts with the oven. Saying that she never bakes before noon contradicts both.' },
              { severity: 9, comment: 'Contradicts what she told Piet this morning.' },
            ],
          }],
          guidance: {
            rejected: 'Take the big bucket from under the sink. I never bake before noon; it is free till then.',
            comments: [{ issue: 'inconsistency', comment: 'Ada told Piet at 06:40 that the rye was already up to the rim, and her whole day starts with the oven. Saying that she never bakes before noon contradicts both.' }],
            suggestions: ['Let Ada keep her hours: she bakes at dawn and is free later in the morning.', 'Keep the offer of the bucket; it answers Nell’s leak.'],
          },
        },
      },
      { draft: draft(said, 'structured-task'), review: cleanRound },
    ],
  }),

  repetition: (said) => Correction.parse({
    corrector: 'sdr', accepted: 1, outcome: 'rewritten', issues: ['repetition'], extracted: [],
    candidates: [
      {
        draft: draft('Fog does not wait. I have one corner of the pond left, and those six canvases by Friday.'),
        review: {
          type: 'sdr',
          repetition: {
            forced: false, evidence: ['d4'],
            hits: [
              hit('d4.2', 'd4', 'joss-varga', 'Fog does not wait. I have one corner of the pond left, and then six canvases by Friday.', 914, 0.88, 'same-speaker-same-dialogue', 0.57, true),
              hit('d2.3', 'd2', 'nell-okafor', 'Two rolls, please. The back room leaked again, so I shall be up a ladder all forenoon.', 514, 0.19, 'other-speaker', 0.62),
            ],
          },
          inconsistency: { ...quietPairs, compared: 6 }, instantFact: quietFact,
          diagnoses: [{
            asked: 'objective', issue: 'repetition', chosen: 2, kept: true,
            trials: [
              { severity: 9, comment: 'Says again what was just said.' }, { severity: 8, comment: 'The same sentence twice in one talk.' },
              { severity: 9, comment: 'Joss said this two lines earlier, almost word for word, and Tomas’s question about the beetle goes unanswered.' },
            ],
          }],
          guidance: {
            rejected: 'Fog does not wait. I have one corner of the pond left, and those six canvases by Friday.',
            comments: [{ issue: 'repetition', comment: 'Joss said this two lines earlier, almost word for word, and Tomas’s question about the beetle goes unanswered.' }],
            suggestions: ['Answer the question about the beetle.', 'Offer Tomas something of Joss’s own rather than the canvases again.'],
          },
        },
      },
      { draft: draft(said), review: { ...cleanRound, repetition: { ...quietHits, hits: [hit('d4.2', 'd4', 'joss-varga', 'Fog does not wait. I have one corner of the pond left, and then six canvases by Friday.', 914, 0.22, 'same-speaker-same-dialogue', 0.57)] } } },
    ],
  }),

  'instant-fact': (said) => Correction.parse({
    corrector: 'sdr', accepted: 1, outcome: 'rewritten', issues: ['instant-fact'], extracted: [],
    candidates: [
      {
        draft: draft('I would look up from the letters once an hour. Ines has given up the cello for her wrist, poor thing, so you are not alone.'),
        review: {
          type: 'sdr', repetition: quietHits, inconsistency: { ...quietPairs, compared: 9 },
          instantFact: { named: ['ines-mora'], rating: { score: 8, reason: 'A claim of fact about Ines that she could deny at once and that would change how others treat her.', criteria: { objectivity: 0.9, discernment: 1, impact: 0.7 } }, threshold: 6, flagged: true },
          diagnoses: [{
            asked: 'persona', issue: 'instant-fact', villager: 'ines-mora', statement: 'Ines has given up the cello for her wrist', chosen: 0, kept: true,
            trials: [
              { agrees: false, comment: 'Given it up? I have a pupil at ten and the bandstand tonight. There is nothing the matter with my wrist.' },
              { agrees: false, comment: 'I have never said so.' }, { agrees: true, comment: 'My wrist does ache in the damp.' },
            ],
          }],
          guidance: {
            rejected: 'I would look up from the letters once an hour. Ines has given up the cello for her wrist, poor thing, so you are not alone.',
            comments: [{ issue: 'instant-fact', comment: 'Given it up? I have a pupil at ten and the bandstand tonight. There is nothing the matter with my wrist.' }],
            suggestions: ['Do not state anything about Ines’s health or playing; say what Nell knows, or suggest asking her.'],
          },
        },
      },
      { draft: draft(said), review: { ...cleanRound, instantFact: { named: ['ines-mora'], rating: { score: 2, reason: 'Says that the speaker does not know.', criteria: { objectivity: 0.1, discernment: 0.4, impact: 0.1 } }, threshold: 6, flagged: false } } },
    ],
  }),

  forced: (said) => Correction.parse({
    corrector: 'sdr', accepted: 1, outcome: 'rewritten', issues: ['repetition'], extracted: [],
    candidates: [
      {
        draft: draft('Edith! What would you say to a mayor who can mend a chain?'),
        review: {
          type: 'sdr', repetition: { forced: true, evidence: ['d3'], hits: [hit('d3.1', 'd3', 'col-barrow', 'Edith! What would you say to a mayor who can mend a chain?', 780, 1, 'same-speaker-same-dialogue', 0.57, true)] },
          inconsistency: null, instantFact: null, diagnoses: [],
          guidance: {
            rejected: 'Edith! What would you say to a mayor who can mend a chain?',
            comments: [{ issue: 'repetition', comment: 'Nearly the same words were said before: “Edith! What would you say to a mayor who can mend a chain?”' }],
            suggestions: [],
          },
        },
      },
      { draft: draft(said), review: cleanRound },
    ],
  }),

  unresolved: (said) => Correction.parse({
    corrector: 'sdr', accepted: 2, outcome: 'unresolved', issues: ['repetition'], extracted: [],
    candidates: [
      electioneering('Oil, and a washer. What would you say to a mayor who can mend a chain, Ines?', 0.82, 9),
      electioneering('Oil and a washer will do it. And what would you say, Ines, to a mayor who can mend a chain?', 0.79, 9),
      { draft: draft(said), review: null },
    ],
  }),

  chosen: (said) => Correction.parse({
    corrector: 'best-of-n', accepted: 1, outcome: 'chosen', issues: [], extracted: [],
    candidates: [
      { draft: draft('That sounds lovely, Col, I look forward to hearing it.'), review: { type: 'choice', reason: '', chosen: false } },
      { draft: draft(said), review: { type: 'choice', reason: 'It sounds like Piet, who is jovial but stubborn, and it ends the matter.', chosen: true } },
      { draft: draft('Well, perhaps a very short one, after the quiz.'), review: { type: 'choice', reason: '', chosen: false } },
    ],
  }),

  unchecked: (said) => Correction.parse({
    corrector: 'none', accepted: 0, outcome: 'unchecked', issues: [], extracted: [], candidates: [{ draft: draft(said), review: null }],
  }),
}

/** What the feed says of a line without a case of its own. */
export const outcomeOf = (name: string | undefined): { outcome: Outcome; issues: CorrectionType['issues']; drafts: number } => {
  const correction = SCRIPTED_CASES[name ?? 'clean']!('…')
  return { outcome: correction.outcome, issues: correction.issues, drafts: correction.candidates.length }
}

function fact(subject: string, relation: string, object: string) {
  return { subject, relation, object }
}

function hit(utterance: string, dialogue: string, speaker: string, text: string, tick: number, similarity: number, kinship: string, threshold: number, exceeds = false) {
  return { utterance, dialogue, speaker, text, tick, similarity, kinship, threshold, exceeds }
}

function electioneering(text: string, similarity: number, severity: number) {
  const comment = 'Col asked Edith the same question on the square this morning, in the same words.'
  return {
    draft: draft(text),
    review: {
      type: 'sdr',
      repetition: { forced: false, evidence: ['d3'], hits: [hit('d3.1', 'd3', 'col-barrow', 'Edith! What would you say to a mayor who can mend a chain?', 780, similarity, 'same-speaker-other-dialogue', 0.67, true)] },
      inconsistency: { ...quietPairs, compared: 4 }, instantFact: quietFact,
      diagnoses: [{ asked: 'objective', issue: 'repetition', chosen: 0, kept: true, trials: [{ severity, comment }, { severity: 8, comment: 'A stock question.' }, { severity: 7, comment: 'Similar to before.' }] }],
      guidance: { rejected: text, comments: [{ issue: 'repetition', comment }], suggestions: ['Mend the stand first; leave the election out of it.'] },
    },
  }
}
