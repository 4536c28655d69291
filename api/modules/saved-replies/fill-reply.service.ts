import { fillPlaceholders, openPlaceholders } from '#graphql/open-placeholders.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { isId } from '../../platform/schema/ids.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { replyValues } from './reply-values.service.ts'
import { SavedReply } from './saved-reply.entity.ts'
import type { FilledReply } from './saved-reply.type.ts'

/** The reply as it reads for the guest of an inquiry; null when it was deleted. */
export const fillReply = async (
  ctx: Context,
  inquiry: Inquiry,
  savedReplyId: string,
  wanted: Locale,
): Promise<FilledReply | null> => {
  const reply = isId(savedReplyId) && (await ctx.em.findOne(SavedReply, { id: savedReplyId, deletedAt: null }))
  if (!reply) return null
  const language = reply.texts[wanted] ? wanted : defaultLocale
  const stored = reply.texts[language]!
  const values = await replyValues(ctx, inquiry, language)
  return {
    language,
    text: fillPlaceholders(stored, values),
    unfilled: openPlaceholders(stored).filter((name) => values[name] == null),
  }
}
