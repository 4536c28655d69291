import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** One visitor's use of one limited thing. Kept in the database so that every instance counts together. */
export const Throttle = defineEntity({
  name: 'Throttle',
  properties: {
    key: p.string().length(160).primary(),
    /** When the allowance is full again. */
    fullAt: instant().index('throttle_full_at_index'),
  },
})

export type Throttle = InferEntity<typeof Throttle>
