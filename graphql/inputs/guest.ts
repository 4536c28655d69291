import { z } from 'zod'
import { longestName } from '../text-limits.ts'
import { email, phone, plainText } from './fields.ts'

/** Kinds of records that may be held about a guest, in the order in which they are shown. */
export const guestDataKinds = [
  'inquiries',
  'stay-requests',
  'waiting-list',
  'corrections',
  'messages',
  'reply-drafts',
  'mails',
  'list-entry',
  'list-changes',
  'coupons',
  'coupon-events',
  'campaigns',
  'chat-questions',
  'webhook-deliveries',
  'sign-in-tries',
  'counters',
  'mentions',
] as const
export type GuestDataKind = (typeof guestDataKinds)[number]

/** What an erasure leaves. */
export const keptKinds = ['address-hash', 'coupons', 'campaign-figures', 'staff-account'] as const
export type KeptKind = (typeof keptKinds)[number]

export const eraseGuestSchema = z.object({ email })

/** What is left out stays; null takes the phone number away. */
export const correctGuestSchema = z.object({
  email,
  name: plainText('Name', 1, longestName).nullish(),
  newEmail: email.nullish(),
  phone,
})
