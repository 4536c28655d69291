import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { connectGoogle, disconnectGoogle, readGoogleStatus } from './google-connection.service.ts'
import * as google from './google.service.ts'
import {
  ConnectGooglePayload,
  GoogleSites,
  GoogleStatus,
  GoogleSubmission,
  SearchAnalytics,
  SearchAnalyticsArgs,
  SubmitUrlInput,
} from './google.type.ts'

@Resolver()
export class GoogleResolver {
  @Authorized('seo:read')
  @Query(() => GoogleStatus, { description: 'Whether this server is connected to Google Search Console.' })
  googleStatus(@Ctx() ctx: Context) {
    return readGoogleStatus(ctx)
  }

  @Authorized('seo:read')
  @Query(() => GoogleSites, { description: 'The properties of the connected account.' })
  googleSites(@Ctx() ctx: Context) {
    return google.listSites(ctx)
  }

  @Authorized('seo:read')
  @Query(() => SearchAnalytics, { description: 'The searches for which the site was shown in a span of days.' })
  searchAnalytics(@Ctx() ctx: Context, @Args(() => SearchAnalyticsArgs) args: SearchAnalyticsArgs) {
    return google.searchAnalytics(ctx, args)
  }

  @Authorized('seo:write')
  @Mutation(() => ConnectGooglePayload, {
    description: 'Connects to Google: at once with a service account, else by the consent page at `authorizationUrl`.',
  })
  connectGoogle(@Ctx() ctx: Context) {
    return connectGoogle(ctx)
  }

  @Authorized('seo:write')
  @Mutation(() => GoogleStatus, { description: 'Revokes and forgets the consent.' })
  disconnectGoogle(@Ctx() ctx: Context) {
    return disconnectGoogle(ctx)
  }

  @Authorized('seo:write')
  @Mutation(() => GoogleSubmission, {
    description: 'Hands an address to Google: by the sitemap, or by the Indexing API where it is switched on.',
  })
  submitUrlToGoogle(
    @Ctx() ctx: Context,
    @Arg('input', () => SubmitUrlInput, { description: 'The address.' }) input: SubmitUrlInput,
  ) {
    return google.submitUrl(ctx, input)
  }

  @Authorized('seo:write')
  @Mutation(() => GoogleSubmission, { description: 'Submits the sitemap of this site.' })
  submitSitemapToGoogle(@Ctx() ctx: Context) {
    return google.submitSitemap(ctx)
  }
}
