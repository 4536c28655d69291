import { subDays } from 'date-fns/subDays'
import type { FilterQuery } from '@mikro-orm/core'
import { sql } from 'kysely'
import { rateChatReplySchema } from '#graphql/inputs/chat.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listNewestFirst } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { ChatQuestion } from './chat-question.entity.ts'
import type { ChatQuestionsArgs, RateChatReplyInput } from './chat.type.ts'
import { readReply, type SignedReply } from './reply-token.ts'

const keepQuestionDays = 90

/** Stores a question once, however often it is rated. */
export const keepQuestion = async (ctx: Context, reply: SignedReply, helpful: boolean | null = null): Promise<void> => {
  const { id, language, question, response, answered } = reply
  const now = ctx.now()
  await sql`
    insert into chat_question
      (id, created_at, updated_at, language, question, response, answered, helpful, rated_at)
    values (${id}, ${new Date(reply.at)}, ${now}, ${language}, ${question}, ${response}, ${answered}, ${helpful},
      ${helpful === null ? null : now})
    on conflict (id) do update set
      helpful = excluded.helpful, rated_at = excluded.rated_at, updated_at = excluded.updated_at
  `.execute(ctx.em.getKysely())
}

/** @throws NOT_FOUND when the id is not one of a reply of the last 24 hours */
export const rateChatReply = async (ctx: Context, raw: RateChatReplyInput): Promise<boolean> => {
  const { id, helpful } = rateChatReplySchema.parse(raw)
  const reply = readReply(ctx, id)
  if (!reply) throw notFound('This reply can no longer be rated')
  await keepQuestion(ctx, reply, helpful)
  return helpful
}

const matching = ({ answered, helpful }: ChatQuestionsArgs): FilterQuery<ChatQuestion> => ({
  ...(answered != null && { answered }),
  ...(helpful != null && { helpful }),
})

/** Newest first, as every list that grows. */
export const listChatQuestions = (ctx: Context, args: ChatQuestionsArgs): Promise<Connection<ChatQuestion>> =>
  listNewestFirst(ctx.em, ChatQuestion, readPage('chatQuestions', args), {
    where: matching(args),
    by: 'createdAt',
    show: (record) => record,
  })

/** After 90 days a question has served its purpose. */
export const forgetChatQuestions = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(ChatQuestion, { createdAt: { $lt: subDays(ctx.now(), keepQuestionDays) } })
