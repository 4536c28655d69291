import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { CopySeasonInput, SeasonInput } from './season-copy.inputs.ts'
import * as service from './season-copy.service.ts'
import { CopiedSeason, PricingRuleCopy } from './season-copy.type.ts'

@Resolver()
export class SeasonCopyResolver {
  @Authorized('rooms:read')
  @Query(() => [PricingRuleCopy], {
    description:
      'The pricing rules that begin in a season, by their first night, as they would be a year later. Nothing is saved.',
  })
  seasonCopyPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => SeasonInput, { description: 'The season.' }) input: SeasonInput,
  ) {
    return service.previewSeasonCopy(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => CopiedSeason, {
    description:
      'Makes pricing rules of a season again for the next year, their dates moved by 52 weeks: all of them, or none. deletePricingRules undoes it.',
  })
  async copySeason(
    @Ctx() ctx: Context,
    @Arg('input', () => CopySeasonInput, { description: 'The season, and which of its rules.' }) input: CopySeasonInput,
  ) {
    return { rules: await service.copySeason(ctx, input) }
  }
}
