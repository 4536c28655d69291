import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { campaignStates, recipientStates, type CampaignState, type RecipientState } from '#graphql/inputs/campaign.ts'
import type { Locale } from '#graphql/locales.ts'
import { MailModeEnum, type MailMode } from '../mail/mail.type.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { RecordListArgs } from '../../platform/schema/record-list.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import type { Campaign as CampaignRecord } from './campaign.entity.ts'
import { Audience } from './campaign-audience.type.ts'
import { CampaignTranslation } from './campaign-text.type.ts'
import { Node } from '../../platform/schema/node.ts'

export const CampaignStateEnum = enumFrom(campaignStates)
registerEnumType(CampaignStateEnum, {
  name: 'CampaignState',
  description: 'How far a campaign is.',
  valuesConfig: {
    DRAFT: { description: 'Not confirmed; can be changed.' },
    SCHEDULED: { description: 'Starts at its time. More than 6 hours late it waits for staff instead.' },
    SENDING: { description: 'Mails are leaving.' },
    PAUSED: { description: 'Stopped by staff; can go on.' },
    SENT: { description: 'Every recipient has been dealt with.' },
    CANCELLED: { description: 'Stopped by staff for good.' },
  },
})

export const RecipientStateEnum = enumFrom(recipientStates)
registerEnumType(RecipientStateEnum, {
  name: 'RecipientState',
  description: 'How far the mail to one recipient is.',
  valuesConfig: {
    QUEUED: { description: 'Waits for its turn or for the next try.' },
    SENDING: { description: 'On its way to the mail server.' },
    SENT: { description: 'The mail server has taken it, or it lies in the outbox.' },
    FAILED: { description: 'Given up after three tries, or refused for what it says.' },
    SKIPPED: { description: 'Not sent: the person left the list meanwhile, or the campaign was cancelled.' },
    BOUNCED: {
      description:
        'No mail arrives at the address, which the mail server said at once or a report in the mailbox later; it gets none any more.',
    },
  },
})

@ReadableWith('campaigns:read')
@ObjectType({ description: 'A ready-made campaign that staff start from.' })
export class CampaignTemplate {
  @ReadableWith('campaigns:read', 'campaigns:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'Name, 1 to 80 characters.' })
  name!: string

  @Field(() => String, { description: 'Subject of the mail, 1 to 150 characters.' })
  subject!: string

  @Field(() => Int, { description: 'Discount in percent, 1 to 100.' })
  discountPercent!: number

  @Field(() => String, { description: 'Message in plain text, at most 2,000 characters.' })
  specialMessage!: string

  @ReadableWith('campaigns:read', 'campaigns:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number
}

@ReadableWith('campaigns:read')
@ObjectType({ description: 'A campaign in figures. Sent, failed, skipped, bounced and what is left add up.' })
export class CampaignCounts {
  @Field(() => Int, { description: 'All recipients of the frozen audience.' })
  recipients!: number

  @Field(() => Int, { description: 'Waiting or on their way.' })
  queued!: number

  @Field(() => Int, { description: 'Taken by the mail server, or in the outbox.' })
  sent!: number

  @Field(() => Int, { description: 'Given up.' })
  failed!: number

  @Field(() => Int, { description: 'Not sent, because the person left or the campaign was cancelled.' })
  skipped!: number

  @Field(() => Int, { description: 'Addresses at which no mail arrives, reports that came to the mailbox included.' })
  bounced!: number

  @Field(() => Int, {
    description:
      'Part of `sent`: the server was stopped while the mail server’s answer was on its way. Never sent again.',
  })
  unconfirmed!: number

  @Field(() => Int, { description: 'Stays for which its coupons were redeemed: the measure of success.' })
  redeemed!: number
}

@ReadableWith('campaigns:read')
@ObjectType({
  description: 'What a campaign has brought, and whom it has driven away; without a pixel that tells who reads.',
})
export class CampaignOutcome {
  @Field(() => Int, { description: 'People who got its mail and left the list within 30 days after that.' })
  left!: number

  @Field(() => Int, { description: 'Stays for which its coupons were redeemed.' })
  stays!: number

  @Field(() => Int, { description: 'Nights of those stays of which the desk has said how long they are.' })
  nights!: number

  @Field(() => Int, { description: 'Stays of which the desk has not said how long they are.' })
  staysOfUnknownLength!: number
}

@ReadableWith('subscribers:read')
@ObjectType({ description: 'One person of a campaign’s audience.' })
class CampaignRecipient {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'Address; empty when the person was erased.' })
  email!: string

