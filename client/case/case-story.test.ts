import { describe, expect, it } from 'vitest'
import { DialogueId, UtteranceId, VillagerId } from '../../shared/index.ts'
import { SCRIPTED_CASES } from '../test-support/scripted-cases.ts'
import { tellCase } from './case-story.ts'

const SAID = 'What was said in the end.'
const told = (name: string) => tellCase({
  utterance: { id: UtteranceId.parse('d2.4'), dialogue: DialogueId.parse('d2'), speaker: VillagerId.parse('ada-finch'), text: SAID, tick: 532 },
  correction: SCRIPTED_CASES[name]!(SAID),
})
const verdicts = (name: string, draft: number) => told(name).drafts[draft]!.screens.map(({ verdict }) => verdict)

describe('tellCase', () => {
  it('says that a clean line was left alone, with the numbers that let it pass', () => {
    const story = told('clean')
    expect(story.headline).toBe('Said as it was first written. Every screen let it pass.')
    expect(story.firstDraft).toBeNull()
    expect(verdicts('clean', 0)).toEqual(['passed', 'passed', 'passed'])
    expect(story.drafts[0]!.screens.map(({ measure }) => measure?.value ?? null)).toEqual([0.21, 0.08, null])
  })

  it('tells a rewrite from draft to draft', () => {
    const story = told('inconsistency')
    expect(story.headline).toBe('Rewritten once for inconsistency, then found clean.')
    expect(story.firstDraft).toContain('never bake before noon')
    expect(verdicts('inconsistency', 0)).toEqual(['passed', 'flagged', 'passed'])
    expect(story.drafts[1]!.previous).toBe(story.firstDraft)
    expect(story.drafts.map(({ accepted }) => accepted)).toEqual([false, true])
    expect(story.ending).toContain('second draft passed')
  })

  it('says why screens did not run when a line was nearly identical', () => {
    expect(verdicts('forced', 0)).toEqual(['flagged', 'not-run', 'not-run'])
    expect(told('forced').drafts[0]!.screens[1]!.summary).toContain('straight back')
  })

  it('holds a similarity against the threshold of its own kinship', () => {
    expect(told('repetition').drafts[0]!.screens[0]!.measure).toMatchObject({ value: 0.88, threshold: 0.57, scale: 1 })
    expect(told('instant-fact').drafts[0]!.screens[2]!.measure).toMatchObject({ value: 8, threshold: 6, scale: 10 })
  })

  it('does not call an unresolved line clean', () => {
    const story = told('unresolved')
    expect(story.headline).toBe('Rewritten twice for repetition, and still not settled.')
    expect(story.drafts[2]!.round).toBeNull()
    expect(story.ending).toContain('third draft was said without being found clean')
  })

  it('reads for the other correctors too', () => {
    expect(told('chosen')).toMatchObject({ kind: 'choice', headline: 'Chosen among three candidates.', firstDraft: null })
    expect(told('chosen').drafts.map(({ choice }) => choice?.chosen)).toEqual([false, true, false])
    expect(told('unchecked')).toMatchObject({ kind: 'unchecked', headline: 'Said as it was first written. No corrector looked at it.' })
  })
})
