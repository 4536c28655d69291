import { formatInstant } from '../ui/time.ts'
import type { ContentEntryFieldsFragment } from './EntryFields.generated.ts'

/**
 * What guests read of a record, in a sentence.
 * @param publishedAt ISO instant of the newest revision, where one is known
 */
export const stateSentence = (
  { state, publishAt }: Pick<ContentEntryFieldsFragment, 'state' | 'publishAt'>,
  publishedAt: string | undefined,
): string => {
  if (state === 'ARCHIVED') return 'Put away: guests do not see it.'
  if (state === 'PUBLISHED') return 'Guests read what you see here.'
  const before = publishedAt ? `the version of ${formatInstant(publishedAt)}` : 'the version before these changes'
  const now = state === 'DRAFT' ? 'Guests do not see it yet.' : `Guests read ${before}.`
  return publishAt ? `Is published on ${formatInstant(publishAt)}, hotel time. ${now}` : now
}
