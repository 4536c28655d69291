import { useCallback, useEffect, useRef, useState } from 'react'
import { useDataSource } from '#client/apollo/deferred.ts'
import { addMonths } from '#client/ui/calendar/days.ts'
import type { Night, Nights } from './stay-choice.ts'
import { StayCalendarDocument, type StayCalendarQuery } from './StayCalendar.generated.ts'

/** Months after those in sight that are asked for too: a stay that begins there ends in them. */
const monthsBeyond = 1

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

/**
 * Nights by kind of room for the months in sight, as the guest turns them; what is here stays while more comes, and
 * turning back asks for nothing twice.
 * @param roomType slug; empty for all of them
 */
export const useNights = (roomType: string, month: string, shownMonths: number) => {
  const source = useDataSource()
  const [known, setKnown] = useState<Record<string, Rooms>>({})
  const [failed, setFailed] = useState(false)
  const asked = useRef(new Set<string>())

  const load = useCallback(() => {
    const wanted = Array.from({ length: shownMonths + monthsBeyond }, (_, index) => addMonths(month, index))
    const keyOf = (each: string) => `${roomType} ${each}`
    const missing = wanted.filter((each) => !asked.current.has(keyOf(each)))
    const [first] = missing
    if (!first) return
    for (const each of missing) asked.current.add(keyOf(each))
    const months = wanted.indexOf(missing.at(-1)!) - wanted.indexOf(first) + 1
    source.read(StayCalendarDocument, { roomType: roomType || null, month: first, months }).then(
      ({ rateCalendar }) => setKnown((before) => ({ ...before, [roomType]: added(before[roomType], rateCalendar) })),
      () => {
        for (const each of missing) asked.current.delete(keyOf(each))
        setFailed(true)
      },
    )
  }, [source, roomType, month, shownMonths])

  useEffect(load, [load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { rooms: [...(known[roomType]?.values() ?? [])], failed, retry }
}
