import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { Node } from '../../platform/schema/node.ts'

@ReadableWith('rooms:read')
@ObjectType({
  description: 'Per cent off the nights of long stays. A stay has the one that takes most off; it adds to no coupon.',
  implements: Node,
})
export class LongStayRate {
  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => ID, { description: 'Stable id; a restored rate has the one it had.' })
  id!: string

  @Field(() => Int, { description: 'Fewest nights of a stay that has it.' })
  minNights!: number

  @Field(() => Int, { description: 'Percent off the nights, before fees and taxes.' })
  percent!: number

  @Field(() => GraphQLDate, { description: 'First day of arrival.' })
  startDate!: string

  @Field(() => GraphQLDate, { description: 'Last day of arrival; null until further notice.', nullable: true })
  endDate!: string | null

  @Field(() => Boolean, { description: 'Whether it counts.' })
  active!: boolean

  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it was deleted; it can be restored.', nullable: true })
  deletedAt!: Date | null

  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date

  @Field(() => String, { description: 'Name of who changed it last.', nullable: true })
  changedBy!: string | null
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'What was deleted.' })
export class DeletedLongStayRate {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Id of the rate; restoreLongStayRate brings it back.' })
  id!: string
}

/** What a new rate may have and a change of one may touch. */
@InputType()
abstract class LongStayRateFields {
  @Field(() => ID, { description: 'The room type; null for every one.', nullable: true })
  roomTypeId?: string | null

  @Field(() => GraphQLDate, {
    description: 'Last day of arrival, not before the first; null until further notice.',
    nullable: true,
  })
  endDate?: string | null

  @Field(() => Boolean, { description: 'Whether it counts; true when missing.', nullable: true })
  active?: boolean | null
}

@InputType({ description: 'A new long-stay rate.' })
export class CreateLongStayRateInput extends LongStayRateFields {
  @Field(() => Int, { description: 'Fewest nights, 2 to 365.' })
  minNights!: number

  @Field(() => Int, { description: 'Percent off the nights, 1 to 60.' })
  percent!: number

  @Field(() => GraphQLDate, { description: 'First day of arrival, at most 3 years ahead.' })
  startDate!: string
}

@InputType({ description: 'A change of a long-stay rate. Fields that are left out stay as they are.' })
export class UpdateLongStayRateInput extends LongStayRateFields {
  @Field(() => ID, { description: 'The rate.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => Int, { description: 'Fewest nights, 2 to 365.', nullable: true })
  minNights?: number | null

  @Field(() => Int, { description: 'Percent off the nights, 1 to 60.', nullable: true })
  percent?: number | null

  @Field(() => GraphQLDate, { description: 'First day of arrival.', nullable: true })
  startDate?: string | null
}
