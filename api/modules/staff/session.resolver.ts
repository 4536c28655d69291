import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as service from './session.service.ts'
import { Session } from './session.type.ts'

@Resolver(() => Session)
export class SessionResolver {
  @Authorized()
  @Query(() => [Session], { description: 'One’s own sessions, the last used first.' })
  sessions(@Ctx() ctx: Context) {
    return service.listSessions(ctx)
  }

  @Authorized()
  @Mutation(() => ID, { description: 'Ends one of one’s own sessions and answers its id.' })
  endSession(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The session to end.' }) id: string) {
    return service.endSession(ctx, id)
  }

  @Authorized()
  @Mutation(() => Int, { description: 'Ends one’s own sessions but this one, and answers how many these were.' })
  endOtherSessions(@Ctx() ctx: Context) {
    return service.endOtherSessions(ctx)
  }

  @Authorized('staff:manage')
  @Mutation(() => Int, { description: 'Ends all sessions of an account, and answers how many these were.' })
  endStaffSessions(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The account.' }) id: string) {
    return service.endStaffSessions(ctx, id)
  }
}
