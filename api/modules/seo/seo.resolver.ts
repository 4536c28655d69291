import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as reports from './seo.service.ts'
import {
  RefreshSeoInput,
  SeoApiUnits,
  SeoBacklinks,
  SeoCompetitors,
  SeoKeywords,
  SeoOverview,
  SeoRefresh,
  TrackedKeyword,
  TrackedKeywords,
  TrackKeywordInput,
} from './seo.type.ts'
import { listTrackedKeywords, trackKeyword, untrackKeyword } from './tracked-keyword.service.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'

@Resolver()
export class SeoResolver {
  @Authorized('seo:read')
  @Query(() => SeoOverview, { description: 'Organic and paid searches, fetched at most once a day.' })
  seoOverview(@Ctx() ctx: Context) {
    return reports.readOverview(ctx)
  }

  @Authorized('seo:read')
  @Query(() => SeoKeywords, { description: 'The keywords that bring the most visits, fetched at most once a day.' })
  seoKeywords(@Ctx() ctx: Context) {
    return reports.readKeywords(ctx)
  }

  @Authorized('seo:read')
  @Query(() => SeoBacklinks, { description: 'Links of other sites, fetched at most once a day.' })
  seoBacklinks(@Ctx() ctx: Context) {
    return reports.readBacklinks(ctx)
  }

  @Authorized('seo:read')
  @Query(() => SeoCompetitors, { description: 'Sites found for the same keywords, fetched at most once a day.' })
  seoCompetitors(@Ctx() ctx: Context) {
    return reports.readCompetitors(ctx)
  }

  @Authorized('seo:read')
  @Query(() => TrackedKeywords, {
    description: 'The keywords whose place is noted every day, with their last 30 days.',
  })
  trackedKeywords(@Ctx() ctx: Context) {
    return listTrackedKeywords(ctx)
  }

  @Authorized('seo:read')
  @Query(() => SeoApiUnits, { description: 'Units left; asking costs none.' })
  seoApiUnits(@Ctx() ctx: Context) {
    return reports.readUnits(ctx)
  }

  @Authorized('seo:write')
  @Mutation(() => SeoRefresh, {
    description: 'Fetches a report anew, within the budget of units; the last figures stay when that fails.',
  })
  refreshSeo(
    @Ctx() ctx: Context,
    @Arg('input', () => RefreshSeoInput, { description: 'The report.' }) input: RefreshSeoInput,
  ) {
    return reports.refreshReport(ctx, input)
  }

  @Authorized('seo:write')
  @Mutation(() => TrackedKeyword, {
    description: 'Notes the place for a keyword from now on. CONFLICT when it is tracked already.',
  })
  trackKeyword(
    @Ctx() ctx: Context,
    @Arg('input', () => TrackKeywordInput, { description: 'The keyword.' }) input: TrackKeywordInput,
  ) {
    return trackKeyword(ctx, input)
  }

  @Authorized('seo:write')
  @PayloadMutation(
    { name: 'untrackedKeywordId', type: () => ID, description: 'The keyword that is no longer tracked.' },
    { description: 'Stops tracking a keyword and forgets its places.' },
  )
  untrackKeyword(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The tracked keyword.' }) id: string) {
    return untrackKeyword(ctx, id)
  }
}
