import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { campaignStates, type CampaignTranslation } from '#graphql/inputs/campaign.ts'
import type { Audience } from '#graphql/inputs/campaign-audience.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { StaffUser } from '../staff/staff.entity.ts'

/** A discount offered to the mailing list. */
export const Campaign = defineEntity({
  name: 'Campaign',
  indexes: [
    { name: 'campaign_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'campaign_updated_at_id_index', properties: ['updatedAt', 'id'] },
    { name: 'campaign_state_index', properties: ['state'] },
  ],
  properties: {
    ...baseColumns,
    subject: p.string().length(150),
    discountPercent: p.integer(),
    /** The last day of the offer, in hotel time. */
    validUntil: p.date(),
    specialMessage: p.text(),
    /** Subject and message in languages beside English. */
    translations: p.json<CampaignTranslation[]>().default('[]'),
    /** Whom it goes to, at every step of sending; null for everybody on the list. */
    audience: p.json<Audience>().nullable(),
    state: p.enum([...campaignStates]),
    scheduledAt: instant().nullable(),
    /** When the audience was frozen and sending began. */
    startedAt: instant().nullable(),
    finishedAt: instant().nullable(),
    /** Why sending does not get on, such as a mail server that does not answer. */
    lastError: p.string().length(300).nullable(),
    /** How often staff have written and scheduled it; what sending notes here does not count. */
    version: p.integer().default(1),
    createdBy: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
  },
})

export type Campaign = InferEntity<typeof Campaign>
