import { formatInstant } from '../ui/time.ts'
import type { ContentEntryFieldsFragment } from './EntryFields.generated.ts'

const minute = 60_000

/**
 * What guests read of a record, in a sentence.
 * @param publishedAt ISO instant of the newest revision, where one is known
 */
export const stateSentence = (
  { state, publishAt }: Pick<ContentEntryFieldsFragment, 'state' | 'publishAt'>,
  publishedAt: string | undefined,
): string => {
  if (state === 'ARCHIVED') return 'Put away: guests do not see it. It can be changed once it is back.'
  if (state === 'PUBLISHED') return 'Guests read what you see here.'
  const before = publishedAt ? `the version of ${formatInstant(publishedAt)}` : 'the version before these changes'
  const now = state === 'DRAFT' ? 'Guests do not see it yet.' : `Guests read ${before}.`
  if (!publishAt) return now
  const time = `${formatInstant(publishAt)}, hotel time`
  // Its time comes to the minute, and the next run is a minute later.
  return Date.parse(publishAt) < Date.now() - 3 * minute
    ? `Could not be published on ${time}: publish it now to see why. ${now}`
    : `Is published on ${time}. ${now}`
}
