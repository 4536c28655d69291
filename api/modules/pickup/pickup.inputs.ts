import { ArgsType, Field } from 'type-graphql'
import type { Comparison } from '#graphql/inputs/pickup.ts'
import { AvailabilityCalendarArgs } from '../availability/availability.inputs.ts'
import { ComparisonEnum } from './pickup.type.ts'

@ArgsType()
export class PickupArgs extends AvailabilityCalendarArgs {
  @Field(() => ComparisonEnum, { description: 'What each night is compared with.' })
  comparedWith!: Comparison
}
