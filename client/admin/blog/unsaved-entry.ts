import type { EntryValues } from './entry-values.ts'

export interface UnsavedEntry {
  values: EntryValues
}

/** Under which the text of a post is kept on this device; whoever may write posts may go on with it. */
export const unsavedKey = (id: string) => `blog-unsaved:${id}`
