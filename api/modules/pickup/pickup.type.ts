import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { comparisons } from '#graphql/inputs/pickup.ts'
import { describeValues, enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'

export const ComparisonEnum = enumFrom(comparisons)
registerEnumType(ComparisonEnum, {
  name: 'PickupComparison',
  description: 'What a night is compared with. Days end at midnight at the hotel; a year is 52 weeks.',
  valuesConfig: describeValues({
    yesterday: 'The same night as it stood at the end of yesterday.',
    'week-ago': 'The same night as it stood seven days ago.',
    'four-weeks-ago': 'The same night as it stood 28 days ago.',
    'year-ago': 'The night 364 days earlier as it stood 364 days ago: equally long before it began.',
    'year-ago-final': 'The night 364 days earlier as it stood when it began; unknown while it is still to come.',
  }),
})

@ReadableWith('rooms:read')
@ObjectType({ description: 'A night of a room type beside what it is compared with.' })
class PickupNight {
  @Field(() => GraphQLDate, { description: 'The night.' })
  date!: string

  @Field(() => GraphQLDate, {
    description: 'The night that it is compared with; the same or the one 364 days earlier.',
  })
  comparedNight!: string

  @Field(() => Int, { description: 'Rooms that are sold or blocked now.' })
  taken!: number

  @Field(() => Int, { description: 'Cents now, before fees and taxes.' })
  price!: number

  @Field(() => Int, { description: 'Rooms that were sold or blocked then; null when nobody noted it.', nullable: true })
  takenThen!: number | null

  @Field(() => Int, { description: 'Cents then; null when nobody noted it.', nullable: true })
  priceThen!: number | null
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'The nights of a room type beside what they are compared with.' })
class RoomTypePickup {
  @Field(() => ID, { description: 'Id of the room type.' })
  roomTypeId!: string

  @Field(() => [PickupNight], { description: 'The nights of the months, from tonight on.' })
  nights!: PickupNight[]
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'What has been taken, and how prices have moved, since an earlier day.' })
export class Pickup {
  @Field(() => GraphQLDate, {
    description: 'The day at whose end the compared nights stood so; null when each stood so when it began.',
    nullable: true,
  })
  seenOn!: string | null

  @Field(() => [RoomTypePickup], { description: 'Room types that are not archived, in display order.' })
  roomTypes!: RoomTypePickup[]
}
