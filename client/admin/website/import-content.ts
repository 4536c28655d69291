import { megabyte, mostArchiveMegabytes } from '#graphql/file-limits.ts'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'

export type Outcome = 'new' | 'changed' | 'unchanged' | 'conflict' | 'refused'

export interface ImportedRecord {
  kind: ContentKind
  key: string
  title: string
  outcome: Outcome
  /** At a field such as `texts.fi.description` or `features.2`. */
  remarks: { field: string | null; message: string }[]
}

/** What an import did, or would do. */
export interface ImportReport {
  stored: boolean
  /** The language of a translation; null for the whole content. */
  locale: Locale | null
  hotel: string | null
  counts: Record<Outcome, number>
  newPictures: number
  /** All but the unchanged ones. */
  records: ImportedRecord[]
}

interface Options {
  dryRun: boolean
  replace: boolean
}

/** Sends a file of content to the server. @throws Error with a sentence when the file is refused */
export const importContent = async (file: File, { dryRun, replace }: Options): Promise<ImportReport> => {
  if (file.size > mostArchiveMegabytes * megabyte)
    throw new Error(`The file must have at most ${mostArchiveMegabytes} MB`)
  const query = new URLSearchParams({ dryRun: dryRun ? '1' : '0', replace: replace ? '1' : '0' })
  const response = await fetch(`/api/admin/content/import?${query}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  }).catch(() => {
    throw new Error('The server cannot be reached. Check the connection and try again.')
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as ImportReport
}
