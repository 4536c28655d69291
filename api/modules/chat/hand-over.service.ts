import type { z } from 'zod'
import { handOverChatSchema } from '#graphql/inputs/chat.ts'
import type { Context } from '../../platform/context.ts'
import type { InquiryReceipt } from '../inquiries/inquiry.type.ts'
import { submitInquiry } from '../inquiries/submit-inquiry.service.ts'
import type { HandOverChatInput } from './chat.type.ts'

/** An inquiry's own limit. */
const longestInquiry = 5_000

const speakers = { user: 'Guest', assistant: 'Assistant' }

/** The question, then as much of the latest conversation as an inquiry holds. */
const transcript = ({ message, history }: z.output<typeof handOverChatSchema>): string => {
  if (history.length === 0) return message
  // The desk must not take for the assistant's word what a browser may have written itself.
  const head = `${message}\n\n--- Conversation, as the guest’s browser sent it ---\n`
  const lines = history.map(({ role, content }) => `${speakers[role]}: ${content}`).join('\n')
  const room = longestInquiry - head.length
  return head + (lines.length <= room ? lines : `…${lines.slice(1 - room)}`)
}

/** Makes an inquiry of a conversation; the front desk answers by mail. */
export const handOverChat = async (ctx: Context, raw: HandOverChatInput): Promise<InquiryReceipt> => {
  const input = handOverChatSchema.parse(raw)
  const { name, email, phone, language } = input
  return submitInquiry(ctx, { name, email, phone, message: transcript(input), language, page: 'chat' })
}
