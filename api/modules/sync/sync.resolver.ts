import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { listRatePlans, listRatePlanTargets, mapRatePlan } from './rate-plan.service.ts'
import { runByHand } from './run-sync.service.ts'
import type { SyncRun as SyncRunRecord } from './sync-run.entity.ts'
import { changesOf, findSyncRun, listSyncRuns, readSyncStatus } from './sync.service.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import {
  MapRatePlanInput,
  NightChange,
  NightChangesArgs,
  RatePlan,
  RatePlanTarget,
  SyncResult,
  SyncRun,
  SyncRunConnection,
  SyncRunsArgs,
  SyncStatus,
} from './sync.type.ts'

@Resolver(() => SyncRun)
export class SyncResolver {
  @Authorized('sync:read')
  @Query(() => SyncStatus, { description: 'How the sync with Little Hotelier is doing.' })
  syncStatus(@Ctx() ctx: Context) {
    return readSyncStatus(ctx)
  }

  @Authorized('sync:read')
  @Query(() => SyncRunConnection, { description: 'The runs of the sync, the newest first.' })
  syncRuns(@Ctx() ctx: Context, @Args(() => SyncRunsArgs) args: SyncRunsArgs) {
    return listSyncRuns(ctx, args)
  }

  @Authorized('sync:read')
  @Query(() => SyncRun, { nullable: true, description: 'One run of the sync; null for an unknown id.' })
  syncRun(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The run.' }) id: string) {
    return findSyncRun(ctx, id)
  }

  @FieldResolver(() => GraphQLDateTimeISO, { description: 'When it began.' })
  startedAt(@Root() run: SyncRunRecord) {
    return run.createdAt
  }

  @FieldResolver(() => [NightChange], { description: 'The nights that it changed, in order of the night.' })
  changes(@Ctx() ctx: Context, @Root() run: SyncRunRecord, @Args(() => NightChangesArgs) args: NightChangesArgs) {
    return changesOf(ctx, run, args)
  }

  @Authorized('sync:read')
  @Query(() => [RatePlan], { description: 'The rate plans that runs have seen, by name.' })
  ratePlans(@Ctx() ctx: Context) {
    return listRatePlans(ctx)
  }

  @Authorized('sync:read')
  @Query(() => [RatePlanTarget], { description: 'The room types that a rate plan can be mapped to.' })
  ratePlanTargets(@Ctx() ctx: Context) {
    return listRatePlanTargets(ctx)
  }

  @Authorized('sync:run')
  @Mutation(() => SyncResult, {
    description: 'Fetches the next 90 nights from Little Hotelier now. Answers when the run has ended.',
  })
  runSync(@Ctx() ctx: Context) {
    return runByHand(ctx)
  }

  @Authorized('rooms:write')
  @Mutation(() => RatePlan, {
    description:
      'Sets the room type that takes its nights from a rate plan; the next run uses it. CONFLICT when another plan feeds it.',
  })
  mapRatePlan(
    @Ctx() ctx: Context,
    @Arg('input', () => MapRatePlanInput, { description: 'The mapping.' }) input: MapRatePlanInput,
  ) {
    return mapRatePlan(ctx, input)
  }
}
