import { Arg, Authorized, Ctx, ID, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as service from './session.service.ts'
import { Session } from './session.type.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'

@Resolver(() => Session)
export class SessionResolver {
  @Authorized()
  @Query(() => [Session], { description: 'One’s own sessions, the last used first.' })
  sessions(@Ctx() ctx: Context) {
    return service.listSessions(ctx)
  }

  @Authorized()
  @PayloadMutation(
    { name: 'endedSessionId', type: () => ID, description: 'The session that ended.' },
    { description: 'Ends one of one’s own sessions.' },
  )
  endSession(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The session to end.' }) id: string) {
    return service.endSession(ctx, id)
  }

  @Authorized()
  @PayloadMutation(
    { name: 'endedSessions', type: () => Int, description: 'How many these were.' },
    { description: 'Ends one’s own sessions but this one.' },
  )
  endOtherSessions(@Ctx() ctx: Context) {
    return service.endOtherSessions(ctx)
  }

  @Authorized('staff:manage')
  @PayloadMutation(
    { name: 'endedSessions', type: () => Int, description: 'How many these were.' },
    { description: 'Ends all sessions of an account.' },
  )
  endStaffSessions(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The account.' }) id: string) {
    return service.endStaffSessions(ctx, id)
  }
}
