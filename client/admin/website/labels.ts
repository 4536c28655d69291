import type { ContentState } from './EntryFields.generated.ts'

export const states: Record<ContentState, { label: string; palette: string }> = {
  DRAFT: { label: 'Draft', palette: 'orange' },
  CHANGED: { label: 'Changed', palette: 'orange' },
  PUBLISHED: { label: 'Published', palette: 'green' },
  ARCHIVED: { label: 'Put away', palette: 'gray' },
}
