import { Field, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { PricingRule } from './pricing-rule.type.ts'

@ReadableWith('rooms:write')
@ObjectType({ description: 'What was copied.' })
export class CopiedSeason {
  @Field(() => [PricingRule], { description: 'The new rules, in the order in which theirs were named.' })
  rules!: PricingRule[]
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'A rule as it would be made again for the next year.' })
export class PricingRuleCopy {
  @Field(() => PricingRule, { description: 'The rule that is there.' })
  rule!: PricingRule

  @Field(() => GraphQLDate, { description: 'First night of the copy: 52 weeks later, on the same day of the week.' })
  startDate!: string

  @Field(() => GraphQLDate, { description: 'Last night of the copy.' })
  endDate!: string

  @Field(() => String, {
    description: 'Why it cannot be made, in one English sentence; null when it can.',
    nullable: true,
  })
  problem!: string | null
}
