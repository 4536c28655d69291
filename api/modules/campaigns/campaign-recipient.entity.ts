import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { recipientStates } from '#graphql/inputs/campaign.ts'
import { locales } from '#graphql/locales.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import { Campaign } from './campaign.entity.ts'

/** One person of a campaign's frozen audience, and how far their mail is. */
export const CampaignRecipient = defineEntity({
  name: 'CampaignRecipient',
  uniques: [{ name: 'campaign_recipient_campaign_subscriber_unique', properties: ['campaign', 'subscriber'] }],
  indexes: [
    { name: 'campaign_recipient_campaign_state_index', properties: ['campaign', 'state', 'nextTryAt'] },
    { name: 'campaign_recipient_subscriber_index', properties: ['subscriber'] },
  ],
  properties: {
    ...baseColumns,
    campaign: () => p.manyToOne(Campaign).deleteRule('cascade'),
    /** Nobody when the person was erased; then the address is gone too. */
    subscriber: () => p.manyToOne(Subscriber).nullable().deleteRule('set null'),
    email: p.string().length(254),
    language: p.enum([...locales]),
    state: p.enum([...recipientStates]),
    tries: p.integer(),
    nextTryAt: instant(),
    /** Which worker has it, and until when nobody else may take it; by the clock of the database. */
    leasedBy: p.uuid().nullable(),
    leasedUntil: instant().nullable(),
    sentAt: instant().nullable(),
    /** Set with `sent` as the mail leaves; null again once the mail server has said yes. */
    unconfirmed: p.boolean(),
    /** Why it was not sent: the mail server's answer, or why it was skipped. */
    reason: p.string().length(300).nullable(),
  },
})

export type CampaignRecipient = InferEntity<typeof CampaignRecipient>
