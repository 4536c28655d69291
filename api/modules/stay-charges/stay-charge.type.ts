import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ChargeKind } from '#graphql/inputs/stay-charge.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { ChargeKindEnum } from '../pricing/stay.type.ts'

@ReadableWith('rooms:read')
@ObjectType({ description: 'A tax or mandatory fee that holds from a night on, until the next one of its kind.' })
export class StayCharge {
  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => ChargeKindEnum, { description: 'Which one.' })
  kind!: ChargeKind

  @Field(() => Int, { description: 'Hundredths of a percent for taxes (650 is 6.5%), cents for fees.' })
  amount!: number

  @Field(() => GraphQLDate, { description: 'First night for which it holds.' })
  validFrom!: string
}

@InputType({ description: 'A tax or mandatory fee from a night on.' })
export class SetStayChargeInput {
  @Field(() => ChargeKindEnum, { description: 'Which one.' })
  kind!: ChargeKind

  @Field(() => Int, { description: 'Hundredths of a percent for taxes, 0 to 3,000; cents for fees, 0 to 50,000.' })
  amount!: number

  @Field(() => GraphQLDate, { description: 'First night; an amount of the same kind and night is replaced.' })
  validFrom!: string
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'What was deleted.' })
export class DeletedSetting {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Its id.' })
  id!: string
}
