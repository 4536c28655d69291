import { createContext, use, useCallback, useEffect, useState } from 'react'

interface Hand {
  /** Ids of records that are still shown although they have left the list. */
  gone: readonly string[]
  /** Says whether the form of a record is open. */
  hold: (id: string, isOpen: boolean) => void
}

/** What a list and its cards know of one another. */
export const HandContext = createContext<Hand>({ gone: [], hold: () => undefined })

/** Keeps a record in the list while its form is open, and answers whether it has left it meanwhile. */
export const useHold = (id: string, isOpen: boolean): boolean => {
  const { gone, hold } = use(HandContext)
  useEffect(() => {
    hold(id, isOpen)
    return () => hold(id, false)
  }, [id, isOpen, hold])
  return gone.includes(id)
}

interface Named {
  id: string
}

const has = (records: readonly Named[], id: string) => records.some((record) => record.id === id)

/** The records as they are now, and in their old places those that are held although they have gone. */
export const withHeld = <T extends Named>(before: readonly T[], now: readonly T[], held: readonly string[]): T[] => {
  const shown = [...now]
  for (const [at, record] of before.entries())
    if (held.includes(record.id) && !has(now, record.id)) shown.splice(at, 0, record)
  return shown
}

const areSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, at) => item === other[at])

/** What a list shows: the records as they are now, and those that somebody here is changing. */
export const useRecordsInHand = <T extends Named>(records: T[] | undefined) => {
  const [held, setHeld] = useState<readonly string[]>([])
  const [before, setBefore] = useState<readonly T[]>([])
  const shown = records && withHeld(before, records, held)
  if (shown && !areSame(shown, before)) setBefore(shown)
  const hold = useCallback(
    (id: string, isOpen: boolean) =>
      setHeld((ids) => (isOpen === ids.includes(id) ? ids : isOpen ? [...ids, id] : ids.filter((one) => one !== id))),
    [],
  )
  return { shown, hand: { gone: held.filter((id) => records && !has(records, id)), hold } }
}
