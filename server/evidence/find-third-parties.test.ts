import { describe, expect, it } from 'vitest'
import type { Persona, Relation } from '../../shared/index.ts'
import { personaOf } from './test-support.ts'
import { findMentions } from './find-mentions.ts'
import { findThirdParties } from './find-third-parties.ts'

const NAMES = [
  'Ada Berg', 'Ben Holm', 'Cora Lind', 'Lee Park', 'Ann Marie Fox', 'Anna Voss', "Sean O'Brien", 'Zoë Núñez', 'Dr. Emil Hart Jr.', 'Will May', 'May Lark',
  'Rosa van der Berg', 'Мила Орлова', 'Ελένη Παππά', 'محمد علي', 'דנה כהן', 'प्रिया शर्मा', '王小明', '佐藤 健太', 'マリア・ロペス', '김민수', 'สมชาย ใจดี', 'Jean-Luc Roy', 'J. Quill', 'Ngọc',
]
const villagers = NAMES.map((name) => personaOf(name))
const [ada, ben] = villagers as [Persona, Persona, ...Persona[]]

const namesOf = (text: string, earlier: readonly string[] = []): string[] =>
  findThirdParties(text, { speaker: ada, partner: ben, villagers, earlier }).map((id) => villagers.find((villager) => villager.id === id)?.name ?? id)

describe('names of third parties', () => {
  it.each<[string, string, string[]]>([
    // forms
    ['full name', 'I met Cora Lind today.', ['Cora Lind']],
    ['first name', 'I met Cora today.', ['Cora Lind']],
    ['last name', 'Ask Lind about it.', ['Cora Lind']],
    ['title and last name', 'Ask Mrs. Lind about it.', ['Cora Lind']],
    ['a title in the file', 'Emil is in, Dr. Hart is out.', ['Dr. Emil Hart Jr.']],
    ['first and last without the middle name', 'Ann Fox called.', ['Ann Marie Fox']],
    ['full name in small letters', 'cora lind called', ['Cora Lind']],
    ['capitals', 'CORA! Come here!', ['Cora Lind']],
    ['across a line break', 'Cora\nLind called.', ['Cora Lind']],
    ['with a hyphen', 'Jean-Luc called.', ['Jean-Luc Roy']],
    ['a single name', 'Ngọc called.', ['Ngọc']],
    ['decomposed accents', 'Zoe\u0308 called.', ['Zoë Núñez']],
    ['several, once each, in order', 'Lee told Cora that Lee Park and Lind fell out.', ['Lee Park', 'Cora Lind']],
    // possessives and punctuation
    ['possessive', "Cora's shop", ['Cora Lind']],
    ['possessive with a curly apostrophe', 'Cora’s shop', ['Cora Lind']],
    ['possessive of a name in s', "Voss' shop", ['Anna Voss']],
    ['an apostrophe in the name', "O'Brien's shop, with a straight one", ["Sean O'Brien"]],
    ['an elision', "la maison d'Anna", ['Anna Voss']],
    ['quotes and brackets', '“Cora” (Lee)', ['Cora Lind', 'Lee Park']],
    // scripts
    ['Cyrillic', 'Вчера Мила пела.', ['Мила Орлова']],
    ['Greek', 'Η Ελένη ήρθε.', ['Ελένη Παππά']],
    ['Arabic', 'رأيت محمد أمس', ['محمد علي']],
    ['Hebrew', 'ראיתי את דנה אתמול', ['דנה כהן']],
    ['Devanagari', 'कल प्रिया आई थी।', ['प्रिया शर्मा']],
    ['Han, full name inside a sentence', '昨天王小明来了。', ['王小明']],
    ['Han, given name', '我昨天看见小明了。', ['王小明']],
    ['Japanese with an honorific', '昨日、健太さんに会いました。', ['佐藤 健太']],
    ['Katakana with and without the dot', 'マリアはマリア・ロペスです。', ['マリア・ロペス']],
    ['Hangul with a particle', '어제 김민수는 집에 있었다. 민수가 말했다.', ['김민수']],
    ['Thai', 'เมื่อวานสมชายมา', ['สมชาย ใจดี']],
    ['Latin name in Chinese text', '昨天Cora来了', ['Cora Lind']],
    // never the speakers
    ['the speaker', 'I, Ada Berg, say so.', []],
    ['the partner', 'Ben, Mr. Holm, listen!', []],
    ['a last name shared with the speaker', 'Berg is a good name.', []],
    ['the full name of one who shares it', 'Rosa van der Berg called.', ['Rosa van der Berg']],
    // never inside other words
    ['inside a word', 'Annabel and Leeds and sleety Lindens', []],
    ['inside a hyphenated name', 'Anna-Lena and Lena-Cora', []],
    ['inside a name with an apostrophe', "McBrien or D'Cora or Brien", []],
    ['plural of a family', 'the Linds', []],
    ['inside a Cyrillic word', 'Милана и Милая', []],
    ['inside an Arabic word', 'محمدية', []],
    ['inside a Katakana word', 'マリアッチを聞いた', []],
    ['inside a Hangul word', '민수기를 읽었다', []],
    ['a combining mark makes another word', 'प्रियाः', []],
    ['small letters of a single name', 'the lee side, a lark, a fox', []],
    ['an initial', 'J. is a letter.', []],
    // words that are names as well
    ['a question with Will', 'Will you come?', []],
    ['a statement about Will', 'Will is coming, and Will knows.', ['Will May']],
    ['the month', 'We met in May. May 5 is a holiday.', []],
    ['the person, by first name before last name', 'I saw May yesterday.', ['May Lark']],
    ['nobody', 'Good morning!', []],
  ])('%s: %s', (_case, text, expected) => {
    expect(namesOf(text)).toEqual(expected)
  })
})

