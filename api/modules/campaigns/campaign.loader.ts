import { byId, perRequest } from '../../platform/loader.ts'
import { countRecipients } from './campaign-counts.ts'
import { findOutcomes } from './campaign-outcome.ts'
import { Campaign } from './campaign.entity.ts'

/** A campaign by its id. */
export const campaignLoader = byId(({ em }, ids) => em.find(Campaign, { id: { $in: [...ids] } }))

/** How many recipients of a campaign are in which state, by its id. */
export const campaignCountsLoader = perRequest(({ em }, ids) => countRecipients(em, ids))

/** What a campaign has brought, by its id. */
export const campaignOutcomeLoader = perRequest(({ em }, ids) => findOutcomes(em, ids))
