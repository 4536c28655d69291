import { z } from 'zod'
import { plainText } from './fields.ts'

export const seoReports = ['overview', 'keywords', 'tracking', 'backlinks', 'competitors'] as const
export type SeoReport = (typeof seoReports)[number]

/** Each costs units every day. */
export const mostTrackedKeywords = 20

export const refreshSeoSchema = z.object({
  report: z.enum(seoReports, `Report must be one of ${seoReports.join(', ')}`),
})

export const trackKeywordSchema = z.object({
  keyword: plainText('Keyword', 2, 80)
    .refine((text) => !text.includes('|'), 'Keyword must not contain |')
    .transform((text) => text.toLowerCase().replaceAll(/\s+/g, ' ')),
})
