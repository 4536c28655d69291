import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { InquiryStatus } from '#graphql/inputs/inquiry.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate, GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { InquiryStatusEnum } from '../inquiries/inquiry.type.ts'
import { staySources, type StaySource } from './read-stay.service.ts'

const StaySourceEnum = enumFrom(staySources)
registerEnumType(StaySourceEnum, {
  name: 'StaySource',
  description: 'Where the stay of an inquiry was read.',
  valuesConfig: {
    STAFF: { description: 'Staff have corrected it.' },
    REQUEST: { description: 'The guest asked for it by the planner.' },
    FORM: { description: 'The dates stand in the fields of the form; what they leave open is read in the words.' },
    MESSAGE: { description: 'It is read in the words of the message, as far as they say anything.' },
  },
})

@ReadableWith('inquiries:read')
@ObjectType({ description: 'The stay that an inquiry speaks of, and what it costs at this moment.' })
export class InquiryStay {
  @Field(() => StaySourceEnum, { description: 'Where it was read.' })
  source!: StaySource

  @Field(() => GraphQLDate, { description: 'Day of arrival; null where nobody said one.', nullable: true })
  arrival!: string | null

  @Field(() => GraphQLDate, { description: 'Day of departure; null where nobody said one.', nullable: true })
  departure!: string | null

  @Field(() => Int, { description: 'Nights between the two.', nullable: true })
  nightCount!: number | null

  @Field(() => Int, {
    description: 'Adults; null where nobody was spoken of, and the price is that for 2.',
    nullable: true,
  })
  adults!: number | null

  @Field(() => Int, { description: 'Children; null where nobody was spoken of.', nullable: true })
  children!: number | null

  @Field(() => Boolean, { description: 'Whether a pet comes.' })
  hasPet!: boolean

  @Field(() => ID, { description: 'Id of the room type that is wished; null for any.', nullable: true })
  roomTypeId!: string | null

  @Field(() => Int, {
    description:
      'Rooms that are asked for together, for the whole party; what several of the planner cost is said by the stay request of the inquiry.',
  })
  roomCount!: number
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'Another inquiry of the same guest.' })
export class OtherInquiry {
  @Field(() => ID, { description: 'Id of the inquiry.' })
  id!: string

  @Field(() => String, { description: 'Reference that the guest was given.' })
  reference!: string

  @Field(() => InquiryStatusEnum, { description: 'How far the front desk is.' })
  status!: InquiryStatus

  @Field(() => String, { description: 'How the message begins, at most 160 characters.' })
  excerpt!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it came in.' })
  createdAt!: Date
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'What belongs beside the message of a guest.' })
export class InquiryBeside {}

@InputType({ description: 'The stay as staff know it.' })
class InquiryStayInput {
  @Field(() => GraphQLDate, { description: 'Day of arrival; null for none.', nullable: true })
  arrival?: string | null

  @Field(() => GraphQLDate, {
    description: 'Day of departure, 1 to 365 nights after the arrival; null for none.',
    nullable: true,
  })
  departure?: string | null

  @Field(() => Int, { description: 'Adults, 1 to 12; null where nobody knows.', nullable: true })
  adults?: number | null

  @Field(() => Int, { description: 'Children, 0 to 11; at most 12 guests in all.', defaultValue: 0 })
  children!: number

  @Field(() => Boolean, { description: 'Whether a pet comes.', defaultValue: false })
  hasPet!: boolean

  @Field(() => ID, { description: 'The room type; null for any.', nullable: true })
  roomTypeId?: string | null
}

@InputType({ description: 'What staff know of the stay that an inquiry speaks of.' })
export class CorrectInquiryStayInput {
  @Field(() => ID, { description: 'The inquiry.' })
  inquiryId!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => InquiryStayInput, {
    description: 'The stay; null goes by what the guest said again.',
    nullable: true,
  })
  stay?: InquiryStayInput | null
}
