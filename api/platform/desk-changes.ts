import { changeReaders, rememberedMs, type ChangedNoun, type DeskChange } from '#graphql/desk-changes.ts'

/** The channel on which the database's triggers tell of what was kept. */
export const deskChannel = 'desk_change'

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
  const recent: { at: number; change: DeskChange }[] = []
  /** From when on all that changed is remembered. */
  let completeSince = performance.now()
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
      recent.push({ at, change })
      if (recent.length > mostRemembered) completeSince = recent.shift()!.at
      tell({ change })
    },
    /** The connection to the database was lost for a while. */
    missedSome: () => {
      completeSince = performance.now()
      tell('anything')
    },
    /** Begins with what changed just now, or with `anything` where that is not known. Answers how to stop. */
    listen: (listener: (notice: DeskNotice) => void) => {
      const since = performance.now() - rememberedMs
      if (completeSince > since) listener('anything')
      else for (const { at, change } of recent) if (at > since) listener({ change })
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
