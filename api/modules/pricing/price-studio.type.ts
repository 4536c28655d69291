import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { enumFrom } from '../../schema/enum.ts'
import { GraphQLDate } from '../../schema/scalars.ts'
import { ReadableWith } from '../../schema/readable-with.ts'
import { PricingRule } from './pricing-rule.type.ts'
import { priceSources, type PriceSource } from './price-of-night.ts'

export const PriceSourceEnum = enumFrom(priceSources)
registerEnumType(PriceSourceEnum, {
  name: 'PriceSource',
  description: 'What set the price of a night.',
  valuesConfig: {
    BASE: { description: 'The base price of the room type.' },
    WEEKEND: { description: 'The weekend price of the room type, on Friday and Saturday nights.' },
    RULE: { description: 'A pricing rule.' },
    PMS: { description: 'The property management system.' },
    HAND: { description: 'Staff, for this night.' },
  },
})

@ReadableWith('rooms:read')
@ObjectType({ description: 'A rule about a night, and how it fared.' })
export class RuleVerdict {
  @Field(() => PricingRule, { description: 'The rule.' })
  rule!: PricingRule

  @Field(() => Boolean, { description: 'Whether it sets the price.' })
  wins!: boolean

  @Field(() => String, { description: 'Why, in one English sentence.' })
  reason!: string
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'Which price a night has, and why.' })
export class PriceExplanation {
  @Field(() => GraphQLDate, { description: 'The night.' })
  date!: string

  @Field(() => Int, { description: 'Cents, before fees and taxes.' })
  price!: number

  @Field(() => PriceSourceEnum, { description: 'What set it.' })
  source!: PriceSource

  @Field(() => String, { description: 'Why, in one English sentence.' })
  reason!: string

  @Field(() => [RuleVerdict], { description: 'The rules about this night, the strongest first.' })
  rules!: RuleVerdict[]

  @Field(() => Int, { description: 'Fewest nights of a stay that arrives here.', nullable: true })
  minStay!: number | null

  @Field(() => Int, { description: 'Most nights of a stay that arrives here.', nullable: true })
  maxStay!: number | null

  @Field(() => Int, { description: 'Rooms left.' })
  free!: number

  @Field(() => Boolean, { description: 'Whether the property management system has been silent for over 26 hours.' })
  isApproximate!: boolean
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'The price of one night.' })
export class PricedNight {
  @Field(() => GraphQLDate, { description: 'The night.' })
  date!: string

  @Field(() => Int, { description: 'Cents, before fees and taxes.' })
  price!: number

  @Field(() => PriceSourceEnum, { description: 'What set it.' })
  source!: PriceSource

  @Field(() => ID, { description: 'The rule that set it.', nullable: true })
  ruleId!: string | null

  @Field(() => String, { description: 'Name of that rule.', nullable: true })
  ruleName!: string | null

  @Field(() => Int, { description: 'Rooms left; 0 when closed.' })
  free!: number
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'The prices of a year of a room type, for a heat map.' })
export class PriceYear {
  @Field(() => Int, { description: 'The year.' })
  year!: number

  @Field(() => Int, { description: 'Lowest price of the year, in cents.' })
  lowest!: number

  @Field(() => Int, { description: 'Highest price of the year, in cents.' })
  highest!: number

  @Field(() => [PricedNight], { description: 'Every night of the year.' })
  nights!: PricedNight[]
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'A night whose price would change.' })
export class PriceChange {
  @Field(() => GraphQLDate, { description: 'The night.' })
  date!: string

  @Field(() => Int, { description: 'Cents now.' })
  before!: number

  @Field(() => Int, { description: 'Cents if the rule were saved.' })
  after!: number

  @Field(() => PriceSourceEnum, { description: 'What sets the price now.' })
  beforeSource!: PriceSource

  @Field(() => String, { description: 'Name of the rule that sets it now.', nullable: true })
  beforeRule!: string | null

  @Field(() => String, { description: 'Name of the rule that would set it.', nullable: true })
  afterRule!: string | null
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'What saving a rule would change.' })
export class PricingRulePreview {
  @Field(() => [PriceChange], { description: 'Every night whose price would change, in their order.' })
  nights!: PriceChange[]

  @Field(() => Int, { description: 'Nights the rule is about whose price would stay as it is.' })
  unchanged!: number
}
