import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'
import type { ConversationState } from './hearing/conversation-state.ts'

/** What a conversation with the assistant is about: dates, numbers and keys, nothing that was said; kept for a day. */
export const ChatConversation = defineEntity({
  name: 'ChatConversation',
  indexes: [{ name: 'chat_conversation_updated_at_index', properties: ['updatedAt'] }],
  properties: {
    /** Keyed hash of the conversation's id and its visitor: neither is stored, and only both together find it. */
    key: p.string().length(64).primary(),
    updatedAt: instant(),
    state: p.json().$type<ConversationState>(),
  },
})

export type ChatConversation = InferEntity<typeof ChatConversation>
