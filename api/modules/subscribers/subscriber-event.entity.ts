import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { subscriberStatuses } from '#graphql/inputs/subscriber.ts'
import { baseColumns } from '../../db/base-columns.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { Subscriber } from './subscriber.entity.ts'

/** One change of a subscriber's status: who or what did it, and why. */
export const SubscriberEvent = defineEntity({
  name: 'SubscriberEvent',
  properties: {
    ...baseColumns,
    subscriber: () => p.manyToOne(Subscriber).deleteRule('cascade').index('subscriber_event_subscriber_index'),
    status: p.enum([...subscriberStatuses]),
    /** How it came: form, link, one-click, staff, mail-server, import, restore. */
    way: p.string().length(40),
    reason: p.string().length(500).nullable(),
    staff: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
  },
})

export type SubscriberEvent = InferEntity<typeof SubscriberEvent>
