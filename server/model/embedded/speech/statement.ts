import { remembering } from '../language/remembering.ts'
import { bare } from '../language/text.ts'

/** The clause that states something: without the words that lead up to it ("I hear that …", "Listen to this: …"). */
export const statementIn: (sentence: string) => string | null = remembering((sentence) => {
  const clause = bare(sentence)
    .replace(/^[^:]{0,60}: (?=[\p{L}])/u, '')
    .replace(/^(?:[\p{L}' ]{1,22}, )+(?=(?:I|my|My|we|We)\b|\p{Lu})/u, '')
    .replace(/^I say it in all friendship, but /, '')
    .replace(/^(?:word is|i hear|i heard|it seems|apparently|(?:[\p{Lu}][\p{L}]+) (?:told me|says|said|was kind enough to tell me)) that /iu, '')
    .replace(/, and (?:I(?:'ll| will) say it to anyone|that is the end of it|that counts for something|nobody seems to mind that)$/i, '')
    .replace(/,? I have it from [\p{L}]+$/u, '')
    .replace(/, (?:it seems|that is what I know|as far as I know|so there you have it|that is about all|as you may know)$/i, '')
    .replace(/(?<=(?:\S+ ){5}\S+), (?:[a-z']+ ?){1,3}$/, '')
  return STATES.test(clause) && !HEDGES.test(clause) && clause.split(' ').length >= 4 && clause.length <= 170 && !/\?$/.test(sentence) && !/^(?:that|this|it|there|what|how|so|you|your|we|let|not|no|yes|and)\b/i.test(clause) ? clause : null
})

/** A statement begins with its subject: the speaker, what is the speaker's, or a name. */
const STATES = /^(?:I\b|My |Our |We\b|(?!(?:That|This|It|There|What|How|So|Poor|Lucky|Just|Mostly|Before|When|After|Because|Nothing|Somebody|Everybody|People|Next|Last|Good|Well|Oh|The|An?|In|At|By|Not|No|Yes|Really|Then|And|But|If|You|Your|Let|They|Here|Something|Everything|One|Some|Did|Do|Who|Two|Three|Word|Back|Gladly|Would)\b)\p{Lu}[\p{L}'-]+ )/u
/** What is said of the moment, or only said. */
const HEDGES = /^\S+(?: \S+)? would\b|\bI (?:think|suppose|wish|intend|mean to|doubt|hear|see it|see\b|know|would|could|can't say|do not|don't|did not|wonder|hope I|care to|had better|should|must|ought)|\bI(?: am|'m) (?:not|glad|sorry|afraid|obliged|in two minds)|\bI (?:respect|agree|quite|completely|go back|have often|couldn't|could not)|\bI(?:'ll| will) (?:have to|be having|not)|\b(?:heard nothing|an answer|not heard|hadn't heard|had not heard|turn it over|both ways|two of us|talk about nothing else|as I do|do enjoy it|looking forward to|not said a word|breathing down|as much already|can report|will be thinking|keep that in mind|by the way|over to you|wish I had been)\b/
