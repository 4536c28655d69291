import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { inquiryPages, inquiryStatuses, type InquiryPage, type InquiryStatus } from '#graphql/inputs/inquiry.ts'
import { minimumFillMilliseconds } from '#graphql/inputs/fields.ts'
import type { Locale } from '#graphql/locales.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { RecordListArgs } from '../../platform/schema/record-list.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { Node } from '../../platform/schema/node.ts'

export const InquiryStatusEnum = enumFrom(inquiryStatuses)
registerEnumType(InquiryStatusEnum, {
  name: 'InquiryStatus',
  description: 'How far the front desk is with an inquiry.',
  valuesConfig: {
    NEW: { description: 'Nobody has looked at it yet.' },
    OPEN: { description: 'Somebody works on it.' },
    ANSWERED: { description: 'The guest has an answer.' },
    CLOSED: { description: 'Nothing is left to do.' },
    SPAM: { description: 'Not a guest. Forms that were filled by a program land here; nothing is thrown away.' },
  },
})

const InquiryPageEnum = enumFrom(inquiryPages)
registerEnumType(InquiryPageEnum, {
  name: 'InquiryPage',
  description: 'The page whose form was sent.',
  valuesConfig: {
    HOME: { description: 'The home page.' },
    THINGS_TO_DO: { description: 'Things to do.' },
    CONTACT: { description: 'The contact page.' },
    CHAT: { description: 'The assistant, which handed the guest over to the front desk.' },
    STAY: { description: 'A request for a stay with its price.' },
  },
})

@ReadableWith('inquiries:read')
@ObjectType({
  description: 'A guest’s message to the front desk. Personal data is removed after 24 months.',
  implements: Node,
})
export class Inquiry {
  @ReadableWith('inquiries:read', 'inquiries:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'Short reference that the guest was given, such as AB-4K7Q.' })
  reference!: string

  @Field(() => String, { description: 'Name of the guest.' })
  name!: string

  @Field(() => String, { description: 'Email address as typed.' })
  email!: string

  @Field(() => String, { description: 'Phone number as typed.', nullable: true })
  phone!: string | null

  @Field(() => String, { description: 'What the guest wrote.' })
  message!: string

  @Field(() => Boolean, { description: 'Whether the guest ticked the mailing-list box.' })
  subscribedToNewsletter!: boolean

  @Field(() => LocaleEnum, { description: 'Language in which the guest used the site.' })
  language!: Locale

  @Field(() => InquiryPageEnum, { description: 'Where the form was sent.' })
  page!: InquiryPage

  @Field(() => GraphQLDate, { description: 'Wished arrival.', nullable: true })
  arrival!: string | null

  @Field(() => GraphQLDate, { description: 'Wished departure.', nullable: true })
  departure!: string | null

  @Field(() => Int, { description: 'Number of guests.', nullable: true })
  guests!: number | null

  @Field(() => InquiryStatusEnum, { description: 'How far the front desk is.' })
  status!: InquiryStatus

  @Field(() => GraphQLDate, {
    description:
      'The hotel’s day on which it comes back; it sleeps while that is ahead. Null again with the next status, or once the guest writes.',
    nullable: true,
  })
  snoozedUntil!: string | null

  @Field(() => String, { description: 'Notes among staff, at most 1,000 characters; never shown to the guest.' })
  notes!: string

  @ReadableWith('inquiries:read', 'inquiries:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it came in.' })
  createdAt!: Date

  @ReadableWith('inquiries:read', 'inquiries:write')
  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'When it was first marked as answered.', nullable: true })
  firstReplyAt!: Date | null
}

export const InquiryConnection = connectionType('Inquiry', Inquiry)

@ObjectType({ description: 'What a guest is told after sending the form.' })
export class InquiryReceipt {
  @Field(() => Boolean, { description: 'Always true: a refused form is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Id of the inquiry.' })
  id!: string

  @Field(() => String, { description: 'Reference to name on the phone, such as AB-4K7Q.' })
  reference!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it was received.' })
  createdAt!: Date
}

@InputType({ description: 'The contact form.' })
export class SubmitInquiryInput {
  @Field(() => String, { description: '1 to 100 characters.' })
  name!: string

  @Field(() => String, { description: 'An email address of at most 254 characters.' })
  email!: string

