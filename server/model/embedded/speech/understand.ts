import type { Address, TimeOfDay } from '../../../../shared/index.ts'
import type { PublicPlace } from '../../questions.ts'
import { bare, contentOf, coverage, escaped, firstWord, sentencesOf } from '../language/text.ts'
import { readTime } from '../language/time-words.ts'

/**
 * What a line does, as far as it can be told from its words alone. The patterns are of everyday English and know nothing
 * of our own grammar, so that lines of other authors (a remote model, an imported log) are understood as well.
 */
export type Heard =
  | { readonly act: 'greet' | 'farewell' | 'thank' | 'praise' | 'offer-help' | 'accept' | 'decline' | 'agree' | 'disagree' | 'react'; readonly sentence: string }
  | { readonly act: 'ask'; readonly about: QuestionTopic; readonly sentence: string }
  | { readonly act: 'invite'; readonly sentence: string; readonly meeting: Meeting }
  | { readonly act: 'news' | 'opinion' | 'recall' | 'tell' | 'gossip'; readonly sentence: string }
export type HeardAct = Heard['act']

export type QuestionTopic =
  | 'wellbeing' | 'work' | 'plans' | 'opinion' | 'news' | 'hardest' | 'next' | 'reason' | 'feeling' | 'attendance' | 'interest' | 'since' | 'progress' | 'event' | 'meeting' | 'same' | 'other'

/** A meeting as it was proposed: what of it the words settle. */
export interface Meeting { readonly what: string; readonly place: Address | null; readonly time: TimeOfDay | null; readonly tomorrow: boolean }

export interface Surroundings { readonly places: readonly PublicPlace[]; readonly now: TimeOfDay; readonly known: readonly string[] }

/** The acts of a line, sentence by sentence. */
export const understand = (text: string, around: Surroundings): Heard[] => sentencesOf(text).map((sentence) => readSentence(sentence, text, around))

function readSentence(sentence: string, whole: string, around: Surroundings): Heard {
  const text = sentence.toLowerCase().replaceAll('’', "'")
  if (/^what can i (?:pour|do for|get|bring)\b|^how is it healing\b/.test(text)) return { act: 'greet', sentence }
  if (isInvitation(text)) return { act: 'invite', sentence, meeting: completed(readMeeting(sentence, around), readMeeting(whole, around)) }
  if (RHETORICAL.test(text)) return { act: 'react', sentence }
  if (/^(?:another time|some other time|rain check)\b/.test(text)) return { act: 'decline', sentence }
  if (/^(?:can|may|could|is there (?:anything|something)|what can) (?:that )?i\b.*\b(?:help|do|use|take)\b|^need a hand\b/.test(text)) return { act: 'offer-help', sentence }
  if (text.endsWith('?') || QUESTION_START.test(text) && (!/[.!]$/.test(text) || ASKS_PLAINLY.test(text))) {
    return GREETING.test(text) && text.split(' ').length <= 3 ? { act: 'greet', sentence } : { act: 'ask', about: questionTopic(text), sentence }
  }
  const core = text.replace(LEAD_IN, '')
  for (const [act, pattern] of ACTS) if (pattern.test(text) || core !== text && pattern.test(core)) return { act, sentence } as Heard
  if (mentionsAny(sentence, around.known) && !/\b(?:i|my|me)\b/.test(text)) return { act: 'gossip', sentence }
  return { act: contentOf(sentence).size >= 2 ? 'tell' : 'react', sentence }
}

