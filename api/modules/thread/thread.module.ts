import { forgetThreads } from './forget-threads.job.ts'
import { InquiryMessage } from './inquiry-message.entity.ts'
import { ReplyDraft } from './reply-draft.entity.ts'
import { InquiryMessageResolver, ReplyDraftResolver, ThreadResolver } from './thread.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const thread: Module = {
  entities: [InquiryMessage, ReplyDraft],
  resolvers: [ThreadResolver, InquiryMessageResolver, ReplyDraftResolver],
  // After the inquiries.
  jobs: [{ queue: 'thread.forget', schedule: '30 4 * * *', run: forgetThreads }],
}
