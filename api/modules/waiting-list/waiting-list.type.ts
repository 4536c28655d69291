import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { QuoteRefusal } from '../pricing/stay.type.ts'

@InputType({ description: 'Nights that are taken, and the address that is told once when they are free.' })
export class JoinWaitingListInput {
  @Field(() => GraphQLDate, { description: 'Day of arrival.' })
  arrival!: string

  @Field(() => GraphQLDate, { description: 'Day of departure, at most 365 nights later.' })
  departure!: string

  @Field(() => Int, { description: 'Guests, 1 to 12, children too; 2 when missing.', nullable: true })
  guests?: number | null

  @Field(() => Int, { description: 'How many of the guests are children; 0 when missing.', nullable: true })
  children?: number | null

  @Field(() => String, { description: 'Slug of a room type; any that takes the party when missing.', nullable: true })
  roomTypeSlug?: string | null

  @Field(() => Boolean, { description: 'Whether an accessible room is needed; false when missing.', nullable: true })
  accessible?: boolean | null

  @Field(() => String, { description: 'An email address of at most 254 characters.' })
  email!: string

  @Field(() => LocaleEnum, { description: 'Language of the mail; the caller’s when missing.', nullable: true })
  language?: Locale | null

  @Field(() => String, { description: 'Reserved: leave it out.', nullable: true })
  website?: string | null
}

@ObjectType({ description: 'What became of an address for the waiting list.' })
export class JoinWaitingListPayload {
  @Field(() => Boolean, {
    description: 'Whether the nights can be waited for; the same for every address. False when they can be booked.',
  })
  accepted!: boolean

  @Field(() => [QuoteRefusal], {
    description: 'Every reason why the stay cannot be booked where waiting would change nothing.',
  })
  refusals!: QuoteRefusal[]
}

@ObjectType({ description: 'What somebody waits for, as the page of the mail’s link shows it.' })
export class WaitingStay {
  @Field(() => GraphQLDate, { description: 'Day of arrival.' })
  arrival!: string

  @Field(() => GraphQLDate, { description: 'Day of departure.' })
  departure!: string
}

@ObjectType({ description: 'Somebody has left the waiting list.' })
export class LeftWaitingList {
  @Field(() => Boolean, { description: 'Always true: who was not on the list is not on it either.' })
  success!: boolean
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'How many wait for a stay.' })
export class WaitedStay {
  @Field(() => ID, { description: 'Id of the room type; null for any.', nullable: true })
  roomTypeId!: string | null

  @Field(() => GraphQLDate, { description: 'Day of arrival.' })
  arrival!: string

  @Field(() => GraphQLDate, { description: 'Day of departure.' })
  departure!: string

  @Field(() => Int, { description: 'Addresses that wait.' })
  waiting!: number

  @Field(() => Int, { description: 'How many of those need an accessible room.' })
  waitingForAccessible!: number

  @Field(() => Int, { description: 'Addresses that were told that the nights are free.' })
  told!: number
}
