import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { listOutsideCalls } from './outside-calls.service.ts'
import { FailedJob, FailedJobsArgs, JobQueue, OutsideCall, RetryJobInput } from './operations.type.ts'
import { listFailedJobs, listQueues, retryJob } from './queues.service.ts'

@Resolver()
export class OperationsResolver {
  @Authorized('operations:read')
  @Query(() => [OutsideCall], { description: 'Every outside service with the last call to it.' })
  outsideCalls(@Ctx() ctx: Context) {
    return listOutsideCalls(ctx)
  }

  @Authorized('operations:read')
  @Query(() => [JobQueue], { description: 'Every queue of jobs, by name.' })
  queues(@Ctx() ctx: Context) {
    return listQueues(ctx)
  }

  @Authorized('operations:read')
  @Query(() => [FailedJob], { description: 'Jobs that failed for good, the newest first.' })
  failedJobs(@Ctx() ctx: Context, @Args(() => FailedJobsArgs) args: FailedJobsArgs) {
    return listFailedJobs(ctx, args)
  }

  @Authorized('operations:write')
  @Mutation(() => JobQueue, { description: 'Puts a failed job back in its queue; answers the queue.' })
  retryJob(@Ctx() ctx: Context, @Arg('input', () => RetryJobInput, { description: 'The job.' }) input: RetryJobInput) {
    return retryJob(ctx, input)
  }
}
