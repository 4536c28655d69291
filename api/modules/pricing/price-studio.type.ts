import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { enumFrom } from '../../platform/schema/enum.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { PricingRule } from './pricing-rule.type.ts'
import { priceSources, type PriceSource } from './price-of-night.ts'
import { unchangedReasons, type UnchangedReason } from './unchanged-nights.ts'

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
    ADJUSTMENT: { description: 'Staff, for many nights at once, on top of the others.' },
  },
})

@ReadableWith('rooms:read')
@ObjectType({ description: 'A rule about a night, and how it fared.' })
class RuleVerdict {
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

  @Field(() => Int, {
    description:
      'Fewest nights without the gap that this night opens; null where the minimum stay did not give way to one.',
    nullable: true,
  })
  usualMinStay!: number | null

  @Field(() => Int, { description: 'Most nights of a stay that arrives here.', nullable: true })
  maxStay!: number | null

  @Field(() => Int, { description: 'Rooms left.' })
  free!: number

  @Field(() => Boolean, { description: 'Whether the property management system has been silent for over 26 hours.' })
  isApproximate!: boolean
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'The price of one night.' })
class PricedNight {
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
@ObjectType({ description: 'The prices of twelve months of a room type, for a heat map.' })
export class PriceYear {
  @Field(() => Int, { description: 'The year of the first month.' })
  year!: number

  @Field(() => Int, { description: 'Lowest price among them, in cents.' })
  lowest!: number

  @Field(() => Int, { description: 'Highest price among them, in cents.' })
  highest!: number

  @Field(() => [PricedNight], { description: 'Every night of the months.' })
  nights!: PricedNight[]
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'A night whose price would change.' })
class PriceChange {
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

const UnchangedReasonEnum = enumFrom(unchangedReasons)
registerEnumType(UnchangedReasonEnum, {
  name: 'UnchangedReason',
  description: 'Why a rule leaves nights as they are.',
  valuesConfig: {
    STRONGER_RULE: { description: 'Another rule wins.' },
    PMS: { description: 'The property management system sets the price.' },
    HAND: { description: 'Staff set the price of the night itself.' },
    ADJUSTMENT: { description: 'Staff adjusted them.' },
    SAME_PRICE: { description: 'They have this price already.' },
    INACTIVE: { description: 'The rule is switched off.' },
    OVER: { description: 'All its nights are over.' },
    NO_SUCH_WEEKDAY: { description: 'None of its nights is of the chosen days of the week.' },
  },
})

@ReadableWith('rooms:read')
@ObjectType({ description: 'Nights that a rule would leave as they are, for one reason.' })
class UnchangedNights {
  @Field(() => UnchangedReasonEnum, { description: 'Why.' })
  reason!: UnchangedReason

  @Field(() => Int, { description: 'How many nights.' })
  nights!: number

  @Field(() => String, { description: 'Name of the rule that wins.', nullable: true })
  ruleName!: string | null

  @Field(() => Int, {
    description: 'The priority with which this rule would win; null when another rule is no reason, or none is enough.',
    nullable: true,
  })
  raiseTo!: number | null
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'What saving a rule would change.' })
export class PricingRulePreview {
  @Field(() => [PriceChange], { description: 'Every night from today on whose price would change, in their order.' })
  nights!: PriceChange[]

  @Field(() => Int, { description: 'Nights whose price would stay, but not their shortest or longest stay.' })
  otherStays!: number

  @Field(() => Int, { description: 'Nights from today on that the rule is about and that would stay as they are.' })
  unchanged!: number

  @Field(() => [UnchangedNights], { description: 'Why they would, the reason of most nights first.' })
  unchangedBecause!: UnchangedNights[]
}
