import type { Address, TimeOfDay } from '../../../../shared/index.ts'
import { minutesOf } from '../../../../shared/index.ts'
import type { QuestionInput, QuestionOutput } from '../../questions.ts'
import { understand } from '../speech/understand.ts'
import type { Meeting } from '../speech/understand.ts'

type Input = QuestionInput<'agreements'>

interface Offer { readonly what: string; readonly place: Address | null; readonly time: TimeOfDay | null; readonly tomorrow: boolean; readonly by: string }

/**
 * Meetings that one offered and the other accepted: an offer stands until it is declined, changed or accepted; only with
 * a time to come and a place does it become an agreement.
 */
export function findAgreements({ now, lines, places, participants }: Input): QuestionOutput<'agreements'> {
  const around = { places, now: now.time, known: participants.map(({ name }) => name) }
  const agreements: QuestionOutput<'agreements'>['agreements'] = []
  let offer: Offer | null = null
  for (const { speaker, text } of lines) {
    const acts = understand(text, around)
    const proposal = acts.find((one) => one.act === 'invite')
    const standing: Offer | null = offer
    if (standing !== null && standing.by !== speaker && acts.some(({ act }) => act === 'decline')) {
      offer = null
      continue
    }
    const accepted = standing !== null && standing.by !== speaker && acts.some(({ act }) => act === 'accept')
    const settled = accepted && proposal === undefined ? settle(standing, text, around) : null
    if (settled !== null && settled.place !== null && settled.time !== null) {
      const day = now.day + (settled.tomorrow ? 1 : 0)
      if (settled.tomorrow || minutesOf(settled.time) > minutesOf(now.time)) agreements.push({ what: settled.what, place: settled.place, day, time: settled.time })
      offer = null
      continue
    }
    if (proposal !== undefined) offer = offerFrom(proposal.meeting, standing, speaker)
    else if (isInvitationToOccasion(text)) offer = offerFrom(around_(text, around), null, speaker)
  }
  return { agreements: agreements.filter((one, index) => agreements.findIndex(({ time, day }) => time === one.time && day === one.day) === index) }
}

/** "I am giving a party at … at …. You are invited": news of an occasion is an offer too. */
const isInvitationToOccasion = (text: string): boolean => /\b(?:you(?:'re| are) (?:all |very )?(?:invited|welcome)|will you (?:come|be there)|you have to come|glad to see you there)\b/i.test(text)

type Around = Parameters<typeof understand>[1]

/** Time, place and purpose from the whole line, since an occasion names them in one sentence and invites in the next. */
const around_ = (text: string, around: Around): Meeting => {
  const read = understand(`Let's meet, ${text.replaceAll(/[.!?]+\s+/g, ', ')}`, around).find((one) => one.act === 'invite')
  return read?.meeting ?? { what: 'a talk', place: null, time: null, tomorrow: false }
}

/** A counter-offer keeps what it does not change. */
const offerFrom = (meeting: Meeting, earlier: Offer | null, by: string): Offer => ({
  what: meeting.what === 'a talk' && earlier !== null ? earlier.what : meeting.what, place: meeting.place ?? earlier?.place ?? null, time: meeting.time ?? earlier?.time ?? null,
  tomorrow: meeting.tomorrow || earlier?.tomorrow === true, by,
})

/** What the acceptance adds: a time or place that the offer left open. */
function settle(offer: Offer, text: string, around: Around): Offer {
  if (offer.place !== null && offer.time !== null) return offer
  const said = around_(text, around)
  return { ...offer, place: offer.place ?? said.place, time: offer.time ?? said.time }
}
