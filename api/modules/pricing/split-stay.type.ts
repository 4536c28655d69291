import { Field, ObjectType } from 'type-graphql'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { PricedParts, StayPart } from './stay-parts.type.ts'

@ObjectType({
  description:
    'One of two stays in a row, in a room of its own. Who comes early does so in the first, who leaves late in the second; other extras are taken in both.',
})
class HalfOfStay extends StayPart {}

@ObjectType({
  description:
    'Two stays in a row that have all of the nights between them, each of which can be booked by itself, with one move from the one room to the other.',
})
export class SplitStay extends PricedParts {
  @Field(() => GraphQLDate, { description: 'Day of the move: the first stay ends on it, and the second begins.' })
  movesOn!: string

  @Field(() => [HalfOfStay], { description: 'The two stays, in their order.' })
  halves!: HalfOfStay[]
}
