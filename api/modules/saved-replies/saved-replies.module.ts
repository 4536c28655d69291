import { SavedReply } from './saved-reply.entity.ts'
import { FilledReplyResolver, SavedReplyResolver } from './saved-reply.resolver.ts'
import { seedReplies } from './seed-replies.ts'
import type { Module } from '../../platform/module.ts'

export const savedReplies: Module = {
  entities: [SavedReply],
  resolvers: [SavedReplyResolver, FilledReplyResolver],
  seed: seedReplies,
}
