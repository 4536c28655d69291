import type { Locale } from '#graphql/locales.ts'
import { lockName } from '../../db/lock-name.ts'
import type { Context } from '../../platform/context.ts'
import { wasErased } from './erased-address.service.ts'
import { Subscriber } from './subscriber.entity.ts'
import { tellSubscriberChanged } from './tell-subscriber-changed.ts'

interface Consent {
  email: string
  name: string
  phone?: string | null
  language: Locale
}

/** Forms with one new address race: the second waits here for the first, until its transaction ends. */
export const lockAddress = (ctx: Context, emailLower: string): Promise<void> =>
  lockName(ctx.em, `subscriber ${emailLower}`)

/**
 * Puts the sender of a form on the mailing list, inside the transaction that stores the form, and answers who joined
 * now. A ticked box never lifts an opt-out: who has left, or was erased, comes back only from their own mailbox.
 */
export const subscribeFromForm = async (ctx: Context, consent: Consent): Promise<Subscriber | null> => {
  const emailLower = consent.email.toLowerCase()
  await lockAddress(ctx, emailLower)
  const known = await ctx.em.findOne(Subscriber, { emailLower })
  if (known) {
    known.name ??= consent.name
    known.phone ??= consent.phone ?? null
    return null
  }
  const now = ctx.now()
  const atOnce = ctx.env.NEWSLETTER_OPT_IN === 'single' && !(await wasErased(ctx, emailLower))
  const subscriber = ctx.em.create(Subscriber, {
    email: consent.email,
    emailLower,
    name: consent.name,
    phone: consent.phone ?? null,
    language: consent.language,
    status: atOnce ? 'active' : 'pending',
    source: 'contact_form',
    subscribedAt: now,
    consentTextId: 'contact-form-2026',
    consentAt: now,
  })
  await tellSubscriberChanged(ctx, subscriber)
  return subscriber
}
