import { z } from 'zod'
import type { Permission } from '../permissions.ts'
import { plainText } from './fields.ts'

export const mailKinds = [
  'coupon',
  'confirmation',
  'inquiry-receipt',
  'inquiry-notice',
  'stay-request',
  'waiting-list',
  'inquiry-reply',
  'campaign',
  'test',
] as const
export type MailKind = (typeof mailKinds)[number]

interface MailRights {
  read: Permission
  /** To try it again, beside reading it. */
  write: Permission
}

const ofInquiries: MailRights = { read: 'inquiries:read', write: 'inquiries:write' }
const ofSubscribers: MailRights = { read: 'subscribers:read', write: 'subscribers:write' }
const ofCampaigns: MailRights = { read: 'campaigns:read', write: 'campaigns:write' }

/** What a mail is about decides who may read it. */
export const mailRights: Record<MailKind, MailRights> = {
  coupon: ofSubscribers,
  confirmation: ofSubscribers,
  'inquiry-receipt': ofInquiries,
  'inquiry-notice': ofInquiries,
  'stay-request': ofInquiries,
  'waiting-list': ofInquiries,
  'inquiry-reply': ofInquiries,
  campaign: ofCampaigns,
  test: ofCampaigns,
}

/** Each opens some of the outbox. */
export const mailReaders = [...new Set(Object.values(mailRights).map(({ read }) => read))]
export const mailWriters = [...new Set(Object.values(mailRights).map(({ write }) => write))]

/** `stored`: it stays in the outbox, since no mail server is set. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'stored'] as const
export type MailState = (typeof mailStates)[number]

export const updatePostalAddressSchema = z.object({ postalAddress: plainText('Postal address', 0, 200) })
