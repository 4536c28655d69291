import { z } from 'zod'
import { locales } from '../locales.ts'
import { chatHistoryLength, longestChatMessage, longestChatTurn } from './chat-limits.ts'
import { email, multilineText, phone, plainText } from './fields.ts'

export const chatRoles = ['user', 'assistant'] as const
export type ChatRole = (typeof chatRoles)[number]

const message = multilineText('Message', 1, longestChatMessage)

const history = z
  .array(
    z.object({
      role: z.enum(chatRoles, 'Role must be user or assistant'),
      content: multilineText('Content', 0, longestChatTurn),
    }),
  )
  .max(chatHistoryLength, `History must have at most ${chatHistoryLength} messages`)
  .nullish()
  .transform((turns) => turns ?? [])

const language = z.enum(locales).nullish()

/** Another product's id, or a slip of the hand: no conversation is found by it, and none begins under it. */
const conversation = z.string().max(100, 'Conversation is not valid').nullish()

export const sendChatMessageSchema = z.object({ message, history, conversation, language })

export const teachAnswerSchema = z
  .object({
    question: plainText('Question', 1, 300),
    language: z.enum(locales),
    questionIds: z.array(z.uuid('Questions must be ids')).max(300, 'At most 300 questions'),
    entryId: z.string().nullish(),
    answer: z
      .object({
        category: z.string().min(1, 'Category is required').nullish(),
        texts: z
          .array(
            z.object({
              locale: z.enum(locales),
              title: plainText('Title', 1, 100),
              text: multilineText('Answer', 1, 3_000),
            }),
          )
          .max(locales.length),
      })
      .nullish(),
  })
  .refine(({ entryId, answer }) => Boolean(entryId) !== Boolean(answer), {
    path: ['answer'],
    message: 'Choose an answer or write one',
  })

export const rateChatReplySchema = z.object({
  id: z.string().min(1, 'Id is required').max(8_000, 'Id is not valid'),
  helpful: z.boolean(),
})

export const handOverChatSchema = z.object({
  name: plainText('Name', 1, 100),
  email,
  phone,
  message,
  history,
  language,
})
