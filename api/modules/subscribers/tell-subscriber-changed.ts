import type { Context } from '../../platform/context.ts'
import { emitEvent } from '../webhooks/emit-event.service.ts'
import type { Subscriber } from './subscriber.entity.ts'

type Changed = Pick<Subscriber, 'id' | 'source' | 'language'> & { status: Subscriber['status'] | 'erased' }

/** Tells integrators that somebody joined, left or was erased; inside the transaction of the change. */
export const tellSubscriberChanged = async (ctx: Context, subscriber: Changed): Promise<void> => {
  await ctx.em.flush()
  const { id, status, source, language } = subscriber
  await emitEvent(ctx, 'subscriber.changed', { id, status, source, language })
}
