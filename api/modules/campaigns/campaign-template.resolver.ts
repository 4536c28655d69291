import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { CampaignTemplateInput, UpdateCampaignTemplateInput } from './campaign.inputs.ts'
import { CampaignTemplate } from './campaign.type.ts'
import * as service from './campaign-template.service.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'

@Resolver(() => CampaignTemplate)
export class CampaignTemplateResolver {
  @Authorized('campaigns:read')
  @Query(() => [CampaignTemplate], { description: 'Templates by name, at most 100.' })
  campaignTemplates(@Ctx() ctx: Context) {
    return service.listTemplates(ctx)
  }

  @Authorized('campaigns:write')
  @Mutation(() => CampaignTemplate, { description: 'Writes a template. CONFLICT when the name is taken.' })
  createCampaignTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => CampaignTemplateInput, { description: 'The template.' }) input: CampaignTemplateInput,
  ) {
    return service.createTemplate(ctx, input)
  }

  @Authorized('campaigns:write')
  @Mutation(() => CampaignTemplate, { description: 'Replaces what a template says. CONFLICT when the name is taken.' })
  updateCampaignTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateCampaignTemplateInput, { description: 'The template.' })
    input: UpdateCampaignTemplateInput,
  ) {
    return service.updateTemplate(ctx, input)
  }

  @Authorized('campaigns:write')
  @PayloadMutation(
    { name: 'deletedCampaignTemplateId', type: () => ID, description: 'The template that was deleted.' },
    { description: 'Deletes a template. Campaigns made of it stay.' },
  )
  deleteCampaignTemplate(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the template.' }) id: string) {
    return service.deleteTemplate(ctx, id)
  }
}
