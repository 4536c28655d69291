import type { ContentEntryFieldsFragment } from './EntryFields.generated.ts'

type Words = ContentEntryFieldsFragment['words'][number]

const states = {
  FRESH: { label: 'Up to date', palette: 'green' },
  OUTDATED: { label: 'Older than English', palette: 'orange' },
  MISSING: { label: 'Missing', palette: 'gray' },
  unsure: { label: 'Not sure', palette: 'orange' },
  drafted: { label: 'To be read', palette: 'orange' },
}

/** What there is to say of a language first. */
export const stateOfWords = (words: Words | undefined) => {
  if (!words || words.freshness === 'MISSING') return states.MISSING
  if (words.isDrafted) return states.drafted
  return words.freshness === 'FRESH' && words.isUnsure ? states.unsure : states[words.freshness]
}
