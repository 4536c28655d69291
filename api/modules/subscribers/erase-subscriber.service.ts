import { inTransaction, type Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { CampaignRecipient } from '../campaigns/campaign-recipient.entity.ts'
import { Mail } from '../mail/mail.entity.ts'
import { ErasedAddress } from './erased-address.entity.ts'
import { hashAddress } from './erased-address.service.ts'
import { findSubscriber } from './subscriber.service.ts'
import { tellSubscriberChanged } from './tell-subscriber-changed.ts'

/**
 * Removes a person from the mailing list: entry, history, mails, and the address in campaigns; what remains counts.
 * Inquiries are a conversation with the front desk and have a retention of their own.
 * @throws NOT_FOUND
 */
export const eraseSubscriber = (ctx: Context, id: string): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const { em } = inside
    const subscriber = await findSubscriber(inside, id)
    if (!subscriber) throw notFound('There is no such subscriber')
    const { emailLower, source, language } = subscriber
    const waiting = { subscriber: id, state: { $in: ['queued', 'sending'] as const } }
    await em.nativeUpdate(CampaignRecipient, waiting, { state: 'skipped', reason: 'The person was erased' })
    await em.nativeUpdate(CampaignRecipient, { subscriber: id }, { email: '', subscriber: null })
    await em.nativeDelete(Mail, { subscriber: id })
    await em.upsert(ErasedAddress, { hash: hashAddress(ctx, emailLower), erasedAt: ctx.now() })
    em.remove(subscriber)
    await tellSubscriberChanged(inside, { id, status: 'erased', source, language })
    await audit(inside, 'person-erased', { subject: id })
    ctx.log.info({ subscriber: id, by: ctx.viewer?.id }, 'subscriber erased')
    return id
  })
