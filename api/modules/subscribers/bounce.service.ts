import { LockMode } from '@mikro-orm/core'
import { inTransaction, type Context } from '../../platform/context.ts'
import { noteEvent } from './note-event.ts'
import { Subscriber } from './subscriber.entity.ts'
import { tellSubscriberChanged } from './tell-subscriber-changed.ts'

/**
 * An address that a mail server refused for good gets no mail any more. Who has left, or has another address meanwhile,
 * stays as they are.
 */
export const markBounced = (ctx: Context, subscriberId: string, address: string, answer: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const subscriber = await inside.em.findOne(
      Subscriber,
      { id: subscriberId, emailLower: address.toLowerCase() },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (subscriber?.status !== 'active' && subscriber?.status !== 'pending') return
    subscriber.status = 'bounced'
    noteEvent(inside, subscriber, 'mail-server', answer)
    await tellSubscriberChanged(inside, subscriber)
  })
