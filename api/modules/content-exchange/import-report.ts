import { GraphQLError } from 'graphql'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import type { InputIssue } from '../../errors.ts'

/** What becomes of a record that a file has. */
export const outcomes = ['new', 'changed', 'unchanged', 'conflict', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

/** Something to be known of a record, at a field such as `description` where it belongs to one. */
export interface Remark {
  field: string | null
  message: string
}

export interface RecordReport {
  kind: ContentKind
  key: string
  title: string
  outcome: Outcome
  /** Why it is refused or in conflict; and what to look at in one that is taken. */
  remarks: Remark[]
}

export interface ImportReport {
  /** Whether anything was stored: a dry run stores nothing. */
  stored: boolean
  /** The language of a translation; null for the whole content. */
  locale: Locale | null
  /** The hotel that the file comes from, where it says so. */
  hotel: string | null
  counts: Record<Outcome, number>
  /** Pictures that the file brings and that are not here yet. */
  newPictures: number
  /** Those of which there is something to say; the unchanged ones are only counted. */
  records: RecordReport[]
}

export interface ImportOptions {
  /** Only says what would happen. */
  dryRun: boolean
  /** Takes the file's word where something was changed here since the export, too. */
  replaceConflicts: boolean
}

/** An import never publishes, at a time set by somebody else neither. */
export const goesOut = 'Its draft is published by itself at a set time: take the time off first'

/** Issues of a refusal, at their fields. */
export const remarksOf = (error: unknown): Remark[] => {
  if (!(error instanceof GraphQLError) || !error.extensions['issues']) throw error
  return (error.extensions['issues'] as InputIssue[]).map(({ path, message }) => ({
    field: path.join('.') || null,
    message,
  }))
}

export const reportOf = (
  about: Pick<ImportReport, 'stored' | 'locale' | 'hotel' | 'newPictures'>,
  records: readonly RecordReport[],
): ImportReport => ({
  ...about,
  counts: Object.fromEntries(
    outcomes.map((outcome) => [outcome, records.filter((record) => record.outcome === outcome).length]),
  ) as Record<Outcome, number>,
  records: records.filter(({ outcome }) => outcome !== 'unchanged'),
})
