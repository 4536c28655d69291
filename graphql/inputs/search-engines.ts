import { z } from 'zod'
import { stayDate } from './fields.ts'

export const submitUrlSchema = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'Url must be an http:// or https:// address' })
    .max(2_048, 'Url is too long'),
})

export const searchAnalyticsSchema = z
  .object({
    siteUrl: z
      .string()
      .max(2_048, 'Site is too long')
      .regex(/^(https?:\/\/|sc-domain:)/, 'Site must be an address or sc-domain: and a host'),
    startDate: stayDate('Start date'),
    endDate: stayDate('End date'),
  })
  .refine((input) => input.endDate >= input.startDate, {
    path: ['endDate'],
    error: 'End date is before start date',
  })
