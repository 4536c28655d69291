import { z } from 'zod'
import { defaultLocale, locales } from '../locales.ts'
import { longestName } from '../text-limits.ts'
import { email, multilineText, phone, plainText } from './fields.ts'

export const subscriberStatuses = ['pending', 'active', 'unsubscribed', 'bounced', 'suppressed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** What staff may set by hand; the others follow from what the guest or the mail server did. */
export const settableStatuses = ['active', 'unsubscribed', 'suppressed'] as const

export const updateSubscriberStatusSchema = z
  .object({
    id: z.uuid('Id must be the id of a subscriber'),
    status: z.enum(settableStatuses, 'Status must be ACTIVE, UNSUBSCRIBED or SUPPRESSED'),
    guestAsked: z.boolean().nullish().transform(Boolean),
    reason: multilineText('Reason', 0, 500)
      .nullish()
      .transform((value) => value || null),
  })
  .refine((input) => input.status !== 'active' || input.guestAsked, {
    path: ['guestAsked'],
    error: 'Somebody who has left comes back only when they asked for it: tick "The guest asked"',
  })
  .refine((input) => input.status !== 'active' || input.reason, {
    path: ['reason'],
    error: 'Reason is required: write when and how the guest asked',
  })

/** Somebody who asked to be on the list by other ways than the website. */
export const addSubscriberSchema = z.object({
  email,
  name: plainText('Name', 0, longestName)
    .nullish()
    .transform((value) => value || null),
  phone,
  language: z
    .enum(locales)
    .nullish()
    .transform((value) => value ?? defaultLocale),
  reason: multilineText('When and how the guest agreed', 1, 500),
})
