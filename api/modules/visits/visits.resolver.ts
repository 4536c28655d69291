import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { readVisits } from './read-visits.service.ts'
import { VisitReport } from './visits.type.ts'

@Resolver()
export class VisitsResolver {
  @Authorized('seo:read')
  @Query(() => VisitReport, { description: 'What guests looked at in the last weeks; a minute late at most.' })
  visits(
    @Ctx() ctx: Context,
    @Arg('weeks', () => Int, { defaultValue: 12, description: 'How many, 1 to 104, with the one under way.' })
    weeks: number,
  ) {
    return readVisits(ctx, { weeks })
  }
}
