import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { findSetting, writeSetting } from '../settings/setting.service.ts'

/** What the owner has said about the sample hotel, when, and who that was. */
export interface SampleAnswer {
  answer: 'kept' | 'removed'
  by: string | null
  at: string
}

const key = 'sample-hotel'

/** Null until somebody has answered. */
export const findSampleAnswer = async (em: SqlEntityManager): Promise<SampleAnswer | null> =>
  (await findSetting<SampleAnswer>(em, key)) ?? null

export const writeSampleAnswer = (em: SqlEntityManager, answer: SampleAnswer) => writeSetting(em, key, answer)

export const isSampleRemoved = async (em: SqlEntityManager): Promise<boolean> =>
  (await findSampleAnswer(em))?.answer === 'removed'
