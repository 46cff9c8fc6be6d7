import type { Persona as PersonaType } from '../../shared/index.ts'
import { Persona } from '../../shared/index.ts'

/** Eight villagers of the scripted town: enough to talk in pairs, be named by others and have something to hide. */
export const SCRIPTED_VILLAGERS: readonly PersonaType[] = [
  {
    id: 'ada-finch', name: 'Ada Finch', age: 41, pronouns: 'she', traits: ['warm', 'brisk', 'proud of her crust'], occupation: 'baker',
    about: 'Ada runs the oven at Kettle and Crumb. She learnt the trade from her aunt and never uses a scale.',
    concern: 'She worries that the mill will raise the price of flour before midsummer.', project: 'a rye starter from the old mill’s grain',
    interests: ['grain', 'brass bands'], lifestyle: 'Ada rises at half past four and is in bed by nine.', home: 'Rose Cottage',
    relations: [{ with: 'piet-hallam', kind: 'spouse', note: 'my husband; he salts everything' }, { with: 'nell-okafor', kind: 'friend', note: 'we swim at the jetty' }],
    voice: { description: 'short, floury, quick to laugh', sentences: 'short', warmth: 0.8, formality: 0.2, talkativeness: 0.7 },
    opinions: [{ topic: 'a new road past the pond', stance: 'against', because: 'the dust would be in every loaf' }],
    secrets: ['I buy the almond slices from the next town'],
  },
  {
    id: 'tomas-reed', name: 'Tomas Reed', age: 36, pronouns: 'he', traits: ['patient', 'absent-minded'], occupation: 'school teacher',
    about: 'Tomas teaches the upper class. He walks to school by the long way round.', concern: 'He has lost the class’s stag beetle.',
    project: 'a sundial in the schoolyard', home: 'Fern Cottage',
    relations: [{ with: 'joss-varga', kind: 'housemate', note: 'paints in the kitchen at night' }],
    opinions: [{ topic: 'homework', stance: 'against', because: 'they learn more at the pond' }],
    secrets: ['I have applied for a post in the city'],
  },
  {
    id: 'nell-okafor', name: 'Nell Okafor', age: 52, pronouns: 'she', traits: ['exact', 'kind'], occupation: 'pharmacist',
    about: 'Nell keeps the pharmacy and knows every cough in town.', concern: 'Her back room leaks when it rains.', project: 'a herb bed behind the pharmacy',
    home: 'Lock Cottage', relations: [{ with: 'ada-finch', kind: 'friend', note: 'we swim at the jetty' }, { with: 'edith-lowe', kind: 'neighbour' }],
    voice: { description: 'whole sentences, never hurried', sentences: 'long', formality: 0.7 },
  },
  {
    id: 'joss-varga', name: 'Joss Varga', age: 22, pronouns: 'they', traits: ['restless', 'generous'], occupation: 'painting student',
    about: 'Joss studies painting and pays for it with mornings at the market.', concern: 'The gallery wants six canvases by Friday.',
    project: 'a mural of the pond in fog', home: 'Fern Cottage', relations: [{ with: 'tomas-reed', kind: 'housemate', note: 'hums while he marks' }],
  },
  {
    id: 'edith-lowe', name: 'Edith Lowe', age: 71, pronouns: 'she', traits: ['dry', 'observant'], occupation: 'retired town clerk',
    about: 'Edith kept the archive for forty years and still has a key.', concern: 'Nobody reads the minutes any more.', project: 'an index of the parish letters',
    home: 'Lock Cottage', relations: [{ with: 'nell-okafor', kind: 'neighbour' }, { with: 'col-barrow', kind: 'rival', note: 'he votes as the wind blows' }],
    secrets: ['I wrote the anonymous letters about the bandstand'],
  },
  {
    id: 'piet-hallam', name: 'Piet Hallam', age: 44, pronouns: 'he', traits: ['jovial', 'stubborn'], occupation: 'landlord of The Heron',
    about: 'Piet keeps The Heron and a barrel for friends.', concern: 'The cellar floods.', project: 'a quiz night', home: 'Rose Cottage',
    relations: [{ with: 'ada-finch', kind: 'spouse', note: 'my wife; she wakes the birds' }],
    news: [{ id: 'midsummer', kind: 'party', text: 'is giving a midsummer party at The Heron at 19:00', place: 'The Heron:bar room', day: 1, time: '19:00' }],
  },
  {
    id: 'ines-mora', name: 'Ines Mora', age: 29, pronouns: 'she', traits: ['quiet', 'exact'], occupation: 'cellist', about: 'Ines plays and teaches the cello.',
    concern: 'Her landlord may sell the house.', project: 'a suite for the bandstand', home: 'Gable House',
  },
  {
    id: 'col-barrow', name: 'Col Barrow', age: 58, pronouns: 'he', traits: ['loud', 'handy'], occupation: 'bicycle mender',
    about: 'Col mends bicycles and anything with a chain.', concern: 'He is thinking of standing for mayor.', project: 'a tandem for the ferryman', home: 'Pond Cottage',
    news: [{ id: 'mayor', kind: 'candidacy', text: 'is standing for mayor' }],
  },
].map((persona) => Persona.parse(persona))
