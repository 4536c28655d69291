import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns } from '../../db/base-columns.ts'

export const submissionChannels = ['bing', 'indexnow', 'google-sitemap'] as const

/** Addresses that were handed to a search engine at once. */
export const UrlSubmission = defineEntity({
  name: 'UrlSubmission',
  indexes: [{ name: 'url_submission_channel_created_at_index', properties: ['channel', 'createdAt'] }],
  properties: {
    ...baseColumns,
    channel: p.enum([...submissionChannels]),
    urlCount: p.integer(),
    successCount: p.integer(),
    sandbox: p.boolean(),
  },
})

export type UrlSubmission = InferEntity<typeof UrlSubmission>
