import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { blockReasons, type BlockReason } from '#graphql/inputs/availability.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { PriceSourceEnum } from '../pricing/price-studio.type.ts'
import { nightSources, type NightSource } from '../pricing/price-book.ts'
import type { PriceSource } from '../pricing/price-of-night.ts'

export const BlockReasonEnum = enumFrom(blockReasons)
registerEnumType(BlockReasonEnum, {
  name: 'BlockReason',
  description: 'Why rooms cannot be sold.',
  valuesConfig: {
    OUT_OF_ORDER: { description: 'The room cannot be used.' },
    MANUAL_BOOKING: { description: 'A booking that was taken by phone or in person.' },
    REQUEST: { description: 'Held for a guest who was made an offer, or accepted by that guest; not for createBlock.' },
  },
})

const NightSourceEnum = enumFrom(nightSources)
registerEnumType(NightSourceEnum, {
  name: 'NightSource',
  description: 'Who said what is known of a night.',
  valuesConfig: {
    PMS: { description: 'The property management system.' },
    HAND: { description: 'Staff.' },
  },
})

@ReadableWith('rooms:read')
@ObjectType({ description: 'Rooms that cannot be sold on some nights, entered by staff.' })
export class Block {
  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => Int, { description: 'How many rooms of the type; 1 when one room is named.' })
  rooms!: number

  @Field(() => GraphQLDate, { description: 'First night.' })
  firstNight!: string

  @Field(() => GraphQLDate, { description: 'Last night.' })
  lastNight!: string

  @Field(() => BlockReasonEnum, { description: 'Why.' })
  reason!: BlockReason

  @Field(() => String, { description: 'Note among staff, at most 300 characters.', nullable: true })
  note!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was entered.' })
  createdAt!: Date

  @Field(() => String, { description: 'Name of who entered it.', nullable: true })
  createdBy!: string | null
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'One night of a room type as staff see it.' })
export class AvailabilityNight {
  @Field(() => GraphQLDate, { description: 'The night.' })
  date!: string

  @Field(() => Int, { description: 'Rooms of the type that are in use.' })
  rooms!: number

  @Field(() => Int, { description: 'How many of them staff have blocked.' })
  blocked!: number

  @Field(() => Int, { description: 'Rooms left to sell.' })
  free!: number

  @Field(() => Int, { description: 'Cents, before fees and taxes.' })
  price!: number

  @Field(() => PriceSourceEnum, { description: 'What set the price.' })
  priceSource!: PriceSource

  @Field(() => ID, { description: 'The rule that wins among the rules.', nullable: true })
  ruleId!: string | null

  @Field(() => String, { description: 'Its name.', nullable: true })
  ruleName!: string | null

  @Field(() => Int, { description: 'Fewest nights of a stay that arrives here.', nullable: true })
  minStay!: number | null

  @Field(() => Int, { description: 'Most nights of a stay that arrives here.', nullable: true })
  maxStay!: number | null

  @Field(() => Boolean, { description: 'Whether the night is not sold.' })
  stopSell!: boolean

  @Field(() => Boolean, { description: 'Whether nobody can arrive.' })
  closedToArrival!: boolean

  @Field(() => Boolean, { description: 'Whether nobody can depart.' })
  closedToDeparture!: boolean

  @Field(() => NightSourceEnum, {
    description: 'Who set this night; null when it follows from rooms and rules.',
    nullable: true,
  })
  source!: NightSource | null

  @Field(() => GraphQLDateTimeISO, { description: 'When that was said, or last confirmed by a sync.', nullable: true })
  fetchedAt!: Date | null

  @Field(() => Boolean, { description: 'Whether the property management system has been silent for over 26 hours.' })
  isStale!: boolean
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'The nights of a room type.' })
export class RoomTypeAvailability {
  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => ID, { description: 'Id of the room type.' })
  roomTypeId!: string

  @Field(() => [AvailabilityNight], { description: 'Every night of the months.' })
  nights!: AvailabilityNight[]
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'Availability by room type and night, with the blocks behind it.' })
export class AvailabilityCalendar {
  @Field(() => [RoomTypeAvailability], { description: 'Room types that are not archived, in display order.' })
  roomTypes!: RoomTypeAvailability[]
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'What was deleted.' })
export class DeletedBlock {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Id of the block.' })
  id!: string

  @Field(() => String, {
    description: 'Which of its nights have no room to sell all the same, and why, in one English sentence.',
    nullable: true,
  })
  stillClosed!: string | null
}
