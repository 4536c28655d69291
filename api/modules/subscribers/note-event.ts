import type { Context } from '../../platform/context.ts'
import { staffReference } from '../staff/staff-reference.ts'
import { SubscriberEvent } from './subscriber-event.entity.ts'
import type { Subscriber } from './subscriber.entity.ts'

/** Writes down that a subscriber's status is what it is now, and how it came to be; in the caller's transaction. */
export const noteEvent = (ctx: Context, subscriber: Subscriber, way: string, reason?: string | null): void => {
  ctx.em.create(SubscriberEvent, {
    subscriber,
    status: subscriber.status,
    way,
    reason: reason ?? null,
    staff: way === 'staff' ? staffReference(ctx) : null,
    createdAt: ctx.now(),
  })
}
