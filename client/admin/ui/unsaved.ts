import { createContext, use, useState } from 'react'

/** What was typed and has not reached the server, kept on this device until it has. */
type Unsaved<Content> = Content & {
  /** ISO instant. */
  at: string
}

/** A full or closed storage is no reason to stop writing. */
const attempt = <T>(task: () => T): T | null => {
  try {
    return task()
  } catch {
    return null
  }
}

const keepUnsaved = <Content extends object>(key: string, content: Content) => {
  const kept: Unsaved<Content> = { ...content, at: new Date().toISOString() }
  attempt(() => localStorage.setItem(key, JSON.stringify(kept)))
}

const readUnsaved = <Content>(key: string): Unsaved<Content> | null =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Unsaved<Content> | null)

const forgetUnsaved = (key: string) => void attempt(() => localStorage.removeItem(key))

const prefix = 'desk-unsaved:'
/** What is typed at the desk may be about a guest, and nobody comes back for it after a month. */
const longestKeptMs = 30 * 24 * 60 * 60 * 1000

/** Ends what was left behind in forms. */
export const forgetOldUnsaved = (now: Date) =>
  attempt(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const age = now.getTime() - Date.parse(readUnsaved(key)?.at ?? '')
      if (!(age <= longestKeptMs)) forgetUnsaved(key)
    }
  })

/** Id of who is writing: the desk's computer is shared, and a colleague must not find another's text in a form. */
export const WriterContext = createContext<string | null>(null)

/**
 * The unsaved content of one form of whoever is signed in, as it was found when the form was shown.
 * @param name of the form and the record, as in `room-type:new`; null keeps nothing
 */
export const useUnsaved = <Content extends object>(name: string | null) => {
  const writer = use(WriterContext)
  const key = name && writer ? `${prefix}${writer}:${name}` : null
  const [found] = useState(() => (key ? readUnsaved<Content>(key) : null))
  return {
    found,
    keep: (content: Content) => key && keepUnsaved(key, content),
    forget: () => key && forgetUnsaved(key),
  }
}

/** Whether a form is open: from the start where it holds something unsaved, as it did when it was left. */
export const useOpenForm = (name: string) => {
  const { found } = useUnsaved(name)
  return useState(found !== null)
}
