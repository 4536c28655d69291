import { updateSubscriberStatusSchema } from '#graphql/inputs/subscriber.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { noteEvent } from './note-event.ts'
import { Subscriber } from './subscriber.entity.ts'
import type { UpdateSubscriberStatusInput } from './subscriber.type.ts'
import { tellSubscriberChanged } from './tell-subscriber-changed.ts'

/**
 * Sets a status by hand, with who did it and why. Back on the list only because the guest asked.
 * @throws NOT_FOUND, CONFLICT for somebody who asked never to be written to again
 */
export const updateSubscriberStatus = (ctx: Context, raw: UpdateSubscriberStatusInput): Promise<Subscriber> => {
  const { id, status, reason } = updateSubscriberStatusSchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const subscriber = await lockRecord(inside, Subscriber, 'subscriber', id)
    if (subscriber.status === status) return subscriber
    if (subscriber.status === 'suppressed')
      throw conflict('This person asked never to be written to again; that cannot be taken back')
    const leaves = status !== 'active'
    subscriber.status = status
    subscriber.unsubscribedAt = leaves ? ctx.now() : null
    subscriber.unsubscribedBy = leaves ? 'staff' : null
    noteEvent(inside, subscriber, 'staff', reason)
    await tellSubscriberChanged(inside, subscriber)
    return subscriber
  })
}
