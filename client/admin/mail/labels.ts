import { mailRights, type MailKind } from '#graphql/inputs/mail.ts'
import type { Permission } from '#graphql/permissions.ts'
import type { OutboxRowFragment } from './OutboxTab.generated.ts'

export const neededToRetry = (kind: OutboxRowFragment['kind']): Permission =>
  mailRights[kind.toLowerCase().replaceAll('_', '-') as MailKind].write

export const mailKinds: Record<OutboxRowFragment['kind'], string> = {
  COUPON: 'Coupon for joining',
  CONFIRMATION: 'Confirmation of the address',
  INQUIRY_RECEIPT: 'Receipt of a message',
  STAY_REQUEST: 'Stay asked for',
  WAITING_LIST: 'Nights that became free',
  INQUIRY_NOTICE: 'Notice of a new message',
  INQUIRY_REPLY: 'Answer to a message',
  CAMPAIGN: 'Campaign',
  TEST: 'Test of a campaign',
}

export const mailStates: Record<OutboxRowFragment['state'], { label: string; palette: string }> = {
  QUEUED: { label: 'Waiting', palette: 'gray' },
  SENDING: { label: 'Sending', palette: 'coral' },
  SENT: { label: 'Sent', palette: 'green' },
  FAILED: { label: 'Failed', palette: 'red' },
  STORED: { label: 'Kept here', palette: 'orange' },
}
