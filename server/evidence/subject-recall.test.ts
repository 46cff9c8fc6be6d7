import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { DialogueId, VillagerId } from '../../shared/index.ts'
import { createEmbeddedEntailment } from '../model/embedded/reading/entailment.ts'
import { readingAnswers } from '../model/embedded/reading/reading-answers.ts'
import type { Premise } from './find-contradictions.ts'
import { findContradictions } from './find-contradictions.ts'

/**
 * What leaving out pairs by subject loses, measured on recorded dialogues with the embedded reader and entailment: the
 * same contradictions must be found with far fewer pairs compared.
 */

const LOG = join(import.meta.dirname, '../../../shared/logs/dialogues/two-days-1.json')
const Log = z.array(z.object({ participants: z.array(VillagerId), utterances: z.array(z.object({ speaker: VillagerId, text: z.string() })) }))

/** More likely a contradiction than not: below any θ_nlig in use, so that a loss shows whatever a profile is tuned to. */
const SUSPICIOUS = 0.5

it.skipIf(!existsSync(LOG))('leaving out pairs by subject loses no contradiction in recorded dialogues (skipped where these are absent)', async () => {
  const dialogues = Log.parse(JSON.parse(readFileSync(LOG, 'utf8'))).slice(0, 16)
  const names = [...new Set(dialogues.flatMap(({ participants }) => participants))]
  const entailment = createEmbeddedEntailment()
  const premises: Premise[] = []
  const found = { all: 0, same: 0, comparedAll: 0, comparedSame: 0 }
  for (const [index, { utterances }] of dialogues.entries()) {
    for (const { speaker, text } of utterances) {
      const { triplets } = readingAnswers.triplets({ lines: [{ speaker, name: speaker, text }], names })
      const [all, same] = await Promise.all([false, true].map((sameSubjectOnly) => findContradictions(premises, triplets, { entailment, sameSubjectOnly })))
      found.comparedAll += all?.length ?? 0
      found.comparedSame += same?.length ?? 0
      found.all += all?.filter(({ contradiction }) => contradiction > SUSPICIOUS).length ?? 0
      found.same += same?.filter(({ contradiction }) => contradiction > SUSPICIOUS).length ?? 0
      premises.push(...triplets.map((triplet) => ({ triplet, source: { type: 'dialogue', dialogue: DialogueId.parse(`d${index + 1}`) } as const })))
    }
  }
  expect(found.all).toBeGreaterThan(0)
  expect(found.same).toBe(found.all)
  expect(found.comparedSame).toBeLessThan(found.comparedAll / 2)
})
