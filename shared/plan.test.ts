import { describe, expect, it } from 'vitest'
import { PlanHour } from './plan.ts'
import { revisedHours, withAppointment } from './plan.ts'

const hour = (from: number, to: number, what: string, agreed: PlanHour['agreed'] = null): PlanHour => PlanHour.parse({ from, to, what, emoji: '🙂', place: 'A:room', agreed })
const meeting = hour(150, 250, 'meeting', { with: 'bo', dialogue: 'd1' } as PlanHour['agreed'])
const spans = (hours: readonly PlanHour[]): string[] => hours.map(({ from, to, what }) => `${from}-${to} ${what}`)

describe('an appointment in a plan', () => {
  it('cuts short what it covers, and the routine goes on after it', () => {
    expect(spans(withAppointment([hour(0, 100, 'a'), hour(100, 300, 'b'), hour(300, 400, 'c')], meeting))).toEqual(['0-100 a', '100-150 b', '150-250 meeting', '250-300 b', '300-400 c'])
    expect(spans(withAppointment([hour(160, 240, 'inside')], meeting))).toEqual(['150-250 meeting'])
  })

  it('stays when the day is revised', () => {
    expect(spans(revisedHours([hour(0, 150, 'old'), meeting], [hour(0, 400, 'new')]))).toEqual(['0-150 new', '150-250 meeting', '250-400 new'])
  })
})
