import { mergeInquirySchema, separateInquirySchema } from '#graphql/inputs/thread.ts'
import { forgetThreads } from './forget-threads.job.ts'
import { InquiryMessage } from './inquiry-message.entity.ts'
import { MergedInquiryResolver, MergeResolver } from './merge.resolver.ts'
import { ReplyDraft } from './reply-draft.entity.ts'
import { InquiryMessageResolver, ReplyDraftResolver, ThreadResolver } from './thread.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const thread: Module = {
  entities: [InquiryMessage, ReplyDraft],
  resolvers: [ThreadResolver, InquiryMessageResolver, ReplyDraftResolver, MergeResolver, MergedInquiryResolver],
  // After the inquiries.
  jobs: [{ queue: 'thread.forget', schedule: '30 4 * * *', run: forgetThreads }],
  routes: [
    {
      method: 'POST',
      path: '/api/inquiries/{id}/merge',
      operation: 'RestMergeInquiry',
      summary: 'Merge an inquiry into another of the same guest (staff)',
      body: 'input',
      answer: 'mergeInquiry',
      rules: mergeInquirySchema,
      example: { intoId: '6f1c2c1e-6b7e-4c38-9d53-0a4c8f0e7a10' },
      refusals: ['CONFLICT'],
    },
    {
      method: 'POST',
      path: '/api/inquiries/{id}/separate',
      operation: 'RestSeparateInquiry',
      summary: 'Take an inquiry out of the one that it was merged into (staff)',
      body: 'input',
      answer: 'separateInquiry',
      rules: separateInquirySchema,
      example: { version: 3 },
      refusals: ['CONFLICT'],
    },
  ],
}
