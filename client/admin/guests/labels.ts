import type { GuestRecordsFragment } from './GuestRecords.generated.ts'
import type { ErasureReceiptPartsFragment } from './useGuestChanges.generated.ts'

export const kindNames: Record<GuestRecordsFragment['counts'][number]['kind'], string> = {
  INQUIRIES: 'Messages to the front desk',
  STAY_REQUESTS: 'Stays asked for',
  WAITING_LIST: 'Nights waited for',
  CORRECTIONS: 'Notes of what was corrected',
  MAILS: 'Mails',
  LIST_ENTRY: 'Entry on the mailing list',
  MESSAGES: 'Answers and notes',
  REPLY_DRAFTS: 'Answers being written',
  LIST_CHANGES: 'Changes of that entry',
  COUPONS: 'Coupons',
  COUPON_EVENTS: 'Coupons used or withdrawn at the desk',
  CAMPAIGNS: 'Campaigns',
  CHAT_QUESTIONS: 'Questions to the assistant',
  WEBHOOK_DELIVERIES: 'Events told to other systems',
  SIGN_IN_TRIES: 'Tries to sign in here',
  COUNTERS: 'Counters against floods',
  MENTIONS: 'Other texts that name this guest',
}

export const keptNames: Record<ErasureReceiptPartsFragment['kept'][number]['kind'], string> = {
  ADDRESS_HASH: 'A fingerprint of the address, so that no import brings it back',
  COUPONS: 'Coupons in the book, without holder and booking',
  CAMPAIGN_FIGURES: 'Counted in the audience of a campaign, without the address',
  STAFF_ACCOUNT: 'Staff account with this address; the owner removes it under Staff',
}

const places: Record<string, string> = {
  'inquiry.message': 'Message of another guest',
  'inquiry.notes': 'Notes on another guest’s message',
  'inquiry_message.text': 'Message about another guest',
  'inquiry_message.quoted': 'Message about another guest',
  'inquiry_message.attachments': 'File of another guest',
  'mail.subject': 'Mail about another guest',
  'mail.text': 'Mail about another guest',
  'mail.last_error': 'Answer of the mail server',
  'room.notes': 'Notes on a room',
  'room_block.note': 'Note on a blocked room',
  'campaign.special_message': 'Text of a campaign',
  'campaign.last_error': 'Answer of the mail server',
  'campaign_recipient.reason': 'Answer of the mail server',
  'subscriber_event.reason': 'Note on another entry of the mailing list',
  'webhook_delivery.message': 'Answer of another system',
  'record_change.fields': 'History of a room or price',
}

export const placeName = (place: string): string => places[place] ?? place
