import { z } from 'zod'
import { locales } from '../locales.ts'
import { longestInquiryNotes, longestName } from '../text-limits.ts'
import { email, fillMilliseconds, multilineText, phone, plainText, stayDate } from './fields.ts'

export const inquiryStatuses = ['new', 'open', 'answered', 'closed', 'spam'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const inquiryPages = ['home', 'contact', 'things-to-do', 'chat', 'stay'] as const
export type InquiryPage = (typeof inquiryPages)[number]

export const submitInquirySchema = z
  .object({
    name: plainText('Name', 1, longestName),
    email,
    phone,
    message: multilineText('Message', 1, 5_000),
    subscribedToNewsletter: z.boolean().nullish().transform(Boolean),
    language: z.enum(locales).nullish(),
    page: z
      .enum(inquiryPages)
      .nullish()
      .transform((value): InquiryPage => value ?? 'contact'),
    arrival: stayDate('Arrival').nullish(),
    departure: stayDate('Departure').nullish(),
    guests: z
      .number()
      .int('Guests must be a whole number')
      .min(1, 'Guests must be at least 1')
      .max(12, 'Guests must be at most 12')
      .nullish(),
    website: z.string().max(300, 'Website must have at most 300 characters').nullish(),
    fillMilliseconds,
  })
  .refine((input) => !input.arrival || !input.departure || input.departure > input.arrival, {
    path: ['departure'],
    error: 'Departure must be after arrival',
  })

export const updateInquirySchema = z.object({
  id: z.uuid('Id must be the id of an inquiry'),
  version: z.number().int().nullish(),
  status: z.enum(inquiryStatuses).nullish(),
  assigneeId: z.uuid('Assignee must be the id of a staff member').nullish(),
  notes: multilineText('Notes', 0, longestInquiryNotes).nullish(),
  snoozedUntil: stayDate('Snooze').nullish(),
})

/** Longer nobody remembers why. */
export const longestSnoozeDays = 365

/** What is left out stays; null takes the phone number away. */
export const correctInquirySchema = z.object({
  id: z.uuid('Id must be the id of an inquiry'),
  version: z.number().int().nullish(),
  name: plainText('Name', 1, longestName).nullish(),
  email: email.nullish(),
  phone,
  message: multilineText('Message', 1, 5_000).nullish(),
})
