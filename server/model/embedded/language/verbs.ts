/** Verbs whose third person is not a plain -s, or whose base a rule would miss. */
const THIRD_TO_BASE: Readonly<Record<string, string>> = {
  is: 'am', was: 'was', has: 'have', does: 'do', goes: 'go', "isn't": "am not", "doesn't": "don't", "hasn't": "haven't", "wasn't": "wasn't", dies: 'die', lies: 'lie', ties: 'tie',
}

/**
 * Verbs that may follow an "and" or a comma in the third person; elsewhere a word on -s may as well be a plural.
 * Gathered from what short descriptions of people tend to say. Ours.
 */
const COORDINATED = new Set((
  'throw catalogue roast knit dive tinker kick lift pick pull push raise reach return roll row sail scrub send sew shout sign skate slip smile stir stitch stretch tidy tie touch tour turn twist weave weed weigh whistle wipe wrap admire adore advise answer argue arrange ask avoid bake balance bear become begin believe belong blame borrow bring build buy care carry carve catch chair champion clean climb coach collect come '
  + 'complain compose consider cook count cover craft cycle dance debate decide deliver deserve disapprove dislike do draw dream drink drive drop eat edit encourage enjoy expect explain fear feed feel find '
  + 'finish fish fix follow forget gather get give go grade grow guard guess hate have hear help hide hike hold hope host hum hunt imagine insist invite join judge keep know laugh lead learn leave lend let like '
  + 'listen live lock look lose love maintain make manage mean measure meet mend mind miss mix need nurse observe open order organise organize own paint pay plan plant play plot polish practise practice prefer prepare '
  + 'pretend print promise prune put quote read recite refuse remember repair research resent restore ride run save say search secretly see seek sell serve set share shop show sing sit sketch skip sleep smell solve '
  + 'speak spend stand start stay stitch stock stop store struggle study suffer support suspect swear sweep swim take talk teach tell tend think trade train translate travel trust try tune understand use visit volunteer '
  + 'wait walk want wash watch water wear welcome wish wonder work worry write'
).split(' '))

/** "bakes" → "bake", "carries" → "carry", "is" → "am". */
export function baseOfThird(verb: string): string {
  const known = THIRD_TO_BASE[verb]
  if (known !== undefined) return known
  if (/ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.replace(/es$/, '')
  return /[^s]s$/.test(verb) ? verb.replace(/s$/, '') : verb
}

/** "bake" → "bakes", "am" and "are" → "is"; past forms and modals stay. */
export function thirdOfBase(verb: string): string {
  const known: Readonly<Record<string, string>> = { am: 'is', are: 'is', have: 'has', do: 'does', go: 'goes', were: 'was', "don't": "doesn't", "haven't": "hasn't", "aren't": "isn't", "weren't": "wasn't" }
  if (known[verb] !== undefined) return known[verb]
  if (UNCHANGED.has(verb) || /(?:ed|n't)$/.test(verb)) return verb
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies')
  return /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** Modals and irregular past forms: the same in every person. */
const UNCHANGED = new Set((
  'can cannot could will would shall should may might must was had did went came saw said told thought knew found made took got gave felt heard met left kept let put read ran sat slept spent spoke stood taught '
  + 'tried understood woke wrote bought brought built caught chose drew drank drove ate fell forgot grew held hid hurt lent lost paid rang rode rose sang sent set shook shut sold stuck swam threw wore won '
  + 'slid meant dug swept crept wept fled fed bled bred led lit shot split spread cut bet quit rid shed cast burst cost hit spun swung stung clung flung hung sang sprang strode flew blew withdrew undertook mistook '
  + 'broke froze stole wove tore bore swore began sank shrank spat lay laid grew knew slept kept swept dealt dreamt leapt learnt burnt spoilt spelt smelt dwelt became overslept thought '
  + 'never always often still already just also really only almost usually sometimes'
).split(' '))

const ADVERBS = new Set('never always often still already just also really only almost usually sometimes secretly quietly now rarely mostly'.split(' '))
export const isAdverb = (word: string): boolean => ADVERBS.has(word) || /[a-z]{3}ly$/.test(word)

/** Whether a word on -s after "and" is a verb in the third person. */
export const isCoordinatedThird = (word: string): boolean => word !== 'is' && word !== 'was' && COORDINATED.has(baseOfThird(word)) || word === 'has' || word === 'does' || word === 'is'
