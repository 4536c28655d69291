import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { RecipientState } from '#graphql/inputs/campaign.ts'
import { guestDataKinds, keptKinds, type GuestDataKind, type KeptKind } from '#graphql/inputs/guest.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { RecipientStateEnum } from '../campaigns/campaign.type.ts'
import { ChatQuestion } from '../chat/chat.type.ts'
import { Coupon } from '../coupons/coupon.type.ts'
import { Inquiry } from '../inquiries/inquiry.type.ts'
import { Mail } from '../mail/mail.type.ts'
import { Subscriber, SubscriberEvent } from '../subscribers/subscriber.type.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const GuestDataKindEnum = enumFrom(guestDataKinds)
registerEnumType(GuestDataKindEnum, {
  name: 'GuestDataKind',
  description: 'A kind of record that may be held about a guest.',
  valuesConfig: {
    INQUIRIES: { description: 'Messages to the front desk, also those handed over by the assistant.' },
    STAY_REQUESTS: { description: 'Stays that the guest asked for, with their prices and offers.' },
    WAITING_LIST: { description: 'Taken nights that the guest wants to be told of when they are free.' },
    CORRECTIONS: { description: 'Who corrected these messages and when.' },
    MESSAGES: { description: 'What was said about these messages: answers, and notes among staff.' },
    REPLY_DRAFTS: { description: 'Answers to the guest that staff are writing.' },
    MAILS: { description: 'Mails to the guest, and those to the front desk that quote the guest.' },
    LIST_ENTRY: { description: 'The entry on the mailing list, with the proof of consent.' },
    LIST_CHANGES: { description: 'How that entry came to its status.' },
    COUPONS: { description: 'Coupons given to the guest.' },
    COUPON_EVENTS: { description: 'What the desk did with these coupons, and for which booking.' },
    CAMPAIGNS: { description: 'Campaigns that went to the guest, or wait.' },
    CHAT_QUESTIONS: { description: 'Questions to the assistant that the guest handed over, or that name the address.' },
    WEBHOOK_DELIVERIES: { description: 'What integrators were told of all this.' },
    SIGN_IN_TRIES: { description: 'Tries to sign in as staff with this address.' },
    COUNTERS: { description: 'Limits that count mails to the address, or messages of the same visitor.' },
    MENTIONS: {
      description:
        'Notes of staff, messages of others and reports in which the address, or the reference of a message, stands.',
    },
  },
})

const KeptKindEnum = enumFrom(keptKinds)
registerEnumType(KeptKindEnum, {
  name: 'KeptKind',
  description: 'What an erasure leaves, which tells nothing of the person.',
  valuesConfig: {
    ADDRESS_HASH: { description: 'A keyed hash of the address, so that no import brings the person back.' },
    COUPONS: { description: 'Coupons in the book, without holder and booking.' },
    CAMPAIGN_FIGURES: { description: 'One in the audience of a campaign, without the address.' },
    STAFF_ACCOUNT: { description: 'A staff account with this address; the owner removes it under Staff.' },
  },
})

@ReadableWith('guests:manage')
@ObjectType({ description: 'How many records of a kind are held.' })
class GuestDataCount {
  @Field(() => GuestDataKindEnum, { description: 'The kind.' })
  kind!: GuestDataKind

  @Field(() => Int, { description: 'How many; at least 1.' })
  count!: number
}

@ReadableWith('guests:manage')
@ObjectType({ description: 'How many records of a kind were left.' })
class KeptCount {
  @Field(() => KeptKindEnum, { description: 'The kind.' })
  kind!: KeptKind

  @Field(() => Int, { description: 'How many; at least 1.' })
  count!: number
}

@ReadableWith('guests:manage')
@ObjectType({ description: 'A campaign that has the guest in its audience.' })
class GuestCampaign {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string

  @Field(() => RecipientStateEnum, { description: 'How far the mail to this guest is.' })
  state!: RecipientState

  @Field(() => GraphQLDateTimeISO, { description: 'When it left.', nullable: true })
  sentAt!: Date | null
}

@ReadableWith('guests:manage')
@ObjectType({ description: 'A text in which the address stands, beside the guest’s own records.' })
class GuestMention {
  @Field(() => String, { description: 'Table and column, such as room.notes.' })
  place!: string

  @Field(() => String, { description: 'The words around it.' })
  text!: string
}

@ReadableWith('guests:manage')
@ObjectType({ description: 'What is held about an email address. Lists are the newest first, at most 100 each.' })
export class GuestData {
  @Field(() => String, { description: 'The address, in lower case.' })
  email!: string

  @Field(() => [GuestDataCount], {
    description: 'How many records there are of each kind; empty when nothing is held.',
  })
  counts!: GuestDataCount[]

  @Field(() => [Inquiry], { description: 'Messages to the front desk.' })
  inquiries!: Inquiry[]

  @Field(() => Subscriber, { description: 'The entry on the mailing list.', nullable: true })
  subscriber!: Subscriber | null

  @Field(() => [SubscriberEvent], { description: 'How that entry came to its status.' })
  listChanges!: SubscriberEvent[]

  @Field(() => [Coupon], { description: 'Coupons.' })
  coupons!: Coupon[]

  @Field(() => [Mail], { description: 'Mails to the guest, and to the front desk about the guest.' })
  mails!: Mail[]

  @Field(() => [GuestCampaign], { description: 'Campaigns.' })
  campaigns!: GuestCampaign[]

  @Field(() => [ChatQuestion], { description: 'Questions to the assistant.' })
  chatQuestions!: ChatQuestion[]

  @Field(() => [GuestMention], { description: 'Other texts in which the address stands.' })
  mentions!: GuestMention[]
}

@ReadableWith('guests:manage')
@ObjectType({ description: 'Everything that is held about an address, as a file to be handed to that person.' })
export class GuestFile {
  @Field(() => String, { description: 'Its name; it does not tell whose it is.' })
  name!: string

  @Field(() => String, { description: 'JSON with a version, the hotel, the instant, and every record.' })
  content!: string
}

@ReadableWith('guests:manage')
@ObjectType({ description: 'What was erased, and what is left.' })
export class ErasureReceipt {
  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  erasedAt!: Date

  @Field(() => [GuestDataCount], { description: 'What is gone.' })
  removed!: GuestDataCount[]

  @Field(() => [KeptCount], { description: 'What stays, without the person.' })
  kept!: KeptCount[]
}

@InputType({ description: 'Whom to erase.' })
export class EraseGuestInput {
  @Field(() => String, {
    description: 'The address, in whatever case; name+tag@example.com is another one than name@example.com.',
  })
  email!: string
}

@InputType({ description: 'What is to be corrected. Fields that are left out stay as they are.' })
export class CorrectGuestInput {
  @Field(() => String, { description: 'The address under which the records stand now.' })
  email!: string

  @Field(() => String, { description: '1 to 100 characters.', nullable: true })
  name?: string | null

  @Field(() => String, {
    description: 'The right address; CONFLICT when it has an entry on the mailing list.',
    nullable: true,
  })
  newEmail?: string | null

  @Field(() => String, { description: 'At most 32 characters; null takes it away.', nullable: true })
  phone?: string | null
}