describe('a name that several bear', () => {
  const related = (id: string): Relation => ({ with: personaOf(id).id, kind: 'friend', note: '' })
  const tomGray = personaOf('Tom Gray')
  const tomReed = personaOf('Tom Reed')
  const cast = (speaker: Persona, partner: Persona) => ({ speaker, partner, villagers: [speaker, partner, tomGray, tomReed] })
  const eve = personaOf('Eve Moss')
  const fay = personaOf('Fay Moor')
  const named = (text: string, earlier: readonly string[], speaker = eve, partner = fay): string[] => findThirdParties(text, { ...cast(speaker, partner), earlier })

  it('means the one who was named in full, in the same line or last before it', () => {
    expect(named('Tom Reed is late. Tom always is.', [])).toEqual(['tom-reed'])
    expect(named('Tom is late.', ['Tom Gray called.', 'And Tom Reed?', 'He too.'])).toEqual(['tom-reed'])
  })

  it('means the only one whom the speaker, else the partner, has a relation to', () => {
    expect(named('Tom is late.', [], personaOf('Eve Moss', { relations: [related('Tom Gray')] }))).toEqual(['tom-gray'])
    expect(named('Tom is late.', [], eve, personaOf('Fay Moor', { relations: [related('Tom Reed')] }))).toEqual(['tom-reed'])
  })

  it('names nobody where nothing tells them apart', () => {
    expect(named('Tom is late.', [])).toEqual([])
    expect(named('Tom is late.', [], personaOf('Eve Moss', { relations: [related('Tom Gray'), related('Tom Reed')] }))).toEqual([])
  })

  it('means the speaker or the partner who bears it', () => {
    expect(named('Tom, listen!', [], eve, tomGray)).toEqual([])
    expect(findThirdParties('Tom Reed, you say?', { speaker: eve, partner: tomGray, villagers: [eve, tomGray, tomReed], earlier: [] })).toEqual(['tom-reed'])
  })
})

describe('the cast', () => {
  it('may be empty', () => {
    expect(findMentions('Cora', [])).toEqual([])
  })

  it('may come in a new list each time, and change', () => {
    expect(findMentions('Cora and Lee', [...villagers])).toHaveLength(2)
    expect(findMentions('Cora and Lee', [...villagers])).toHaveLength(2)
    expect(findMentions('Cora and Lee', villagers.slice(0, 3)).map(({ text }) => text)).toEqual(['Cora'])
    expect(findMentions('Cora and Lee', villagers.slice(0, 4))).toHaveLength(2)
  })

  it('may bear names that are patterns', () => {
    expect(findMentions('I met A.* (x) [y] and ^$ once.', ['A.* (x)', '[y]', '^$', '+?|\\'].map((name) => personaOf(name))).map(({ text }) => text)).toEqual(['A.* (x)', '[y]', '^$'])
  })
})
