import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, sampleColumn } from '../../db/base-columns.ts'

/** A ready-made campaign that staff start from. */
export const CampaignTemplate = defineEntity({
  name: 'CampaignTemplate',
  properties: {
    ...baseColumns,
    ...sampleColumn,
    name: p.string().length(80).unique('campaign_template_name_unique'),
    subject: p.string().length(150),
    discountPercent: p.integer(),
    specialMessage: p.text(),
    version: p.integer().version(),
  },
})

export type CampaignTemplate = InferEntity<typeof CampaignTemplate>
