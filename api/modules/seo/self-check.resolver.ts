import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { readSelfCheck, runSelfCheck } from './self-check.service.ts'
import { SeoSelfCheck } from './self-check.type.ts'

@Resolver()
export class SelfCheckResolver {
  @Authorized('seo:read')
  @Query(() => SeoSelfCheck, { description: 'The last check of this site; it runs every night and on request.' })
  seoSelfCheck(@Ctx() ctx: Context) {
    return readSelfCheck(ctx)
  }

  @Authorized('seo:write')
  @Mutation(() => SeoSelfCheck, { description: 'Checks robots, sitemap, pages and connections of this site now.' })
  runSeoSelfCheck(@Ctx() ctx: Context) {
    return runSelfCheck(ctx)
  }
}
