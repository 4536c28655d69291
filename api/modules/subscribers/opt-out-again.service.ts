import { inTransaction, type Context } from '../../platform/context.ts'
import { noteEvent } from './note-event.ts'
import { Subscriber } from './subscriber.entity.ts'
import { tellSubscriberChanged } from './tell-subscriber-changed.ts'

interface OptOut {
  /** In lower case. */
  address: string
  optedOutAt: Date
  status: 'unsubscribed' | 'suppressed'
}

/**
 * Takes off the mailing list again who had left it, in a database that was restored from before that.
 * @returns how many of them were on it
 */
export const optOutAgain = (ctx: Context, optOuts: readonly OptOut[]): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    let count = 0
    for (const { address, optedOutAt, status } of optOuts) {
      const subscriber = await inside.em.findOne(Subscriber, {
        emailLower: address,
        status: { $nin: ['suppressed', status] },
      })
      if (!subscriber) continue
      subscriber.status = status
      subscriber.unsubscribedAt = optedOutAt
      subscriber.unsubscribedBy = 'restore'
      noteEvent(inside, subscriber, 'restore')
      await tellSubscriberChanged(inside, subscriber)
      count += 1
    }
    return count
  })
