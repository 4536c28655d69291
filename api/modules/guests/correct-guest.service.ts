import { LockMode, QueryOrder } from '@mikro-orm/core'
import { correctGuestSchema } from '#graphql/inputs/guest.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict, notFound } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { CampaignRecipient } from '../campaigns/campaign-recipient.entity.ts'
import { correctFields, type CorrectedFields } from '../thread/correct-inquiry.service.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { queueConfirmationMail } from '../newsletter/confirmation-mail.ts'
import { Mail, undeliveredStates } from '../mail/mail.entity.ts'
import { hashAddress, wasErased } from '../subscribers/erased-address.service.ts'
import { noteEvent } from '../subscribers/note-event.ts'
import { lockAddress } from '../subscribers/subscribe.service.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import { tellSubscriberChanged } from '../subscribers/tell-subscriber-changed.ts'
import { findGuestData } from './guest-data.service.ts'
import type { CorrectGuestInput } from './guest.type.ts'
import { takeTurns } from './take-turns.ts'

const refuseTakenAddress = async (ctx: Context, emailLower: string) => {
  if (await ctx.em.count(Subscriber, { emailLower }))
    throw conflict('The new address has an entry on the mailing list already. Erase one of the two first')
  if (await wasErased(ctx, emailLower))
    throw conflict('The person with the new address was erased. They can join the list by signing up themselves')
}

/** Mails that may still arrive, the failed ones among them, go where the person is; what went out stays as it went. */
const redirectMails = async ({ em }: Context, { id, email, name }: Subscriber) => {
  const mails = { subscriber: id, state: { $in: undeliveredStates } }
  await em.nativeUpdate(Mail, mails, { toAddress: email, toName: name ?? null })
  await em.nativeUpdate(
    CampaignRecipient,
    { subscriber: id, state: { $in: ['queued', 'sending', 'failed'] } },
    { email },
  )
}

/** A link that has not arrived proves nothing of the new address. Answers how many were on their way. */
const forgetConfirmations = async ({ em }: Context, { id }: Subscriber) => {
  const confirmations = { subscriber: id, kind: 'confirmation' as const }
  await em.nativeDelete(Mail, { ...confirmations, state: 'failed' })
  return em.nativeDelete(Mail, { ...confirmations, state: { $in: undeliveredStates } })
}

/**
 * A new address is one that nobody has confirmed: where that is asked for, it is asked for again. It is also one that has
 * not bounced: who was on the list is again. Who has left stays off it.
 */
const changeAddress = async (ctx: Context, subscriber: Subscriber, email: string) => {
  await lockAddress(ctx, email.toLowerCase())
  await refuseTakenAddress(ctx, email.toLowerCase())
  if (subscriber.status === 'bounced')
    subscriber.status = (await wasErased(ctx, subscriber.emailLower)) ? 'pending' : 'active'
  Object.assign(subscriber, { email, emailLower: email.toLowerCase(), confirmedAt: null })
  if (subscriber.status === 'active' && ctx.env.NEWSLETTER_OPT_IN === 'double') subscriber.status = 'pending'
  const isAsked = (await forgetConfirmations(ctx, subscriber)) > 0 || subscriber.status === 'pending'
  if (isAsked) await queueConfirmationMail(ctx, subscriber)
}

const correctEntry = async (ctx: Context, subscriber: Subscriber, { email, ...fields }: CorrectedFields) => {
  const corrected = Object.entries({ ...fields, email })
    .filter(([name, value]) => value !== undefined && value !== subscriber[name as keyof Subscriber])
    .map(([name]) => name)
  if (corrected.length === 0) return
  if (fields.name !== undefined) subscriber.name = fields.name
  if (fields.phone !== undefined) subscriber.phone = fields.phone
  if (email !== undefined && email.toLowerCase() !== subscriber.emailLower) await changeAddress(ctx, subscriber, email)
  else if (email !== undefined) subscriber.email = email
  await ctx.em.flush()
  await redirectMails(ctx, subscriber)
  noteEvent(ctx, subscriber, 'staff', `Corrected: ${corrected.join(', ')}`)
  await tellSubscriberChanged(ctx, subscriber)
}

/**
 * Corrects name, address and phone number in all messages of an address and in its entry on the mailing list. Which
 * fields were corrected is noted there, not what they said.
 * @throws NOT_FOUND when there is neither, CONFLICT when the new address has an entry of its own or was erased
 */
export const correctGuest = async (ctx: Context, raw: CorrectGuestInput) => {
  const { email, name, newEmail, phone } = correctGuestSchema.parse(raw)
  const emailLower = email.toLowerCase()
  const fields: CorrectedFields = {
    ...(name && { name }),
    ...(newEmail && { email: newEmail }),
    ...(raw.phone !== undefined && { phone }),
  }
  await inTransaction(ctx, async (inside) => {
    await takeTurns(inside)
    await lockAddress(inside, emailLower)
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const
    const subscriber = await inside.em.findOne(Subscriber, { emailLower }, lock)
    const inquiries = await inside.em.find(
      Inquiry,
      { emailLower },
      {
        ...lock,
        // What was merged goes before what it is read in, as everywhere.
        orderBy: { mergedInto: QueryOrder.ASC_NULLS_LAST, id: 'asc' },
      },
    )
    if (!subscriber && inquiries.length === 0)
      throw notFound('Neither a message nor an entry on the mailing list has this address')
    if (subscriber) await correctEntry(inside, subscriber, fields)
    for (const inquiry of inquiries) await correctFields(inside, inquiry, fields)
    await audit(inside, 'person-corrected', {
      subject: hashAddress(inside, emailLower),
      details: { fields: Object.keys(fields) },
    })
  })
  await ctx.wake('mail.deliver')
  return findGuestData(ctx, newEmail ?? email)
}
