import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { InquiryReceipt } from '../inquiries/inquiry.type.ts'
import { sendChatMessage } from './chat.service.ts'
import {
  ChatQuestionConnection,
  ChatQuestionGroup,
  ChatQuestionsArgs,
  ChatReply,
  HandOverChatInput,
  RateChatReplyInput,
  SendChatMessageInput,
  TeachAnswerInput,
} from './chat.type.ts'
import { handOverChat } from './hand-over.service.ts'
import { listQuestionGroups } from './question-groups.service.ts'
import { listChatQuestions, rateChatReply } from './question.service.ts'
import { teachAnswer } from './passages/taught.service.ts'
import { ContentEntry } from '../content/content-entry.type.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'

@Resolver()
export class ChatResolver {
  @Mutation(() => ChatReply, {
    description:
      'Asks the assistant. The server adds the message to the history itself. RATE_LIMITED after too many from one visitor.',
  })
  sendChatMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => SendChatMessageInput, { description: 'The question.' }) input: SendChatMessageInput,
  ) {
    return sendChatMessage(ctx, input)
  }

  @PayloadMutation(
    { name: 'helpful', type: () => Boolean, description: 'The rating that was noted.' },
    {
      description: 'Says whether an answer helped; the last word counts. Stores question and answer for 90 days.',
    },
  )
  rateChatReply(
    @Ctx() ctx: Context,
    @Arg('input', () => RateChatReplyInput, { description: 'The rating.' }) input: RateChatReplyInput,
  ) {
    return rateChatReply(ctx, input)
  }

  @Mutation(() => InquiryReceipt, {
    description: 'Passes a conversation to the front desk as an inquiry. RATE_LIMITED after too many from one visitor.',
  })
  handOverChat(
    @Ctx() ctx: Context,
    @Arg('input', () => HandOverChatInput, { description: 'The conversation.' }) input: HandOverChatInput,
  ) {
    return handOverChat(ctx, input)
  }

  @Authorized('inquiries:read')
  @Query(() => ChatQuestionConnection, {
    description: 'Questions the assistant could not answer, and rated ones; the newest first.',
  })
  chatQuestions(@Ctx() ctx: Context, @Args(() => ChatQuestionsArgs) args: ChatQuestionsArgs) {
    return listChatQuestions(ctx, args)
  }

  @Authorized('inquiries:read')
  @Query(() => [ChatQuestionGroup], {
    description: 'Questions that wait for an answer, alike ones together, the most frequent first.',
  })
  chatQuestionGroups(@Ctx() ctx: Context) {
    return listQuestionGroups(ctx)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, {
    description:
      'Answers a question once: it leads to a new or a known answer from now on. NOT_FOUND when there is no such answer.',
  })
  teachAnswer(
    @Ctx() ctx: Context,
    @Arg('input', () => TeachAnswerInput, { description: 'The question and its answer.' }) input: TeachAnswerInput,
  ) {
    return teachAnswer(ctx, input)
  }
}
