import { useCallback, useEffect, useRef, useState } from 'react'
import { useDataSource } from '#client/apollo/deferred.ts'
import { addMonths } from '#client/ui/calendar/days.ts'
import type { Night, Nights } from './stay-choice.ts'
import { StayCalendarDocument, type StayCalendarQuery } from './StayCalendar.generated.ts'

/** Months asked for at once: those in sight, and enough after them for a stay that begins there. */
const monthsAtOnce = 3

type Calendar = StayCalendarQuery['rateCalendar'][number]

const nightOf = (day: Calendar['days'][number]): Night => ({
  date: day.date,
  isFree: day.open,
  total: day.open ? day.total : null,
  minStay: day.minStay,
  maxStay: day.maxStay ?? null,
  closedToArrival: !day.canArrive,
  closedToDeparture: !day.canDepart,
})

type Rooms = ReadonlyMap<string, Nights>

/** Adds the nights to those of each kind of room that are known already. */
const added = (known: Rooms | undefined, calendars: readonly Calendar[]): Rooms => {
  const next = new Map(known)
  for (const { roomTypeId, days } of calendars)
    next.set(
      roomTypeId,
      new Map([...(next.get(roomTypeId) ?? []), ...days.map((day) => [day.date, nightOf(day)] as const)]),
    )
  return next
}

/** Quarters have fixed borders, so that turning back and forth asks for nothing twice. */
const quarterOf = (month: string) => addMonths(month, -((Number(month.slice(5)) - 1) % monthsAtOnce))

const quartersAround = (month: string) => [...new Set([quarterOf(month), quarterOf(addMonths(month, 2))])]

/**
 * Nights by kind of room, a quarter at a time as the guest turns the months; what is here stays while more comes.
 * @param roomType slug; empty for all of them
 */
export const useNights = (roomType: string, month: string) => {
  const source = useDataSource()
  const [known, setKnown] = useState<Record<string, Rooms>>({})
  const [failed, setFailed] = useState(false)
  const asked = useRef(new Set<string>())

  const load = useCallback(() => {
    for (const first of quartersAround(month)) {
      const key = `${roomType} ${first}`
      if (asked.current.has(key)) continue
      asked.current.add(key)
      source.read(StayCalendarDocument, { roomType: roomType || null, month: first, months: monthsAtOnce }).then(
        ({ rateCalendar }) => setKnown((before) => ({ ...before, [roomType]: added(before[roomType], rateCalendar) })),
        () => {
          asked.current.delete(key)
          setFailed(true)
        },
      )
    }
  }, [source, roomType, month])

  useEffect(load, [load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { rooms: [...(known[roomType]?.values() ?? [])], failed, retry }
}
