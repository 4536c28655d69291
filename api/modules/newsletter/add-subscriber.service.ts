import { addSubscriberSchema } from '#graphql/inputs/subscriber.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { queueConfirmationMail } from './confirmation-mail.ts'
import { wasErased } from '../subscribers/erased-address.service.ts'
import { noteEvent } from '../subscribers/note-event.ts'
import { lockAddress } from '../subscribers/subscribe.service.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import type { AddSubscriberInput } from '../subscribers/subscriber.type.ts'
import { tellSubscriberChanged } from '../subscribers/tell-subscriber-changed.ts'

const refuseKnown = ({ email, status }: Subscriber) =>
  conflict(
    status === 'active'
      ? `${email} is on the list already`
      : `${email} is known and gets no mail. Search for it and open its record to see why`,
  )

/**
 * Puts one person on the list who asked the staff for it, with who did it and how the person agreed. Where every new
 * address is confirmed, this one is too.
 * @throws BAD_USER_INPUT, CONFLICT for an address that is known, whatever its status, or that was erased
 */
export const addSubscriber = async (ctx: Context, raw: AddSubscriberInput): Promise<Subscriber> => {
  const { reason, ...person } = addSubscriberSchema.parse(raw)
  const emailLower = person.email.toLowerCase()
  const added = await inTransaction(ctx, async (inside) => {
    await lockAddress(inside, emailLower)
    const known = await inside.em.findOne(Subscriber, { emailLower })
    if (known) throw refuseKnown(known)
    if (await wasErased(inside, emailLower))
      throw conflict('This person was erased and can come back only by signing up on the website')
    const now = ctx.now()
    const subscriber = inside.em.create(Subscriber, {
      ...person,
      emailLower,
      status: ctx.env.NEWSLETTER_OPT_IN === 'single' ? 'active' : 'pending',
      source: 'staff',
      subscribedAt: now,
      consentTextId: 'staff',
      consentAt: now,
    })
    noteEvent(inside, subscriber, 'staff', reason)
    await tellSubscriberChanged(inside, subscriber)
    if (subscriber.status === 'pending') await queueConfirmationMail(inside, subscriber)
    return subscriber
  })
  await ctx.wake('mail.deliver')
  return added
}