  @Field(() => LocaleEnum, { description: 'Language of the mail.' })
  language!: Locale

  @Field(() => RecipientStateEnum, { description: 'How far the mail is.' })
  state!: RecipientState

  @Field(() => Int, { description: 'How often it was tried, at most 3.' })
  tries!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it left.', nullable: true })
  sentAt!: Date | null

  @Field(() => String, { description: 'Why it was not sent.', nullable: true })
  reason!: string | null
}

export const CampaignRecipientConnection = connectionType('CampaignRecipient', CampaignRecipient)

@ReadableWith('campaigns:read')
@ObjectType({ description: 'A discount offered to the mailing list.', implements: Node })
export class Campaign {
  @ReadableWith('campaigns:read', 'campaigns:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @ReadableWith('campaigns:read', 'campaigns:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @Field(() => String, { description: 'Subject of the mail.' })
  subject!: string

  @Field(() => Int, { description: 'Discount in percent, 1 to 100.' })
  discountPercent!: number

  @Field(() => GraphQLDate, { description: 'Last day of the offer.' })
  validUntil!: string

  @Field(() => String, { description: 'Message in plain text; may be empty.' })
  specialMessage!: string

  @Field(() => [CampaignTranslation], { description: 'Subject and message in languages beside English.' })
  translations!: CampaignTranslation[]

  @Field(() => Audience, { description: 'Whom it is narrowed to; null for everybody on the list.', nullable: true })
  audience!: Audience | null

  @ReadableWith('campaigns:read', 'campaigns:write')
  @Field(() => CampaignStateEnum, { description: 'How far it is.' })
  state!: CampaignState

  @Field(() => GraphQLDateTimeISO, { description: 'When it is to start.', nullable: true })
  scheduledAt!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When sending began.', nullable: true })
  startedAt!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When the last recipient was dealt with.', nullable: true })
  finishedAt!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written.' })
  createdAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'Last change of what it says or of how far it is.' })
  updatedAt!: Date

  @Field(() => String, { description: 'Why sending does not get on, in a sentence.', nullable: true })
  lastError!: string | null
}

export const CampaignConnection = connectionType('Campaign', Campaign)

@ReadableWith('campaigns:write')
@ObjectType({ description: 'What sending a campaign has come to so far.' })
export class CampaignResult {
  @Field(() => Int, { description: 'Mails that the mail server took, or that lie in the outbox where none leave.' })
  sent!: number

  @Field(() => Int, { description: 'Mails that could not be sent, bounces included.' })
  failed!: number

  @Field(() => Int, { description: 'Mails that still wait; 0 when all is done. Ask `campaign(id)` for the rest.' })
  queued!: number

  @Field(() => Campaign, { description: 'The campaign.' })
  campaign!: CampaignRecord
}

@ReadableWith('campaigns:write')
@ObjectType({ description: 'A campaign that staff sent to themselves.' })
export class TestCampaignReceipt {
  @Field(() => String, { description: 'The address it is for.' })
  toAddress!: string

  @Field(() => MailModeEnum, { description: 'Whether it leaves this server.' })
  mode!: MailMode

  @Field(() => ID, { description: 'Its id in the outbox.' })
  mailId!: string
}

@ArgsType()
export class CampaignsArgs extends RecordListArgs {
  @Field(() => CampaignStateEnum, { description: 'Only campaigns in this state.', nullable: true })
  state?: CampaignState | null
}

@ArgsType()
export class RecipientsArgs extends PageArgs {
  @Field(() => RecipientStateEnum, { description: 'Only recipients in this state.', nullable: true })
  state?: RecipientState | null
}
