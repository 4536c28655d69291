import { z } from 'zod'
import { plainText } from './fields.ts'

export const mailKinds = ['coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'campaign', 'test'] as const
export type MailKind = (typeof mailKinds)[number]

/** `stored`: it stays in the outbox, since no mail server is set. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'stored'] as const
export type MailState = (typeof mailStates)[number]

export const updatePostalAddressSchema = z.object({ postalAddress: plainText('Postal address', 0, 200) })
