import { Field, ID, Int, ObjectType } from 'type-graphql'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { Node } from '../../platform/schema/node.ts'

@ReadableWith('rooms:read')
@ObjectType({ description: 'A price for some nights of a room type.', implements: Node })
export class PricingRule {
  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => ID, { description: 'Stable id; a restored rule has the one it had.' })
  id!: string

  @Field(() => String, { description: 'Name, 1 to 80 characters.' })
  name!: string

  @Field(() => GraphQLDate, { description: 'First night.' })
  startDate!: string

  @Field(() => GraphQLDate, { description: 'Last night.' })
  endDate!: string

  @Field(() => Int, { description: 'Cents per night.' })
  price!: number

  @Field(() => Int, { description: 'Fewest nights of a stay that arrives under this rule.', nullable: true })
  minStay!: number | null

  @Field(() => Boolean, { description: 'Whether the minimum stay gives way to a gap that is shorter.' })
  fillsGaps!: boolean

  @Field(() => Int, { description: 'Most nights of a stay that arrives under this rule.', nullable: true })
  maxStay!: number | null

  @Field(() => [Int], { description: 'Nights of the week it covers, Sunday 0; empty for every night.' })
  daysOfWeek!: number[]

  @Field(() => Boolean, { description: 'Whether it counts.' })
  active!: boolean

  @Field(() => Int, { description: '0 to 100; the higher wins.' })
  priority!: number

  @Field(() => Boolean, { description: 'Whether it stands above the property management system’s price.' })
  overridesPms!: boolean

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
export class DeletedPricingRule {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Id of the rule; restorePricingRule brings it back.' })
  id!: string
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'What was deleted.' })
export class DeletedPricingRules {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => [ID], { description: 'Ids of the rules; restorePricingRule brings each back.' })
  ids!: string[]
}
