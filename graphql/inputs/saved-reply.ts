import { z } from 'zod'
import { defaultLocale, locales } from '../locales.ts'
import { multilineText, plainText } from './fields.ts'

/** Leaves room in an answer for what is written around it. */
export const longestSavedReply = 5_000

export const savedReplySchema = z.object({
  name: plainText('Name', 1, 80),
  texts: z
    .array(z.object({ language: z.enum(locales), text: multilineText('Text', 1, longestSavedReply) }))
    .max(locales.length, `Texts must be at most ${locales.length}, one for each language`)
    .refine(
      (texts) => new Set(texts.map(({ language }) => language)).size === texts.length,
      'Texts must be one for each language',
    )
    .refine(
      (texts) => texts.some(({ language }) => language === defaultLocale),
      'English text is required: guests of a language that is missing get it',
    ),
  active: z.boolean().default(true),
})
