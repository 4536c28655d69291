import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { mailKinds, mailReaders, mailStates, mailWriters, type MailKind, type MailState } from '#graphql/inputs/mail.ts'
import type { Locale } from '#graphql/locales.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

export const MailKindEnum = enumFrom(mailKinds)
registerEnumType(MailKindEnum, {
  name: 'MailKind',
  description: 'What a mail is for. Who may read it follows from that.',
  valuesConfig: {
    COUPON: { description: 'The coupon for joining the mailing list; needs subscribers:read.' },
    CONFIRMATION: { description: 'The link that confirms an address; needs subscribers:read.' },
    INQUIRY_RECEIPT: { description: 'Tells a guest that the message has arrived; needs inquiries:read.' },
    STAY_REQUEST: { description: 'Tells a guest of a request for a stay and its answer; needs inquiries:read.' },
    WAITING_LIST: { description: 'Tells a guest that nights have become free; needs inquiries:read.' },
    INQUIRY_NOTICE: { description: 'Tells the front desk of a new message; needs inquiries:read.' },
    INQUIRY_REPLY: { description: 'An answer that staff wrote to a guest; needs inquiries:read.' },
    CAMPAIGN: { description: 'A campaign; in the outbox only when no mail server is set. Needs campaigns:read.' },
    TEST: { description: 'A campaign that staff sent to themselves; needs campaigns:read.' },
  },
})

export const MailStateEnum = enumFrom(mailStates)
registerEnumType(MailStateEnum, {
  name: 'MailState',
  description: 'How far a mail is.',
  valuesConfig: {
    QUEUED: { description: 'Waits for the mail server, or for the next try.' },
    SENDING: { description: 'On its way to the mail server.' },
    SENT: { description: 'The mail server has taken it.' },
    FAILED: { description: 'Given up after three tries, or refused for good.' },
    STORED: { description: 'Kept in the outbox: no mail server is set, nothing has left this server.' },
  },
})

const mailModes = ['outbox', 'smtp'] as const
export type MailMode = (typeof mailModes)[number]
export const MailModeEnum = enumFrom(mailModes)
registerEnumType(MailModeEnum, {
  name: 'MailMode',
  description: 'Where mails go.',
  valuesConfig: {
    OUTBOX: { description: 'Into the outbox: nothing leaves this server.' },
    SMTP: { description: 'To the mail server.' },
  },
})

@ReadableWith(...mailReaders)
@ObjectType({
  description:
    'A mail in the outbox. Bodies are kept for 90 days. The tokens of its links are shown to nobody: the recipient alone has them.',
})
export class Mail {
  @ReadableWith(...mailReaders, ...mailWriters)
  @Field(() => ID, { description: 'Stable id; GET /api/admin/outbox/{id}.eml downloads it.' })
  id!: string

  @Field(() => MailKindEnum, { description: 'What it is for.' })
  kind!: MailKind

  @Field(() => String, { description: 'Address of the recipient.' })
  toAddress!: string

  @Field(() => String, { description: 'Name of the recipient, when known.', nullable: true })
  toName!: string | null

  @Field(() => LocaleEnum, { description: 'Its language.' })
  language!: Locale

  @Field(() => String, { description: 'Subject.' })
  subject!: string

  @ReadableWith(...mailReaders, ...mailWriters)
  @Field(() => MailStateEnum, { description: 'How far it is.' })
  state!: MailState

  @Field(() => Int, { description: 'How often it was tried, at most 3.' })
  tries!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written.' })
  createdAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'When the mail server took it.', nullable: true })
  sentAt!: Date | null

  @Field(() => String, { description: 'What the mail server said last.', nullable: true })
  lastError!: string | null
}

export const MailConnection = connectionType('Mail', Mail)

@ReadableWith(...mailReaders)
@ObjectType({ description: 'Whether and how this server sends mail.' })
export class MailStatus {
  @Field(() => MailModeEnum, { description: 'Where mails go.' })
  mode!: MailMode

  @Field(() => String, { description: 'Sender as guests see it.' })
  from!: string

  @ReadableWith(...mailReaders, 'campaigns:write')
  @Field(() => String, { description: 'Postal address below every mail; empty when not set.' })
  postalAddress!: string

  @ReadableWith(...mailReaders, 'campaigns:write')
  @Field(() => Boolean, { description: 'Campaigns are refused while this is false.' })
  postalAddressSet!: boolean

  @Field(() => Int, { description: 'How many mails a campaign sends in a minute at most.' })
  perMinute!: number

  @Field(() => Int, { description: 'Mails that wait, of the kinds that the caller may read.' })
  queued!: number

  @Field(() => Int, { description: 'How many of those that wait the mail server has not taken before.' })
  delayed!: number

  @Field(() => Int, {
    description: 'Mails that were given up in the last 7 days, of the kinds that the caller may read.',
  })
  failed!: number
}

@ReadableWith('campaigns:read')
@ObjectType({ description: 'A mail as it would look.' })
export class MailPreview {
  @Field(() => String, { description: 'Subject.' })
  subject!: string

  @Field(() => String, { description: 'The whole HTML document, for a sandboxed frame.' })
  html!: string

  @Field(() => String, { description: 'The text part.' })
  text!: string
}

@InputType({ description: 'The postal address that every mail names.' })
export class UpdatePostalAddressInput {
  @Field(() => String, { description: 'One line of at most 200 characters; empty stops campaigns.' })
  postalAddress!: string
}

@ArgsType()
export class OutboxMailsArgs extends PageArgs {
  @Field(() => MailKindEnum, { description: 'Only mails of this kind.', nullable: true })
  kind?: MailKind | null

  @Field(() => MailStateEnum, { description: 'Only mails in this state.', nullable: true })
  state?: MailState | null

  @Field(() => String, { description: 'Part of the address or subject, at most 100 characters.', nullable: true })
  search?: string | null
}
