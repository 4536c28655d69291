import type { EntryValues } from './entry-values.ts'

/** What was typed and has not reached the server, kept on this device until it has. */
export interface UnsavedText {
  values: EntryValues
  /** ISO instant. */
  at: string
}

const keyOf = (id: string) => `blog-unsaved:${id}`

/** A full or closed storage is no reason to stop writing. */
const attempt = <T>(task: () => T): T | null => {
  try {
    return task()
  } catch {
    return null
  }
}

export const keepUnsaved = (id: string, values: EntryValues) => {
  const text: UnsavedText = { values, at: new Date().toISOString() }
  attempt(() => localStorage.setItem(keyOf(id), JSON.stringify(text)))
}

export const readUnsaved = (id: string): UnsavedText | null =>
  attempt(() => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as UnsavedText | null)

export const forgetUnsaved = (id: string) => void attempt(() => localStorage.removeItem(keyOf(id)))
