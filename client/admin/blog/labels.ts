import { locales } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import type { BlogStatus } from './EntryRow.generated.ts'

export const statuses: Record<BlogStatus, { label: string; palette: string }> = {
  DRAFT: { label: 'Draft', palette: 'gray' },
  SCHEDULED: { label: 'Scheduled', palette: 'orange' },
  PUBLISHED: { label: 'Published', palette: 'green' },
  ARCHIVED: { label: 'Archived', palette: 'red' },
}

export const statusOrder = Object.keys(statuses) as BlogStatus[]

export const languageOptions = locales.map((value) => ({ value, label: languages[value].name }))

/** The categories that the guest site has names for in every language; others are shown as their words. */
export const knownCategories = [
  'beach',
  'family-travel',
  'fishing',
  'local-life',
  'long-stays',
  'nature',
  'our-history',
] as const
