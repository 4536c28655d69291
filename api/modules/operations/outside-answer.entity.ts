import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** The last good answer of an outside service to one question, kept so that a failure shows old figures and not none. */
export const OutsideAnswer = defineEntity({
  name: 'OutsideAnswer',
  properties: {
    key: p.string().length(200).primary(),
    value: p.json<unknown>(),
    fetchedAt: instant().index('outside_answer_fetched_at_index'),
  },
})

export type OutsideAnswer = InferEntity<typeof OutsideAnswer>
