import { Field, ID, InputType, Int } from 'type-graphql'
import { GraphQLDate } from '../../platform/schema/scalars.ts'

/** What a new rule may have and a change of one may touch. */
@InputType()
abstract class PricingRuleFields {
  @Field(() => Int, { description: 'Fewest nights, 1 to 90; null for none.', nullable: true })
  minStay?: number | null

  @Field(() => Boolean, {
    description:
      'Whether the minimum stay gives way to a gap: where at most 13 nights are free between two that cannot be sold, all of them together can be booked. False when missing or without a minimum stay.',
    nullable: true,
  })
  fillsGaps?: boolean | null

  @Field(() => Int, { description: 'Most nights, from minStay to 365; null for none.', nullable: true })
  maxStay?: number | null

  @Field(() => [Int], {
    description: 'Nights of the week, Sunday 0; empty or missing for every night.',
    nullable: true,
  })
  daysOfWeek?: number[] | null

  @Field(() => Boolean, { description: 'Whether it counts; true when missing.', nullable: true })
  active?: boolean | null

  @Field(() => Boolean, {
    description: 'Whether it stands above the property management system’s price; managers and owners only.',
    nullable: true,
  })
  overridesPms?: boolean | null
}

@InputType({ description: 'A new pricing rule.' })
export class CreatePricingRuleInput extends PricingRuleFields {
  @Field(() => String, { description: '1 to 80 characters.' })
  name!: string

  @Field(() => ID, { description: 'The room type.' })
  roomTypeId!: string

  @Field(() => GraphQLDate, { description: 'First night, at most 1 year ago.' })
  startDate!: string

  @Field(() => GraphQLDate, {
    description: 'Last night, not before the first, at most 2 years after it and 3 years ahead.',
  })
  endDate!: string

  @Field(() => Int, { description: 'Cents per night, 1,000 to 500,000 and not below the room type’s floor price.' })
  price!: number

  @Field(() => Int, { description: '0 to 100; the higher wins.' })
  priority!: number
}

@InputType({ description: 'A change of a pricing rule. Fields that are left out stay as they are.' })
export class UpdatePricingRuleInput extends PricingRuleFields {
  @Field(() => ID, { description: 'The rule.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => String, { description: '1 to 80 characters.', nullable: true })
  name?: string | null

  @Field(() => ID, { description: 'The room type.', nullable: true })
  roomTypeId?: string | null

  @Field(() => GraphQLDate, { description: 'First night.', nullable: true })
  startDate?: string | null

  @Field(() => GraphQLDate, { description: 'Last night.', nullable: true })
  endDate?: string | null

  @Field(() => Int, { description: 'Cents per night.', nullable: true })
  price?: number | null

  @Field(() => Int, { description: '0 to 100; the higher wins.', nullable: true })
  priority?: number | null
}

@InputType({ description: 'A rule as it would be saved, to see what it changes.' })
export class PricingRulePreviewInput extends CreatePricingRuleInput {
  @Field(() => ID, { description: 'The rule it would replace; a new one when missing.', nullable: true })
  id?: string | null
}
