import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import type { PriceSource } from './price-of-night.ts'
import { PriceSourceEnum } from './price-studio.type.ts'

/** What a new change of nights may have and a change of one may touch. */
@InputType()
abstract class NightAdjustmentFields {
  @Field(() => [Int], {
    description: 'Nights of the week, Sunday 0; empty for every night.',
    nullable: true,
  })
  daysOfWeek?: number[] | null

  @Field(() => Int, {
    description: 'Cents per night, 1,000 to 500,000 and not below a room type’s floor price.',
    nullable: true,
  })
  price?: number | null

  @Field(() => Int, {
    description: 'Percent more, or less than 0: -60 to 200. Comes out in whole dollars, never below the floor price.',
    nullable: true,
  })
  percent?: number | null

  @Field(() => Int, {
    description: 'Cents more, or less than 0: -100,000 to 100,000. Never goes below the floor price.',
    nullable: true,
  })
  amount?: number | null

  @Field(() => Int, { description: 'Fewest nights of a stay that arrives then, 1 to 90.', nullable: true })
  minStay?: number | null

  @Field(() => Boolean, {
    description:
      'Whether the minimum stay gives way to a gap: where at most 13 nights are free between two that cannot be sold, all of them together can be booked. Holds with a minimum stay alone.',
    nullable: true,
  })
  fillsGaps?: boolean | null

  @Field(() => Boolean, { description: 'Whether the nights are no longer sold.', nullable: true })
  stopSell?: boolean | null
}

/** What a new change of nights must have besides. */
@InputType()
abstract class NewNightAdjustmentFields extends NightAdjustmentFields {
  @Field(() => [ID], { description: 'The room types, 1 to 100.' })
  roomTypeIds!: string[]

  @Field(() => GraphQLDate, { description: 'First night, not before today.' })
  firstNight!: string

  @Field(() => GraphQLDate, {
    description: 'Last night, not before the first; at most 124 nights and 3 years ahead.',
  })
  lastNight!: string
}

@InputType({
  description:
    'What to change for coming nights of room types at once. Without nights of the week it holds every night; what else is left out is not touched.',
})
export class NightAdjustmentInput extends NewNightAdjustmentFields {
  @Field(() => ID, {
    description:
      'The change that it would replace, in whose place it is worked out; its first night may be over. A new one when missing; NOT_FOUND for one that was taken back.',
    nullable: true,
  })
  id?: string | null
}

@InputType({
  description:
    'A change of nights that was looked at before. Without nights of the week it holds every night; what else is left out is not touched.',
})
export class CreateNightAdjustmentInput extends NewNightAdjustmentFields {
  @Field(() => String, {
    description: '`seen` of the preview; CONFLICT when it would come out otherwise by now.',
    nullable: true,
  })
  seen?: string | null
}

@InputType({
  description:
    'Another figure, other nights or room types of a change of nights. Fields that are left out stay as they are.',
})
export class UpdateNightAdjustmentInput extends NightAdjustmentFields {
  @Field(() => ID, { description: 'The change of nights.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => String, {
    description: '`seen` of the preview with this `id`; CONFLICT when it would come out otherwise by now.',
    nullable: true,
  })
  seen?: string | null

  @Field(() => [ID], { description: 'The room types, 1 to 100.', nullable: true })
  roomTypeIds?: string[] | null

  @Field(() => GraphQLDate, { description: 'First night: that which it has, or one not before today.', nullable: true })
  firstNight?: string | null

  @Field(() => GraphQLDate, {
    description:
      'Last night, neither before the first nor before today; at most 124 nights after the first and 3 years ahead.',
    nullable: true,
  })
  lastNight?: string | null
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'What staff changed at once for nights of room types, on top of whatever else holds.' })
export class NightAdjustment {
  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => ID, { description: 'Stable id; one that is put back has the one it had.' })
  id!: string

  @Field(() => [ID], { description: 'Ids of the room types.' })
  roomTypeIds!: string[]

  @Field(() => GraphQLDate, { description: 'First night.' })
  firstNight!: string

  @Field(() => GraphQLDate, { description: 'Last night.' })
  lastNight!: string

  @Field(() => [Int], { description: 'Nights of the week, Sunday 0; empty for every night.' })
  daysOfWeek!: number[]

  @Field(() => Int, { description: 'Cents that each night costs.', nullable: true })
  price!: number | null

  @Field(() => Int, { description: 'Percent more, or less than 0.', nullable: true })
  percent!: number | null

  @Field(() => Int, { description: 'Cents more, or less than 0.', nullable: true })
  amount!: number | null

  @Field(() => Int, { description: 'Fewest nights of a stay that arrives then.', nullable: true })
  minStay!: number | null

  @Field(() => Boolean, { description: 'Whether the minimum stay gives way to a gap that is shorter.' })
  fillsGaps!: boolean

  @Field(() => Boolean, { description: 'Whether the nights are not sold.' })
  stopSell!: boolean

  @Field(() => GraphQLDateTimeISO, { description: 'When it was made.' })
  createdAt!: Date

  @Field(() => String, { description: 'Name of who made it.', nullable: true })
  createdBy!: string | null

  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date

  @Field(() => String, { description: 'Name of who changed it last; null where nobody has.', nullable: true })
  changedBy!: string | null
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'A night of a room type that would be sold otherwise.' })
export class AdjustedNight {
  @Field(() => ID, { description: 'Id of the room type.' })
  roomTypeId!: string

  @Field(() => GraphQLDate, { description: 'The night.' })
  date!: string

  @Field(() => Int, { description: 'Cents now.' })
  before!: number

  @Field(() => Int, { description: 'Cents afterwards.' })
  after!: number

  @Field(() => PriceSourceEnum, { description: 'What sets the price now.' })
  beforeSource!: PriceSource

  @Field(() => Int, { description: 'Fewest nights of a stay that arrives here now.', nullable: true })
  minStayBefore!: number | null

  @Field(() => Int, { description: 'The same afterwards.', nullable: true })
  minStayAfter!: number | null

  @Field(() => Boolean, { description: 'Whether it is sold now and would not be afterwards.' })
  closes!: boolean

  @Field(() => Boolean, { description: 'Whether it is not sold now and would be afterwards.' })
  opens!: boolean
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'What a change of nights would do.' })
export class NightAdjustmentPreview {
  @Field(() => [AdjustedNight], { description: 'Every night that would be sold otherwise, by room type and date.' })
  nights!: AdjustedNight[]

  @Field(() => Int, { description: 'Nights that are chosen, or were before, and would stay as they are.' })
  unchanged!: number

  @Field(() => String, { description: 'Names this outcome; createNightAdjustment and updateNightAdjustment take it.' })
  seen!: string
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'What was taken back.' })
export class DeletedNightAdjustment {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Id of the change; restoreNightAdjustment puts it back.' })
  id!: string
}
