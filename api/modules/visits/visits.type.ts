import { Field, Int, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'

@ReadableWith('seo:read')
@ObjectType({ description: 'What was counted in a week of the hotel’s calendar. Times, never people.' })
export class VisitWeek {
  @Field(() => GraphQLDate, { description: 'Its Monday.' })
  startsOn!: string

  @Field(() => Int, { description: 'How often a page was shown.' })
  pageViews!: number

  @Field(() => Int, { description: 'How often somebody came to the site from elsewhere.' })
  arrivals!: number

  @Field(() => Int, { description: 'How often the planner answered a question about a stay.' })
  plannerAnswers!: number

  @Field(() => Int, { description: 'How often it answered with a price.' })
  pricesShown!: number

  @Field(() => Int, { description: 'How often the way to the booking page was pressed; needs a script.' })
  bookingPresses!: number

  @Field(() => Int, { description: 'Messages and requests for a stay that were sent.' })
  messagesSent!: number

  @Field(() => Int, { description: 'How often a telephone number was pressed; needs a script.' })
  callPresses!: number
}

@ReadableWith('seo:read')
@ObjectType({ description: 'How often something was counted, by its name.' })
export class VisitName {
  @Field(() => String, { description: 'A path without its language, the code of a language, or the host of a site.' })
  name!: string

  @Field(() => Int, { description: 'How often.' })
  count!: number
}

@ReadableWith('seo:read')
@ObjectType({
  description:
    'What guests looked at, counted without cookies and addresses. Who sends DNT or GPC, programs and staff are left out; visitors are not told apart.',
})
export class VisitReport {
  @Field(() => [VisitWeek], {
    description: 'The weeks, the oldest first, the one under way last; none before the first that was counted.',
  })
  weeks!: VisitWeek[]

  @Field(() => [VisitName], { description: 'The pages shown most often in these weeks, at most 20.' })
  pages!: VisitName[]

  @Field(() => [VisitName], { description: 'The languages of the pages, the most frequent first.' })
  languages!: VisitName[]

  @Field(() => [VisitName], {
    description:
      'The sites that led here most often, at most 20; `direct` for none that is known, `other` for those without a name.',
  })
  referrers!: VisitName[]
}