  @Field(() => String, { description: 'At most 32 characters: digits, + ( ) . - / x and spaces.', nullable: true })
  phone?: string | null

  @Field(() => String, { description: '1 to 5,000 characters.' })
  message!: string

  @Field(() => Boolean, { description: 'Whether to join the mailing list. False never unsubscribes.', nullable: true })
  subscribedToNewsletter?: boolean | null

  @Field(() => LocaleEnum, {
    description:
      'Language of the guest. When missing, that of the message; where it cannot be told, that of Accept-Language or English.',
    nullable: true,
  })
  language?: Locale | null

  @Field(() => InquiryPageEnum, { description: 'Page of the form; CONTACT when missing.', nullable: true })
  page?: InquiryPage | null

  @Field(() => GraphQLDate, { description: 'Wished arrival.', nullable: true })
  arrival?: string | null

  @Field(() => GraphQLDate, { description: 'Wished departure, after the arrival.', nullable: true })
  departure?: string | null

  @Field(() => Int, { description: 'Number of guests, 1 to 12.', nullable: true })
  guests?: number | null

  @Field(() => String, {
    description: 'Reserved: leave it out.',
    nullable: true,
  })
  website?: string | null

  @Field(() => Float, {
    description: `Milliseconds from the first touch of the form to sending it, at least 0. Under ${minimumFillMilliseconds} it counts as sent by a program: leave it out where there is no form.`,
    nullable: true,
  })
  fillMilliseconds?: number | null
}

@InputType({ description: 'A change of an inquiry by staff. Fields that are left out stay as they are.' })
export class UpdateInquiryInput {
  @Field(() => ID, { description: 'The inquiry.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => InquiryStatusEnum, { description: 'New status.', nullable: true })
  status?: InquiryStatus | null

  @Field(() => ID, { description: 'Staff member who takes it; null for nobody.', nullable: true })
  assigneeId?: string | null

  @Field(() => String, { description: 'Notes among staff, at most 1,000 characters.', nullable: true })
  notes?: string | null

  @Field(() => GraphQLDate, {
    description: 'Day on which it comes back, from tomorrow at the hotel to 365 days ahead; null wakes it.',
    nullable: true,
  })
  snoozedUntil?: string | null
}

@InputType({ description: 'What a guest wants corrected. Fields that are left out stay as they are.' })
export class CorrectInquiryInput {
  @Field(() => ID, { description: 'The inquiry.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => String, { description: '1 to 100 characters.', nullable: true })
  name?: string | null

  @Field(() => String, { description: 'An email address of at most 254 characters.', nullable: true })
  email?: string | null

  @Field(() => String, { description: 'At most 32 characters; null takes it away.', nullable: true })
  phone?: string | null

  @Field(() => String, {
    description: '1 to 5,000 characters, such as the message without a card number.',
    nullable: true,
  })
  message?: string | null
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'That something in an inquiry was corrected; what it said before is not kept.' })
export class InquiryCorrection {
  @Field(() => [String], { description: 'The fields: name, email, phone, message.' })
  fields!: string[]

  @Field(() => String, { description: 'Name of the staff member or key at that time.', nullable: true })
  by!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  at!: Date
}

@ArgsType()
export class InquiriesArgs extends RecordListArgs {
  @Field(() => InquiryStatusEnum, { description: 'Only this status; all but spam when missing.', nullable: true })
  status?: InquiryStatus | null

  @Field(() => LocaleEnum, { description: 'Only those of guests who write in this language.', nullable: true })
  language?: Locale | null

  @Field(() => ID, { description: 'Only those of this staff member.', nullable: true })
  assigneeId?: string | null

  @Field(() => Boolean, {
    description: 'True for those that sleep until a later day, false for the others; both when missing.',
    nullable: true,
  })
  snoozed?: boolean | null

  @Field(() => Boolean, {
    description: 'True for those that were merged into another, false for the others; both when missing.',
    nullable: true,
  })
  merged?: boolean | null

  @Field(() => Boolean, {
    description:
      'True for answered ones whose guest has been silent for two days, false for the others; both when missing.',
    nullable: true,
  })
  awaitsFollowUp?: boolean | null

  @Field(() => String, {
    description: 'Part of the name, address, phone number, message or reference, at most 100 characters.',
    nullable: true,
  })
  search?: string | null
}
