import { createHmac, randomUUID } from 'node:crypto'
import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { ChatConversation } from './chat-conversation.entity.ts'
import { newConversation, type ConversationState } from './hearing/conversation-state.ts'

const keepDays = 1

/** Of the id that the browser has and of the visitor: an id that somebody else got hold of finds nothing. */
const keyOf = (ctx: Context, id: string) =>
  createHmac('sha256', ctx.secret)
    .update(`chat-conversation.${id}.${visitorHash(ctx)}`)
    .digest('hex')

/** What this visitor's conversation is about; null when there is none of that id, or none of the last day. */
export const findConversation = async (ctx: Context, id: string): Promise<ConversationState | null> => {
  const { rows } = await sql<{ state: ConversationState }>`
    select state from chat_conversation
    where key = ${keyOf(ctx, id)} and updated_at > ${subDays(ctx.now(), keepDays)}`.execute(ctx.em.getKysely())
  // One from before an update may lack what is known of conversations since.
  return rows[0] ? { ...newConversation, ...rows[0].state } : null
}

/** Notes what it is about now; a new one gets an id. The last of two messages at once counts. */
export const keepConversation = async (ctx: Context, id: string | null, state: ConversationState): Promise<string> => {
  const known = id ?? randomUUID()
  await sql`
    insert into chat_conversation (key, updated_at, state)
    values (${keyOf(ctx, known)}, ${ctx.now()}, ${JSON.stringify(state)}::jsonb)
    on conflict (key) do update set updated_at = excluded.updated_at, state = excluded.state
  `.execute(ctx.em.getKysely())
  return known
}

/** After a day nobody goes on where they left off. */
export const forgetConversations = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(ChatConversation, { updatedAt: { $lt: subDays(ctx.now(), keepDays) } })
