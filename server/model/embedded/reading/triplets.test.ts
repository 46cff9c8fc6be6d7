import { describe, expect, it } from 'vitest'
import { VillagerId } from '../../../../shared/index.ts'
import type { Line } from '../../questions.ts'
import { answerTriplets } from './triplets.ts'

/**
 * What is taken from a sentence and what is not: the kinds of personal information that SDR's appendix C shows, names of any
 * script, and the moods (question, wish, condition) that state nothing. Subject and relation must be exact; the object is pinned as
 * it reads. Speaker Mira Holm, partner Otto Brandt.
 */
const TABLE: readonly (readonly [sentence: string, triplets: readonly string[]])[] = [
  ['I\'m a baker and I work at Kettle and Crumb.', ['Mira Holm|is|a baker', 'Mira Holm|works at|Kettle and Crumb']],
  ['I live in Rose Cottage.', ['Mira Holm|lives in|Rose Cottage']],
  ['My husband Klaus bakes the bread.', ['Klaus Vogel|bakes|the bread', 'Mira Holm|is married to|Klaus Vogel', 'Klaus Vogel|is married to|Mira Holm']],
  ['Ana isn\'t interested in politics, but she loves painting.', ['Ana Silva|is not interested in|politics', 'Ana Silva|loves|painting']],
  ['I\'ve been working on a survey of the dragonflies.', ['Mira Holm|is working on|a survey of the dragonflies']],
  ['My thesis on medieval looms is nearly done.', ['Mira Holm|has project|thesis on medieval looms']],
  ['As a chemistry student, I sleep little.', ['Mira Holm|is|a chemistry student', 'Mira Holm|sleeps|little']],
  ['I don\'t know anything about chemistry.', ['Mira Holm|does not know|anything about chemistry']],
  ['I have never been to Riga.', ['Mira Holm|has never been to|Riga']],
  ['I never liked the old bridge.', ['Mira Holm|never liked|the old bridge']],
  ['I no longer work at the school.', ['Mira Holm|does not work at|the school']],
  ['We\'re organising a party at the pub on Friday.', ['Mira Holm|is organising|a party at the pub on Friday']],
  ['Ana is running for mayor.', ['Ana Silva|is running for|mayor']],
  ['I will bake a cake for the fair.', ['Mira Holm|plans to bake|a cake for the fair']],
  ['You run the library, don\'t you?', []],
  ['You own the mill.', ['Otto Brandt|owns|the mill']],
  ['I\'m against the new road.', ['Mira Holm|is against|the new road']],
  ['I think the new road is a terrible idea.', ['Mira Holm|is against|the new road']],
  ['My favourite book is Emma.', ['Mira Holm|has favourite book|Emma']],
  ['Let\'s meet at the Heron at seven.', ['Mira Holm|plans to meet|Otto Brandt at the Heron at seven', 'Otto Brandt|plans to meet|Mira Holm at the Heron at seven']],
  ['We said nine at the fountain.', ['Mira Holm|plans to meet|Otto Brandt at nine at the fountain', 'Otto Brandt|plans to meet|Mira Holm at nine at the fountain']],
  ['李 雷 works at the pharmacy and lives in Mill House.', ['李 雷|works at|the pharmacy', '李 雷|lives in|Mill House']],
  ['Мария owns a boat.', ['Мария Белова|owns|a boat']],
  ['Is Ana married?', []],
  ['I hope Ana is well.', []],
  ['If Ana sells the shop, I will cry.', []],
  ['Thank you so much, Otto, I really appreciate it.', []],
  ['Good morning, Otto! How are you?', []],
]
const NAMES = ['Mira Holm', 'Otto Brandt', 'Ana Silva', 'Klaus Vogel', '李 雷', 'Мария Белова']
const line = (name: string, text: string): Line => ({ speaker: VillagerId.parse(name), name, text })

describe('triplets', () => {
  it.each(TABLE)('%s', (sentence, expected) => {
    const { triplets } = answerTriplets({ lines: [line('Mira Holm', sentence)], names: NAMES })
    expect(triplets.map(({ subject, relation, object }) => `${subject}|${relation}|${object}`).sort()).toEqual([...expected].sort())
  })

  it('reads a whole dialogue, each line from its own speaker', () => {
    const { triplets } = answerTriplets({
      lines: [line('Mira Holm', 'I study owls.'), line('Otto Brandt', 'I study maps, and you own a boat.')], names: ['Mira Holm', 'Otto Brandt'],
    })
    expect(triplets).toEqual([
      { subject: 'Mira Holm', relation: 'studies', object: 'owls' },
      { subject: 'Otto Brandt', relation: 'studies', object: 'maps' },
      { subject: 'Mira Holm', relation: 'owns', object: 'a boat' },
    ])
  })
})
