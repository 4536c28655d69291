import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { readToday } from './today.service.ts'
import { Today } from './today.type.ts'

@Resolver()
export class TodayResolver {
  @Authorized()
  @Query(() => Today, { description: 'What one should know this morning, and what to do next.' })
  today(@Ctx() ctx: Context) {
    return readToday(ctx)
  }
}
