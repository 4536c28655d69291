import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { settableStatuses, subscriberStatuses, type SubscriberStatus } from '#graphql/inputs/subscriber.ts'
import type { Locale } from '#graphql/locales.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { RecordListArgs } from '../../platform/schema/record-list.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { Node } from '../../platform/schema/node.ts'

const SubscriberStatusEnum = enumFrom(subscriberStatuses)
registerEnumType(SubscriberStatusEnum, {
  name: 'SubscriberStatus',
  description: 'Whether a person on the mailing list receives mail.',
  valuesConfig: {
    PENDING: { description: 'Has not confirmed the address yet.' },
    ACTIVE: { description: 'Receives mail.' },
    UNSUBSCRIBED: { description: 'Has left, and may come back by confirming from that mailbox.' },
    BOUNCED: { description: 'The mail server of the address refused it for good.' },
    SUPPRESSED: { description: 'Complained, or asked never to be written to again: final.' },
  },
})

const SettableStatusEnum = enumFrom(settableStatuses)
registerEnumType(SettableStatusEnum, {
  name: 'SettableSubscriberStatus',
  description: 'The states that staff may set by hand.',
  valuesConfig: {
    ACTIVE: { description: 'Back on the list, because the guest asked; needs a reason.' },
    UNSUBSCRIBED: { description: 'Off the list.' },
    SUPPRESSED: { description: 'Never again: nobody can take this back.' },
  },
})

@ReadableWith('subscribers:read')
@ObjectType({ description: 'A person on the mailing list.', implements: Node })
export class Subscriber {
  @ReadableWith('subscribers:read', 'subscribers:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'Address as typed.' })
  email!: string

  @Field(() => String, { description: 'Name, when given.', nullable: true })
  name!: string | null

  @Field(() => String, { description: 'Phone number, when given.', nullable: true })
  phone!: string | null

  @ReadableWith('subscribers:read', 'subscribers:write')
  @Field(() => SubscriberStatusEnum, { description: 'Whether the person receives mail, and why not.' })
  status!: SubscriberStatus

  @Field(() => GraphQLDateTimeISO, { description: 'When the person joined.' })
  subscribedAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date

  @Field(() => String, { description: 'Where the person joined: contact_form, newsletter, staff or import.' })
  source!: string

  @Field(() => LocaleEnum, { description: 'Language of the mails.' })
  language!: Locale

  @Field(() => String, { description: 'Which consent text the person saw.', nullable: true })
  consentTextId!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When the person agreed to it.', nullable: true })
  consentAt!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When the address was confirmed by a mail.', nullable: true })
  confirmedAt!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When the person left.', nullable: true })
  unsubscribedAt!: Date | null

  @Field(() => String, {
    description:
      'How the person left: link, one-click, staff, or restore where a backup from before that was restored.',
    nullable: true,
  })
  unsubscribedBy!: string | null
}

export const SubscriberConnection = connectionType('Subscriber', Subscriber)

@ReadableWith('subscribers:read')
@ObjectType({ description: 'The mailing list in four figures.' })
export class SubscriberStats {
  @Field(() => Int, { description: 'All subscribers, of every status.' })
  total!: number

  @Field(() => Int, { description: 'Those who receive mail.' })
  active!: number

  @Field(() => Int, { description: 'All others.' })
  inactive!: number

  @Field(() => Int, { description: 'Active of all, in whole percent; 0 when there are none.' })
  rate!: number
}

@ReadableWith('subscribers:read')
@ObjectType({ description: 'Addresses of active subscribers, to be copied.' })
export class ActiveEmails {
  @Field(() => [String], { description: 'The newest first, at most 10,000.' })
  emails!: string[]

  @Field(() => Boolean, { description: 'Whether there are more than these.' })
  more!: boolean
}

@ReadableWith('subscribers:read')
@ObjectType({ description: 'A change of a subscriber’s status.' })
export class SubscriberEvent {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => SubscriberStatusEnum, { description: 'The status since then.' })
  status!: SubscriberStatus

  @Field(() => String, { description: 'How it came: link, one-click, staff, mail-server, confirmation or restore.' })
  way!: string

  @Field(() => String, { description: 'Why, when somebody wrote it down.', nullable: true })
  reason!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  createdAt!: Date
}

@InputType({ description: 'A status set by staff.' })
export class UpdateSubscriberStatusInput {
  @Field(() => ID, { description: 'The subscriber.' })
  id!: string

  @Field(() => SettableStatusEnum, { description: 'The new status.' })
  status!: SubscriberStatus

  @Field(() => Boolean, { description: 'The guest asked for it; ACTIVE needs it.', nullable: true })
  guestAsked?: boolean | null

  @Field(() => String, {
    description: 'Why, at most 500 characters; ACTIVE needs it: when and how the guest asked.',
    nullable: true,
  })
  reason?: string | null
}

@InputType({ description: 'Somebody who asked at the desk or on the phone to be on the mailing list.' })
export class AddSubscriberInput {
  @Field(() => String, { description: 'Address, at most 254 characters.' })
  email!: string

  @Field(() => String, { description: 'Name, at most 100 characters.', nullable: true })
  name?: string | null

  @Field(() => String, { description: 'Phone number, at most 32 characters.', nullable: true })
  phone?: string | null

  @Field(() => LocaleEnum, { description: 'Language of the mails; English when missing.', nullable: true })
  language?: Locale | null

  @Field(() => String, { description: 'When and how the person agreed, 1 to 500 characters.' })
  reason!: string
}

@ArgsType()
export class SubscribersArgs extends RecordListArgs {
  @Field(() => String, {
    description: 'Part of the address or name, at most 100 characters; one or two letters must begin a word.',
    nullable: true,
  })
  search?: string | null

  @Field(() => SubscriberStatusEnum, { description: 'Only those of this status.', nullable: true })
  status?: SubscriberStatus | null

  @Field(() => LocaleEnum, { description: 'Only those who get mails in this language.', nullable: true })
  language?: Locale | null
}
