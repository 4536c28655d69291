import { defineEntity, p } from '@mikro-orm/core'
import { subscriberStatuses } from '#graphql/inputs/subscriber.ts'

/**
 * How many subscribers there are of each status, as the sum of `change`: triggers add a row per statement, a job adds
 * rows together. Counting a million rows takes long; a single counter would make sign-ups wait for each other.
 */
export const SubscriberTally = defineEntity({
  name: 'SubscriberTally',
  properties: {
    id: p.bigint().primary().autoincrement(),
    status: p.enum([...subscriberStatuses]),
    change: p.integer(),
  },
})
