import { changeReaders, type ChangedNoun, type DeskChange } from '#graphql/desk-changes.ts'

/** The channel on which the database's triggers tell of what was kept. */
export const deskChannel = 'desk_change'

/** So long a change is told to whoever begins to listen: they may have asked for the record just before it. */
const rememberMs = 10_000
const mostRemembered = 500

/**
 * A record changed; somebody may no longer have their session or their role; anything may have changed, since nobody
 * could tell for a while; or the server ends.
 */
export type DeskNotice = { change: DeskChange } | { accessOf: string } | 'anything' | 'end'

const isKnown = (noun: string): noun is ChangedNoun => noun in changeReaders

/** What one instance hears from the database for the people at the desk, and hands on to their streams. */
export const createDeskChanges = () => {
  const listeners = new Set<(notice: DeskNotice) => void>()
  let recent: { at: number; change: DeskChange }[] = []
  let ended = false
  const tell = (notice: DeskNotice) => {
    for (const listener of listeners) listener(notice)
  }
  return {
    /** Takes in a notice of the database. */
    hear: (payload: string) => {
      const { noun, id, version } = JSON.parse(payload) as Omit<DeskChange, 'noun'> & { noun: string }
      if (!isKnown(noun)) return id === null ? undefined : tell({ accessOf: id })
      const change = { noun, id, version }
      const at = performance.now()
      recent = [...recent.filter((past) => at - past.at < rememberMs), { at, change }].slice(-mostRemembered)
      tell({ change })
    },
    /** The connection to the database was lost for a while. */
    missedSome: () => tell('anything'),
    /** Begins with what changed just now. Answers how to stop. */
    listen: (listener: (notice: DeskNotice) => void) => {
      for (const { at, change } of recent) if (performance.now() - at < rememberMs) listener({ change })
      listeners.add(listener)
      if (ended) listener('end')
      return () => void listeners.delete(listener)
    },
    /** The server ends: nobody listens any longer. */
    end: () => {
      ended = true
      tell('end')
    },
  }
}

export type DeskChanges = ReturnType<typeof createDeskChanges>
