import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { campaignTemplateSchema, updateCampaignTemplateSchema } from '#graphql/inputs/campaign.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict, notFound } from '../../errors.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { isId } from '../../platform/schema/ids.ts'
import { CampaignTemplate } from './campaign-template.entity.ts'
import type { CampaignTemplateInput, UpdateCampaignTemplateInput } from './campaign.inputs.ts'

const mostTemplates = 100

const flush = async (ctx: Context, name: string) => {
  try {
    await ctx.em.flush()
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict(`There is a template named ${name} already`)
    throw error
  }
}

/** By name. */
export const listTemplates = (ctx: Context): Promise<CampaignTemplate[]> =>
  ctx.em.find(CampaignTemplate, {}, { orderBy: { name: 'asc' }, limit: mostTemplates })

/** @throws BAD_USER_INPUT, CONFLICT when the name is taken or there are 100 */
export const createTemplate = async (ctx: Context, raw: CampaignTemplateInput): Promise<CampaignTemplate> => {
  const input = campaignTemplateSchema.parse(raw)
  if ((await ctx.em.count(CampaignTemplate)) >= mostTemplates)
    throw conflict(`There can be at most ${mostTemplates} templates: delete one first`)
  const template = ctx.em.create(CampaignTemplate, input)
  await flush(ctx, input.name)
  return template
}

/** @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when the name is taken or it is not the version that was read */
export const updateTemplate = async (ctx: Context, raw: UpdateCampaignTemplateInput): Promise<CampaignTemplate> => {
  const { id, version, ...input } = updateCampaignTemplateSchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const template = await lockRecord(inside, CampaignTemplate, 'template', id, { version })
    inside.em.assign(template, input)
    await flush(inside, input.name)
    return template
  })
}

/** @throws NOT_FOUND */
export const deleteTemplate = async (ctx: Context, id: string): Promise<string> => {
  const deleted = isId(id) && (await ctx.em.nativeDelete(CampaignTemplate, { id }))
  if (!deleted) throw notFound('There is no such template')
  return id
}
