import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { lastBingSubmission, readBingQuota, readBingStatus, submitPagesToBing } from './bing.service.ts'
import { BingQuotaAnswer, BingStatus, IndexNowStatus, UrlSubmission, UrlSubmissionAnswer } from './bing.type.ts'
import { readIndexNowStatus, submitPagesByIndexNow } from './index-now.service.ts'

@Resolver()
export class BingResolver {
  @Authorized('seo:read')
  @Query(() => BingStatus, { description: 'Whether pages can be handed to Bing; asks Bing nothing.' })
  bingStatus(@Ctx() ctx: Context) {
    return readBingStatus(ctx)
  }

  @Authorized('seo:read')
  @Query(() => BingQuotaAnswer, { description: 'Addresses that may still be handed to Bing.' })
  bingQuota(@Ctx() ctx: Context) {
    return readBingQuota(ctx)
  }

  @Authorized('seo:read')
  @Query(() => UrlSubmission, { nullable: true, description: 'The last addresses handed to Bing; null for never.' })
  lastBingSubmission(@Ctx() ctx: Context) {
    return lastBingSubmission(ctx)
  }

  @Authorized('seo:read')
  @Query(() => IndexNowStatus, { description: 'Whether changed pages can be announced by IndexNow.' })
  indexNowStatus(@Ctx() ctx: Context) {
    return readIndexNowStatus(ctx)
  }

  @Authorized('seo:write')
  @Mutation(() => UrlSubmissionAnswer, {
    description: 'Hands every public page to Bing, the most valuable first, as far as the quota goes.',
  })
  submitUrlsToBing(@Ctx() ctx: Context) {
    return submitPagesToBing(ctx)
  }

  @Authorized('seo:write')
  @Mutation(() => UrlSubmissionAnswer, { description: 'Announces every public page by IndexNow.' })
  submitUrlsByIndexNow(@Ctx() ctx: Context) {
    return submitPagesByIndexNow(ctx)
  }
}