/** A word or three in front of the matter itself: "honestly, …", "by the way, …". */
const LEAD_IN = /^(?:[\p{L}'’ -]{1,26}, )+/u

/** Questions that want no answer: they are a way of saying "oh" or "listen". */
const RHETORICAL = /^(?:(?:oh|no|ah),? )?(?:really(?: now)?|is (?:that|it) so|did (?:i|you) (?:ever )?(?:mention|tell|know|say)\b.*|guess (?:what|who)\b.*|have you (?:got )?a minute|(?:do )?you know (?:what|something)|who would have thought(?: it)?|back so soon.*|again, [\p{L}]+|isn't it|is it not|you don't say|what else|how should i know)\?$|what more do you want\?$/u
const completed = (meeting: Meeting, whole: Meeting): Meeting => ({
  what: meeting.what === ANY_PURPOSE ? whole.what : meeting.what, place: meeting.place ?? whole.place, time: meeting.time ?? whole.time, tomorrow: meeting.tomorrow || whole.tomorrow,
})

const GREETING = /^(?:oh,? |ah,? |well,? )?(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|greetings|howdy|look who|there you are|well met|what a (?:nice |lovely |pleasant )?surprise|(?:(?:how|it(?:'s| is)) )?(?:so )?(?:good|nice|lovely|great) to (?:see|run into|bump into|catch) you)\b/
const QUESTION_START = /^(?:and |so |but |well,? )?(?:i (?:should|would) like to (?:hear|know)|tell me|how|what|when|where|who|why|which|do you|did you|have you|has|are you|is (?:it|there|your|the)|will you|can you|could you|would you|any)\b/

/** Questions that end in a full stop. */
const ASKS_PLAINLY = /^(?:but )?(?:i (?:should|would) like to (?:hear|know) (?:your|what|how|where)|tell me (?:about|how|what)\b)/

/** In order: the first that fits names the act. */
const ACTS: readonly (readonly [HeardAct, RegExp])[] = [
  ['greet', GREETING],
  ['decline', /\b(?:i(?:'m| am) (?:afraid|sorry)[^.]*\b(?:can't|cannot|won't|promised|busy|not free)|i (?:can't|cannot|couldn't) (?:make|come|join)|(?:i'd|i would) (?:love|like) to,? but|not (?:today|tonight|this time)|(?:some|an)other time|rain check|count me out|have to (?:pass|decline)|i already (?:have|promised)|can't do|won't (?:be able|manage))\b/],
  ['accept', /\b(?:i(?:'d| would) (?:love|like) (?:to|that)|i(?:'ll| will) be there|count me in|that works|it(?:'s| is) a (?:date|deal|plan)|sounds (?:like a plan|perfect|good to me)|yes,? (?:let's|gladly|please|happily|of course|with pleasure)|(?:gladly|happily|with pleasure|i'm in\b(?! (?:favour|two|good|no|the|a))|you're on|consider it done)|i(?:'ll| will) (?:come|meet you|join you|see you there)|let's do (?:that|it)|i(?:'m| am) looking forward to it|why not\b)/],
  ['farewell', /\b(?:goodbye|good-bye|bye\b|farewell|(?<!to )see you\b|take care|until (?:next time|then|later|tomorrow)|so long|good night|talk (?:to you )?(?:later|soon)|catch you later|have a (?:good|great|nice|lovely|wonderful|pleasant) (?:day|one|evening|afternoon|night|morning|time|rest)|(?:i|we)(?:'d| had)? (?:better|must|should|have to|need to|ought to)(?: really)? (?:be )?(?:on (?:my|our) way|go(?:ing)?\b|get(?: (?:on|going|moving|back))|head\b|run\b|dash|leave(?=\W*$| you| now)|off\b|let you)|i must(?: not keep you| be off| go| run)|i ought to be (?:on my way|going)|time i was off|i(?:'d| would) rather stay|i wish i could stay|i hate to break off|mind how you go|i must be off|you must excuse me|(?:i )?must (?:run|dash|go|fly)|got to go|i(?:'ve| have) (?:got )?to (?:go|run|dash|be off|head|get (?:going|back|on))|i(?:'m| am) (?:off|expected|needed)|don't let me keep you|i(?:'ll| will) let you (?:go|get))\b/],
  ['thank', /\b(?:thank you|thanks|much obliged|grateful|appreciate (?:it|that|you|your))\b/],
  ['offer-help', /\b(?:let me (?:know|help)|happy to help|if (?:you|there's) (?:need|want|anything)|can i help|lend (?:you )?a hand|count on me)\b/],
  ['recall', /\b(?:you (?:told|said|mentioned|were (?:telling|saying))|last time (?:we|you)|when we (?:spoke|talked|last)|i (?:still )?remember (?:you|what you|how you)|as you (?:said|told))\b/],
  ['news', /\b(?:(?:have|did) you hear(?:d)?|guess what|big news|i(?:'ve| have) (?:got )?(?:some )?news|word is|running for|standing for|(?:is|am|are|'m|'s) (?:giving|throwing|hosting|holding|having) (?:a|an|the)\b[^.]*\b(?:party|feast|dance|concert|gathering|celebration|supper|evening)|election|candidate|candidacy|everyone(?:'s| is) invited)\b/],
  ['agree', /^(?:oh,? |well,? )?(?:i (?:quite |fully |completely |couldn't )?agree|exactly|quite right|you(?:'re| are) right|absolutely|true enough|indeed|same here|my thoughts|so do i|that's (?:true|right|so))\b/],
  ['disagree', /\b(?:i (?:don't|do not|can't) agree|i disagree|i see it (?:differently|another way)|i(?:'m| am) not so sure|there we differ|on the contrary|i wouldn't say)\b/],
  ['opinion', /\b(?:if you ask me|in my (?:opinion|view|book)|i (?:think|believe|reckon|suppose|feel|find|doubt)\b(?! of| i(?:'ll| will))|to my mind|i(?:'m| am) (?:all )?(?:for|against|in favour)\b|in two minds|i(?:'m| am) not sure yet|could do without|is a (?:fine|bad|good) idea|the way i see it|there we differ|i (?:cannot|can't) say that i approve|would do us good|is a mistake|and i say so openly|that is how i see it|have made up my mind|leave .{3,40} alone)/],
  ['praise', /\b(?:(?:you're|you are|you've|you have) (?:doing |done |always |so |very |really )*(?:a |an )?(?:good|great|kind|wonderful|lovely|talented|clever|fine|marvellous)|i admire|well done|congratulations|good for you|proud of you)\b/],
  ['react', /^(?:oh,? |ah,? |well,? |really,? |i(?:'m| am) afraid (?:that )?)?(?:that(?:'s| is| sounds| must)|how (?:lovely|nice|awful|wonderful|interesting|funny|strange|sad)|i(?:'m| am) (?:so |very |really )?(?:glad|sorry|happy|pleased|relieved)|i (?:see|understand|know|can imagine|had no idea|didn't know)|you don't say|hard to say|what a question|you ask me|i (?:could not|couldn't|cannot|can't) (?:tell|say)\b|i (?:haven't|have not) made up|i (?:do not|don't) know|i would have to think|nothing (?:that|new|i)|i(?:'ve| have) heard nothing|quiet as|i leave that|i wish i (?:knew|could answer)|not (?:a thing|that i)|(?:never|to be honest,? i have never) thought|i(?:'ve| have) often wondered|i(?:'d| would) never have|one (?:learns|can see)|you (?:tell it|should have told|hear everything|will manage|remembered)|i know (?:that feeling|you\b)|it suits you|i would do the same|just the person|i was hoping|i (?:did not|didn't) (?:think|expect)|there is nobody|come, (?:stand|sit)|no wonder|oh dear|there are not many|i will believe|i have not seen you|poor |so that is|news to me|and you tell me|lucky you|i am always the last|i(?:'ll| will) have to (?:turn|think)|give me a day|let me sleep|fair enough|good luck|what a|no wonder|is that so|really|goodness|my word|indeed|sounds)\b/],
]

const isInvitation = (text: string): boolean =>
  /\b(?:would you (?:like|care) to (?:join|come|meet|have|go|walk|get|grab|sit)|(?:do you )?(?:want|fancy|feel like)(?: to)? (?:join|meet|come|a (?:walk|coffee|tea|drink|game|bite)|grab|having|going|coming|meeting|sharing|an? )|shall we|why don't we|let's (?:meet|have|get|grab|go|plan|say|walk|sit|take)|let us (?:meet|have|get|go|take|walk|sit)|how about [^?]*\bat (?:half|quarter|noon|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven)|how about (?:a |an |we |meeting|joining|coming|lunch|dinner|supper|coffee|tea|going)|(?:will|could|can|won't) you (?:join|come|meet)|join me (?:for|at|in)|meet me (?:at|in|by|for)|come (?:along|by|over|round|and join|to the)|we (?:could|should|might) (?:meet|have|get|grab|go|take|walk|sit|talk it over)|are you free|care for a|you(?:'re| are) (?:very )?(?:welcome|invited) (?:to|at))\b/.test(text)
  && !/\b(?:last time|you (?:said|told|mentioned))\b/.test(text)

/** In order. */
const QUESTIONS: readonly (readonly [QuestionTopic, RegExp])[] = [
  ['same', /^(?:and|but|so)?,?\s*(?:what(?:'s| is) new with you$|(?:what|how) about (?:you|yours(?:elf)?)|and you\b|you|yourself|(?:and )?on your side|(?:or )?do you see it differently|how do things stand with you|(?:now )?tell me about you|your turn now.*|how is (?:it|everything) with you)\b(?!.*\b(?:been|sleep|are you)\b)[^?]{0,30}\?$|^and (?:you|yourself)\b|^(?:and )?how(?:'s| is) (?:it|everything|life) with you\b|^(?:now |but )?tell me about you|\byour turn\b/],
  ['meeting', /\b(?:still (?:suit|on for|stand)|are we still on|(?:not|n't) forgotten|as we agreed|does (?:it|that) (?:still )?(?:not|suit))\b/],
  ['event', /^(?:and then|what (?:did you do|happened)(?: then)?|did (?:anybody|anyone|somebody) (?:see|notice)|(?:and )?how did (?:it|that) end|and what did (?:they|people) say)\b/],
  ['progress', /\b(?:how has (?:that|it) gone|what came of|still so|how (?:do|does) (?:things|it|that) stand now|getting anywhere|how (?:did|does) (?:it|that) go|how it went|come along since|any better|any progress)\b/],
  ['hardest', /\b(?:hardest|difficult|trickiest|trouble|worst|in the way|go(?:es|ing) wrong|stopping you|problem|worr(?:y|ies|ied)|bother|weigh)/],
  ['next', /\b(?:next|will you do|are you going to do|from here|happens now|what now|how will you|what's left|when will)\b/],
  ['since', /\b(?:how long|since when|when did you|how did you (?:come|start|get into)|what got you|what made you (?:start|take))\b/],
  ['reason', /^(?:\w+,? )?(?:why|how come|what for|what makes you|what made you)\b|\b(?:why is that|why not|what's the reason|what do you mean)\b/],
  ['opinion', /\b(?:what do you (?:think|make|reckon|say)|(?:what(?:'s| is)|hear|ask|may i ask) your (?:opinion|view|take|thoughts?|feeling)|how do you (?:feel|see|stand)|where do you stand|(?:are you|do you) (?:for|against|in favour|agree|think|approve|believe)|your thoughts|wouldn't you say|don't you think)\b/],
  ['wellbeing', /\b(?:how are you|how(?:'s| is| has) (?:your day|everything|life|it going|the day|today|the morning|things)|how(?:'s| is) (?:your )?(?:day|morning|afternoon|evening)|how have you been|how(?:'re| are) things|how do you do|are you (?:well|all right|alright|keeping|ok|okay)|(?:did you )?sle(?:ep|pt) well|what's (?:wrong|up)|how goes|keeping (?:well|busy)|been treating you|bearing up)\b/],
  ['attendance', /\b(?:(?:will|are|shall) you (?:be (?:there|coming)|come|going|go|attending|coming)|can (?:i|we) count (?:on )?you|see you there|are you coming|thinking of going)\b/],
  ['news', /\b(?:any (?:other )?news|heard (?:anything|the news|about|any|that|who|what)|did you hear|have you heard|what's new|anything new|what(?:'s| is) (?:happening|going on)|what have i missed)\b/],
  ['plans', /\b(?:plans?\b|planned\b|up to (?:later|tonight|today|this|after)|doing (?:later|tonight|this|after|today|tomorrow)|what(?:'s| is) (?:on\b(?! the| tap| your)|in store)|the rest of (?:your|the) day|where are you (?:off|headed|heading|going)|off to|what brings you)/],
  ['feeling', /\b(?:how (?:does|did|do) (?:that|it|you) (?:make you )?feel|are you (?:happy|pleased|proud|nervous|excited|looking forward|enjoying|glad|content)|do you (?:enjoy|like|mind|miss)|what do you (?:like|enjoy|love)|best part)\b/],
  ['interest', /\b(?:free time|interests?|hobb(?:y|ies)|for fun|after work|read(?:ing)? (?:anything|lately))\b/],
  ['work', /\b(?:work|job|shift|busy|business|shop|customers?|studies|classes|lessons?|project|coming along|getting on|how(?:'s| is| are| did) (?:the|your)|there to tell|things stand|progress|working on|what have you been)\b/],
]

const questionTopic = (text: string): QuestionTopic => {
  const core = text.replace(LEAD_IN, '')
  return (QUESTIONS.find(([, pattern]) => pattern.test(text)) ?? QUESTIONS.find(([, pattern]) => pattern.test(core)))?.[0] ?? 'other'
}

/** Place, time and purpose of a proposed meeting, from its words. */
export function readMeeting(sentence: string, { places, now }: Surroundings): Meeting {
  const time = readTime(sentence, now)
  return { what: purposeOf(sentence), place: placeNamed(sentence, places), time, tomorrow: /\btomorrow\b/i.test(sentence) }
}

/** The place whose name, or most of it, the sentence says; the longest name wins. */
export function placeNamed(sentence: string, places: readonly PublicPlace[]): Address | null {
  const said = contentOf(sentence)
  const fits = places
    .map((place) => ({ place, words: contentOf(place.name), covered: coverage(contentOf(place.name), said) }))
    .filter(({ covered, words }) => words.size > 0 && covered >= 0.5)
    .toSorted((a, b) => b.covered - a.covered || b.words.size - a.words.size)
  return fits[0]?.place.address ?? null
}

/** What a meeting is for when nothing is said. */
const ANY_PURPOSE = 'a talk'
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/\bcoffee\b/i, 'coffee'], [/\btea\b/i, 'tea'], [/\bbreakfast\b/i, 'breakfast'], [/\blunch\b/i, 'lunch'], [/\b(?:dinner|supper)\b/i, 'supper'], [/\bbite\b/i, 'a bite to eat'],
  [/\b(?:walk|stroll)\b/i, 'a walk'], [/\b(?:beer|ale|drink|pint|cider)\b/i, 'a drink'], [/\b(?:darts|chess|cards|game)\b/i, 'a game'], [/\bparty\b/i, 'the party'],
  [/\b(?:concert|music|play|sing)\b/i, 'some music'], [/\bpicnic\b/i, 'a picnic'],
]
const purposeOf = (sentence: string): string => PURPOSES.find(([pattern]) => pattern.test(sentence))?.[1] ?? ANY_PURPOSE

/** Which of the names (full or first) a sentence mentions. */
export const namesIn = (sentence: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`(?<![\\p{L}])(?:${escaped(name)}|${escaped(firstWord(name))})(?![\\p{L}])`, 'u').test(sentence))
const mentionsAny = (sentence: string, names: readonly string[]): boolean => names.some((name) => sentence.includes(firstWord(name))) && namesIn(sentence, names).length > 0

/** The noun phrase after "my", for asking back: "my survey of the pond" → "survey". Null where there is none. */
export function ownedThing(sentence: string): string | null {
  const after = /\bmy ((?:[\p{L}'’-]+ ?){1,4})/u.exec(bare(sentence))?.[1]
  if (after === undefined) return null
  const words = after.trim().split(' ')
  const end = words.findIndex((word, index) => index > 0 && THING_ENDS.test(word) || index === 0 && NOT_A_THING.test(word))
  const thing = (end === -1 ? words.slice(0, 3) : words.slice(0, end)).join(' ')
  return thing.length >= 3 && !/ly$/.test(thing) ? thing : null
}
const THING_ENDS = /^(?:of|in|on|at|for|to|with|about|and|or|but|is|are|was|were|has|have|had|will|would|can|could|so|as|that|than|then|when|because|from|by|all|again|today|tonight|now|a|an|the|i|it|before|after|while|over|into|if|yet|too|still|again|up|out|down|off|back|[\p{L}]+ly|[\p{L}]+ed|[\p{L}]+s['’])$/iu
const NOT_A_THING = /^(?:[\p{L}]+ing|grandmother|back|shirt|breakfast|own|mind|best|way|part|turn|time|day|word|opinion|view|thoughts?|side|head|hands?|life|self|age|heart|eyes?|feet|name|place|morning|evening|asking|self|feet|pocket)$/iu
