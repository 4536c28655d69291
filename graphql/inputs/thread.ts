import { z } from 'zod'
import { locales } from '../locales.ts'
import { openPlaceholders } from '../open-placeholders.ts'
import { multilineText } from './fields.ts'

/** `note`: among staff, never shown to the guest. */
export const messageKinds = ['guest', 'reply', 'note'] as const
export type MessageKind = (typeof messageKinds)[number]

export const longestReply = 10_000

const inquiryId = z.uuid('Inquiry must be the id of an inquiry')
const key = z.uuid('Key must be a new UUID')

const braced = (text: string) =>
  openPlaceholders(text)
    .map((name) => `{${name}}`)
    .join(' and ')

/** What a saved reply could not fill is written by a person, or taken out. */
const finished = multilineText('Answer', 1, longestReply).refine((text) => openPlaceholders(text).length === 0, {
  error: ({ input }) => `Answer still has ${braced(String(input))}: write what belongs there before you send it`,
})

export const sendReplySchema = z.object({
  inquiryId,
  key,
  text: finished,
  language: z.enum(locales).nullish(),
  lastSeenId: z.uuid('Last message must be the id of a message').nullish(),
})

export const addInquiryNoteSchema = z.object({ inquiryId, key, text: multilineText('Note', 1, 5_000) })

/** More belongs to a thread that nobody reads. */
export const mostMerged = 20

export const mergeInquirySchema = z
  .object({
    id: z.uuid('Id must be the id of an inquiry'),
    version: z.number().int().nullish(),
    intoId: z.uuid('Into must be the id of an inquiry'),
    intoVersion: z.number().int().nullish(),
  })
  .refine(({ id, intoId }) => id !== intoId, {
    path: ['intoId'],
    error: 'Into must be another inquiry: none can be merged into itself',
  })

export const separateInquirySchema = z.object({
  id: z.uuid('Id must be the id of an inquiry'),
  version: z.number().int().nullish(),
})

/** Nothing is trimmed off a draft: somebody is writing. */
export const saveReplyDraftSchema = z.object({
  inquiryId,
  text: z
    .string()
    .max(longestReply, `Answer must have at most ${longestReply} characters`)
    // PostgreSQL keeps no NUL in a text.
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Answer contains characters that cannot be used'),
  version: z.number().int().nullish(),
})
