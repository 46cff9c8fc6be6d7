import { isStopWord, stem, wordsOf } from './words.ts'

/** Families of occupations: within one, different words may name the same job. A general English list; ours. */
const FAMILIES: readonly string[] = [
  'baker pastrycook confectioner', 'cook chef', 'barista waiter waitress bartender barkeeper barman barmaid publican landlord landlady innkeeper',
  'shopkeeper grocer merchant shopowner storekeeper trader seller vendor', 'cashier clerk salesperson shopassistant', 'pharmacist chemist apothecary druggist',
  'doctor physician surgeon gp', 'nurse carer caregiver midwife', 'dentist', 'vet veterinarian', 'teacher schoolteacher tutor instructor', 'professor lecturer academic scholar',
  'scientist researcher', 'mathematician', 'physicist', 'biologist botanist zoologist ecologist', 'historian archivist', 'sociologist', 'philosopher', 'economist',
  'writer author novelist poet playwright essayist', 'journalist reporter columnist editor', 'painter artist illustrator sculptor potter ceramist', 'photographer',
  'musician composer pianist violinist guitarist singer cellist', 'actor actress', 'dancer choreographer', 'filmmaker director animator', 'architect', 'engineer', 'programmer developer coder',
  'lawyer attorney solicitor barrister', 'judge', 'accountant bookkeeper', 'banker', 'mayor', 'councillor politician alderman', 'policeman policewoman officer constable detective', 'firefighter fireman',
  'farmer grower', 'gardener groundskeeper horticulturist florist', 'fisherman angler', 'carpenter joiner woodworker cabinetmaker', 'smith blacksmith', 'mechanic', 'plumber', 'electrician', 'builder mason bricklayer',
  'tailor seamstress dressmaker', 'weaver', 'cobbler shoemaker', 'hairdresser barber', 'librarian', 'priest vicar pastor', 'postman postwoman courier', 'driver', 'pilot', 'sailor', 'soldier',
  'housewife househusband homemaker', 'retiree pensioner', 'athlete runner swimmer', 'designer', 'consultant', 'manager supervisor', 'secretary receptionist', 'janitor caretaker cleaner', 'miller', 'brewer', 'butcher',
  'beekeeper', 'clockmaker watchmaker', 'bicyclemaker', 'astronomer', 'therapist psychologist counsellor counselor', 'translator interpreter', 'owner proprietor',
]

const FAMILY_OF = new Map(FAMILIES.flatMap((family, index) => family.split(' ').map((role) => [stem(role), index] as const)))

/** Whether a noun phrase ("a retired baker from the north") names an occupation. */
export const isRole = (phrase: string): boolean => rolesOf(phrase).length > 0

/** The occupation words in a noun phrase, before any "of", "at", "for" or "who": "musician and piano teacher" has two. */
export function rolesOf(phrase: string): string[] {
  const words = wordsOf(phrase.split(/\b(?:of|at|in|for|who|that|with|from|on|by)\b/u)[0] ?? phrase).filter((word) => !isStopWord(word))
  return words.filter((word) => !word.endsWith('ing')).map(stem).filter((word) => FAMILY_OF.has(word))
}

/** Whether two occupation words may be one job: the same word, the same family, or either a word so wide that it covers others. */
export function mayBeOneJob(first: string, second: string): boolean {
  return first === second || FAMILY_OF.get(first) === FAMILY_OF.get(second) || WIDE.has(first) || WIDE.has(second)
}

/** Words that go with any other occupation: one can own a shop and be a baker. */
const WIDE = new Set(['owner', 'proprietor', 'manager', 'supervisor', 'consultant', 'designer', 'scientist', 'researcher', 'artist', 'retiree', 'pensioner', 'landlord', 'landlady', 'athlete'].map(stem))

/** Occupations that stand behind no counter; students, carers and people of letters. Ours. */
const WITHOUT_SHOP = new Set(('doctor nurse teacher professor scientist mathematician physicist biologist historian sociologist philosopher economist writer journalist painter ' +
  'musician actor dancer filmmaker architect engineer programmer lawyer judge banker mayor councillor policeman firefighter librarian priest housewife athlete soldier pilot astronomer therapist translator')
  .split(' ').map((role) => FAMILY_OF.get(stem(role))))

export const keepsNoShop = (role: string): boolean => WITHOUT_SHOP.has(FAMILY_OF.get(role))
