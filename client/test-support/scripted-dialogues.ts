/** What the scripted villagers say to each other, in their own words. `case` names a correction of `scripted-cases`. */
export interface ScriptedDialogue {
  readonly at: string
  readonly place: string
  readonly pair: readonly [string, string]
  readonly end: 'goodbye' | 'errand' | 'appointment' | 'nothing-more' | 'loop'
  /** Lines in turn, the first by the first of the pair. */
  readonly lines: readonly { readonly text: string; readonly case?: string }[]
}

const said = (text: string, name?: string) => (name ? { text, case: name } : { text })

export const SCRIPTED_DIALOGUES: readonly ScriptedDialogue[] = [
  {
    at: '06:40', place: 'Rose Cottage:common room', pair: ['ada-finch', 'piet-hallam'], end: 'errand',
    lines: [
      said('The rye is up to the rim already. It likes this weather.'),
      said('It likes you. Is there any of yesterday’s loaf, or has the cat had it?'),
      said('Top shelf. And leave the salt alone, it is seasoned.'),
    ],
  },
  {
    at: '07:25', place: 'Kettle and Crumb:cafe', pair: ['nell-okafor', 'ada-finch'], end: 'goodbye',
    lines: [
      said('Good morning, Ada. The jetty was cold enough to wake the dead.'),
      said('Ha! You went without me. Two rolls, or is it a day for a slice?'),
      said('Two rolls, please. The back room leaked again, so I shall be up a ladder all forenoon.', 'clean'),
      said('Take the big bucket from under the sink. I bake at dawn and mop after; it is free till noon.', 'inconsistency'),
    ],
  },
  {
    at: '08:10', place: 'Market Square:square', pair: ['col-barrow', 'edith-lowe'], end: 'nothing-more',
    lines: [
      said('Edith! What would you say to a mayor who can mend a chain?'),
      said('I should say that the minutes are kept in ink, Col, not in grease.'),
      said('That is a maybe, then. I will put you down as a maybe.', 'forced'),
    ],
  },
  {
    at: '08:32', place: 'School:schoolyard', pair: ['tomas-reed', 'joss-varga'], end: 'appointment',
    lines: [
      said('You were painting at three again. The kitchen smells of turpentine and toast.'),
      said('Fog does not wait. I have one corner of the pond left, and then six canvases by Friday.'),
      said('Have you seen the beetle? Large, brown, answers to Franklin.'),
      said('Nothing answered in the kitchen. I could bring some charcoal by at noon, if the class would draw him from memory.', 'repetition'),
      said('They would like that. Noon, by the swing.'),
    ],
  },
  {
    at: '09:15', place: 'Pharmacy:shop', pair: ['edith-lowe', 'nell-okafor'], end: 'goodbye',
    lines: [
      said('The usual, Nell, and something for a neck that has read too long.'),
      said('I would look up from the letters once an hour. I have not heard how Ines is; you might ask her yourself.', 'instant-fact'),
      said('I may do that. She plays at the bandstand on Mondays, and nobody thinks to bring her a chair.'),
    ],
  },
  {
    at: '10:05', place: 'Workshop:workshop', pair: ['ines-mora', 'col-barrow'], end: 'nothing-more',
    lines: [
      said('It is only the stand that squeaks. The cello itself is innocent.'),
      said('Oil, and a washer the size of a sixpence. While I have you: a mayor who can mend a chain?', 'unresolved'),
      said('I vote for quiet ones, Col.'),
    ],
  },
  {
    at: '10:50', place: 'The Heron:bar room', pair: ['piet-hallam', 'col-barrow'], end: 'goodbye',
    lines: [
      said('Midsummer party, seven o’clock tonight, in here. Bring that voice of yours, but leave it at the door until nine.'),
      said('I will make a short speech.'),
      said('You will not.', 'chosen'),
    ],
  },
]
