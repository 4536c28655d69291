import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import type { Subscriber as SubscriberRecord } from './subscriber.entity.ts'
import { updateSubscriberStatus } from './subscriber-status.service.ts'
import { findSubscriber, listActiveEmails, listSubscribers } from './subscriber.service.ts'
import { countSubscribers } from './subscriber-tally.service.ts'
import {
  ActiveEmails,
  Subscriber,
  SubscriberConnection,
  SubscribersArgs,
  SubscriberStats,
  UpdateSubscriberStatusInput,
} from './subscriber.type.ts'

const IdArg = () => Arg('id', () => ID, { description: 'Id of the subscriber.' })
const SearchArg = () =>
  Arg('search', () => String, {
    description: 'Part of the address or name, at most 100 characters; one or two letters must begin a word.',
    nullable: true,
  })

@Resolver(() => Subscriber)
export class SubscriberResolver {
  @Authorized('subscribers:read')
  @Query(() => SubscriberConnection, {
    description:
      'The mailing list, the newest first unless `order` says otherwise; a person counts as made when they joined. With a search, a language or dates, the totalCount of GraphQL is exact up to 10,000 and an estimate above.',
  })
  subscribers(@Ctx() ctx: Context, @Args(() => SubscribersArgs) args: SubscribersArgs) {
    return listSubscribers(ctx, args)
  }

  @Authorized('subscribers:read')
  @Query(() => Subscriber, { nullable: true, description: 'One subscriber by id; null when there is none.' })
  subscriber(@Ctx() ctx: Context, @IdArg() id: string) {
    return findSubscriber(ctx, id)
  }

  @Authorized('subscribers:read')
  @Query(() => SubscriberStats, { description: 'The mailing list in four figures.' })
  subscriberStats(@Ctx() ctx: Context) {
    return countSubscribers(ctx)
  }

  @Authorized('subscribers:read')
  @Query(() => ActiveEmails, { description: 'Addresses of the active subscribers of a filtered list.' })
  activeEmails(@Ctx() ctx: Context, @SearchArg() search?: string | null) {
    return listActiveEmails(ctx, search)
  }

  @Authorized('subscribers:write')
  @Mutation(() => Subscriber, {
    description: 'Sets a status by hand. CONFLICT where the rules forbid the change: SUPPRESSED is final.',
  })
  updateSubscriberStatus(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateSubscriberStatusInput, { description: 'What to change.' })
    input: UpdateSubscriberStatusInput,
  ) {
    return updateSubscriberStatus(ctx, input)
  }

  @ReadableWith('subscribers:read', 'subscribers:write')
  @FieldResolver(() => Boolean, { description: 'Whether the person receives mail.' })
  isActive(@Root() subscriber: SubscriberRecord) {
    return subscriber.status === 'active'
  }
}
