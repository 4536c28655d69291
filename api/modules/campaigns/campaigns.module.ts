import { campaignShape } from '#graphql/inputs/campaign.ts'
import { CampaignRecipient } from './campaign-recipient.entity.ts'
import { CampaignTemplate } from './campaign-template.entity.ts'
import { CampaignTemplateResolver } from './campaign-template.resolver.ts'
import { Campaign } from './campaign.entity.ts'
import { CampaignResolver, CouponCampaignResolver } from './campaign.resolver.ts'
import { deliverCampaign } from './deliver-campaign.service.ts'
import { sweepCampaigns } from './sweep-campaigns.job.ts'
import { findCampaign } from './campaign.service.ts'
import { seedTemplates } from './seed-templates.ts'
import type { Module } from '../../platform/module.ts'

declare module '../../platform/calls.ts' {
  interface Calls {
    'campaigns.deliver': { id: string }
  }
}

export const campaigns: Module = {
  entities: [Campaign, CampaignRecipient, CampaignTemplate],
  resolvers: [CampaignResolver, CouponCampaignResolver, CampaignTemplateResolver],
  seed: seedTemplates,
  nodes: [{ type: 'Campaign', needs: 'campaigns:read', find: findCampaign }],
  jobs: [{ queue: 'campaigns.sweep', schedule: '* * * * *', run: sweepCampaigns, atStart: true }],
  calls: [
    {
      queue: 'campaigns.deliver',
      // Two instances share one.
      copies: 2,
      run: (ctx, { id }, signal) => deliverCampaign(ctx, id, signal),
    },
  ],
  routes: [
    {
      method: 'GET',
      path: '/api/campaigns/templates',
      operation: 'RestCampaignTemplates',
      summary: 'Ready-made campaigns (staff)',
      answer: 'campaignTemplates',
      inParts: true,
    },
    {
      method: 'POST',
      path: '/api/campaigns/send',
      operation: 'RestSendCampaign',
      summary: 'Send a campaign to every active subscriber, or to some (staff)',
      body: 'input',
      answer: 'sendCampaign',
      rules: campaignShape,
      example: { subject: 'A week in spring', discountPercent: 10, validUntil: '2027-04-30' },
      refusals: ['CONFLICT'],
      creates: true,
    },
    {
      method: 'GET',
      path: '/api/campaigns/{id}',
      operation: 'RestCampaign',
      summary: 'A campaign and its figures (staff)',
      answer: 'campaign',
      missing: 'There is no such campaign',
    },
  ],
}
