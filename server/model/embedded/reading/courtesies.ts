import { wordsOf } from './words.ts'

/** Greetings, thanks, farewells and small questions: what people say again and again without repeating themselves. */

const GREETING = /^(?:oh,? |ah,? )?(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|welcome)\b/iu
const COURTESY = new RegExp('^(?:(?:oh|ah|yes|well|and|but|of course|sure),? )*(?:' +
  'hi|hello|hey|good (?:morning|afternoon|evening|day|night)|thank(?:s| you)|you(?:\'re| are) (?:very )?welcome|welcome|see you|talk to you|take care|goodbye|bye|have a |enjoy |good luck|' +
  'nice (?:to|talking)|(?:it\'s|it is|it was|it\'s been) (?:great|nice|good|lovely|a pleasure)|my pleasure|no problem|that(?:\'s| is| sounds) (?:so |really |very |truly )?(?:great|wonderful|good|nice|lovely|fascinating|interesting|amazing|fantastic)|' +
  'i(?:\'m| am) (?:really |so |very )?(?:glad|happy|sorry|doing|good|fine|well)|i appreciate|how(?:\'s| is| are| has| have)|what about you|how about you|keep up|don\'t hesitate|feel free|let me know)', 'iu')
/** A courtesy longer than this says something beside. Ours. */
const LONGEST = 9

/** Whether a line opens with a greeting. */
export const isGreeting = (text: string): boolean => GREETING.test(text.trim())

export const isQuestion = (sentence: string): boolean => /\?["”’)]*$/u.test(sentence.trim())

/** Whether a sentence is a short courtesy, which may be said in every talk. */
export const isCourtesy = (sentence: string): boolean => wordsOf(sentence).length <= LONGEST && COURTESY.test(sentence.trim().replaceAll('’', '\''))
