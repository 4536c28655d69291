import { Field, ID, InputType } from 'type-graphql'
import { GraphQLDate } from '../../platform/schema/scalars.ts'

@InputType({ description: 'The nights in which the rules of a season begin.' })
export class SeasonInput {
  @Field(() => GraphQLDate, { description: 'First night.' })
  firstNight!: string

  @Field(() => GraphQLDate, { description: 'Last night, not before the first; a season is at most 366 nights.' })
  lastNight!: string
}

@InputType({ description: 'Rules of a season that are made again for the next year.' })
export class CopySeasonInput extends SeasonInput {
  @Field(() => [ID], { description: '1 to 500 rules that begin in the season.' })
  ruleIds!: string[]
}
