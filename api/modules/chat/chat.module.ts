import { sendChatMessageSchema } from '#graphql/inputs/chat.ts'
import { ChatConversation } from './chat-conversation.entity.ts'
import { ChatKey } from './chat-key.entity.ts'
import { ChatPassage } from './chat-passage.entity.ts'
import { ChatQuestion } from './chat-question.entity.ts'
import { ChatResolver } from './chat.resolver.ts'
import { forgetConversations } from './conversation.service.ts'
import { forgetChatQuestions } from './question.service.ts'
import type { Module } from '../../platform/module.ts'

export const chat: Module = {
  entities: [ChatConversation, ChatKey, ChatPassage, ChatQuestion],
  resolvers: [ChatResolver],
  jobs: [
    { queue: 'chat.forget-questions', schedule: '0 4 * * *', run: forgetChatQuestions },
    { queue: 'chat.forget-conversations', schedule: '5 4 * * *', run: forgetConversations },
  ],
  routes: [
    {
      method: 'POST',
      path: '/api/chat',
      operation: 'RestSendChatMessage',
      summary: 'Ask the assistant',
      body: 'input',
      answer: 'sendChatMessage',
      rules: sendChatMessageSchema,
      example: { message: 'When is breakfast?' },
      refusals: ['RATE_LIMITED'],
    },
  ],
}
