import { stem } from './words.ts'

/** Pairs of words that cannot both hold of one thing at one time. A general English list; ours. */
const PAIRS = 'like/dislike love/hate like/hate enjoy/hate love/dislike enjoy/dislike support/oppose for/against favour/oppose favor/oppose agree/disagree ' +
  'accept/refuse accept/decline agree/refuse win/lose open/close opened/closed open/shut start/finish begin/end arrive/leave come/leave early/late hot/cold warm/cold ' +
  'big/small large/small long/short old/young old/new happy/sad happy/unhappy rich/poor healthy/ill healthy/sick well/ill alive/dead true/false right/wrong ' +
  'easy/hard easy/difficult simple/complicated cheap/expensive clean/dirty full/empty public/secret public/private honest/dishonest married/single married/divorced ' +
  'married/unmarried employed/unemployed working/retired vegetarian/carnivore indoors/outdoors inside/outside alone/together always/never everybody/nobody ' +
  'everyone/nobody all/none more/less increase/decrease grow/shrink rise/fall better/worse best/worst remember/forget know/ignore trust/distrust ' +
  'safe/dangerous strong/weak fast/slow high/low near/far light/dark wet/dry loud/quiet busy/idle busy/free optimistic/pessimistic possible/impossible ' +
  'legal/illegal guilty/innocent friendly/hostile friend/enemy ally/rival buy/sell lend/borrow teach/learn morning/evening day/night before/after today/tomorrow ' +
  'today/yesterday tomorrow/yesterday left/right north/south east/west indoor/outdoor sweet/sour sweet/bitter male/female finished/unfinished confirmed/cancelled ' +
  'confirmed/canceled praise/criticise praise/criticize excited/bored interested/uninterested interesting/boring fond/tired'

const ANTONYMS = new Map<string, Set<string>>()
for (const pair of PAIRS.split(' ')) {
  const [first = '', second = ''] = pair.split('/').map(stem)
  for (const [word, other] of [[first, second], [second, first]] as const) ANTONYMS.set(word, (ANTONYMS.get(word) ?? new Set()).add(other))
}

/** Whether two stems (see `stem`) exclude each other. */
export const areOpposite = (first: string, second: string): boolean => ANTONYMS.get(first)?.has(second) ?? false

/** The first pair of opposites between two lists of stems; null where there is none. */
export function oppositesIn(first: Iterable<string>, second: ReadonlySet<string>): readonly [string, string] | null {
  for (const word of first) {
    for (const other of ANTONYMS.get(word) ?? []) if (second.has(other)) return [word, other]
  }
  return null
}
