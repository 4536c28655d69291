import { ArgsType, Field, ID, InputType, Int } from 'type-graphql'
import type { BlockReason } from '#graphql/inputs/availability.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { BlockReasonEnum } from './availability.type.ts'

@ArgsType()
export class AvailabilityCalendarArgs {
  @Field(() => String, { description: 'First month, as YYYY-MM.' })
  month!: string

  @Field(() => Int, { description: 'How many months, 1 to 12.', defaultValue: 1 })
  months!: number
}

/** Nights, both ends included. */
@InputType()
abstract class NightRange {
  @Field(() => GraphQLDate, { description: 'First night.' })
  firstNight!: string

  @Field(() => GraphQLDate, { description: 'Last night, not before the first; at most 730 nights.' })
  lastNight!: string
}

@InputType({ description: 'Rooms, by their numbers, and nights: each of the rooms on each of the nights.' })
export class FreeRoomsInput extends NightRange {
  @Field(() => [ID], { description: '1 to 50 ids of rooms; one that is named twice counts once.' })
  roomIds!: string[]
}

@InputType({ description: 'Rooms that are blocked together, by their numbers.' })
export class BlockRoomsInput extends FreeRoomsInput {
  @Field(() => BlockReasonEnum, { description: 'Why; not REQUEST.' })
  reason!: BlockReason

  @Field(() => String, { description: 'Note among staff at each block, at most 300 characters.', nullable: true })
  note?: string | null
}

@InputType({ description: 'Rooms that cannot be sold on some nights: one room, or a number of rooms of a type.' })
export class CreateBlockInput extends NightRange {
  @Field(() => ID, { description: 'The room; leave out for rooms of a type.', nullable: true })
  roomId?: string | null

  @Field(() => ID, { description: 'The room type; leave out for a room.', nullable: true })
  roomTypeId?: string | null

  @Field(() => Int, { description: 'How many rooms of the type, 1 to 100; 1 when missing.', nullable: true })
  rooms?: number | null

  @Field(() => BlockReasonEnum, { description: 'Why.' })
  reason!: BlockReason

  @Field(() => String, { description: 'Note among staff, at most 300 characters.', nullable: true })
  note?: string | null
}

@InputType({ description: 'Nights of a room type.' })
export class ClearRoomNightsInput extends NightRange {
  @Field(() => ID, { description: 'The room type.' })
  roomTypeId!: string
}

@InputType({
  description: 'What holds for some nights of a room type; what is missing or null follows from rooms and rules again.',
})
export class SetRoomNightsInput extends ClearRoomNightsInput {
  @Field(() => Int, { description: 'Rooms left to sell, 0 to 100.', nullable: true })
  available?: number | null

  @Field(() => Int, { description: 'Cents per night, 1,000 to 500,000 and not below the floor price.', nullable: true })
  rate?: number | null

  @Field(() => Int, { description: 'Fewest nights of a stay that arrives here, 1 to 90.', nullable: true })
  minStay?: number | null

  @Field(() => Int, { description: 'Most nights of a stay that arrives here, from minStay to 365.', nullable: true })
  maxStay?: number | null

  @Field(() => Boolean, { description: 'Whether the nights are not sold.', nullable: true })
  stopSell?: boolean | null

  @Field(() => Boolean, { description: 'Whether nobody can arrive.', nullable: true })
  closedToArrival?: boolean | null

  @Field(() => Boolean, { description: 'Whether nobody can depart.', nullable: true })
  closedToDeparture?: boolean | null
}
