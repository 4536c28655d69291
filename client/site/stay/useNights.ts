import { useCallback, useEffect, useRef, useState } from 'react'
import { useDataSource } from '#client/apollo/deferred.ts'
import { addMonths } from '#client/ui/calendar/days.ts'
import type { KindOfRoom, Night } from './stay-choice.ts'
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

type Rooms = ReadonlyMap<string, KindOfRoom>

/** Adds the nights to those of each kind of room that are known already. */
const added = (known: Rooms | undefined, calendars: readonly Calendar[]): Rooms => {
  const next = new Map(known)
  for (const { roomType, days } of calendars)
    next.set(roomType.id, {
      maxOccupancy: roomType.maxOccupancy,
      nights: new Map([
        ...(next.get(roomType.id)?.nights ?? []),
        ...days.map((day) => [day.date, nightOf(day)] as const),
      ]),
    })
  return next
}

interface Question {
  roomType: string | null
  month: string
  months: number
}

const isInSight = (question: Question, roomType: string, months: readonly string[]) =>
  (question.roomType ?? '') === roomType &&
  Array.from({ length: question.months }, (_, index) => addMonths(question.month, index)).some((each) =>
    months.includes(each),
  )

const wantedFrom = (month: string, shownMonths: number) =>
  Array.from({ length: shownMonths + monthsBeyond }, (_, index) => addMonths(month, index))

const keyOfType = (roomType: string) => (month: string) => `${roomType} ${month}`

/**
 * Nights by kind of room for the months in sight, as the guest turns them. What is here stays while more comes, turning
 * back asks for nothing twice within a minute, and what is in sight is kept young.
 * @param roomType slug; empty for all of them
 */
export const useNights = (roomType: string, month: string, shownMonths: number) => {
  const source = useDataSource()
  const [known, setKnown] = useState<Record<string, Rooms>>({})
  /** Kinds of room and months that could not be had. */
  const [failures, setFailures] = useState<readonly string[]>([])
  const asked = useRef(new Set<string>())
  const [questions, setQuestions] = useState<readonly Question[]>([])

  const learn = useCallback(
    async (question: Question) => {
      const { rateCalendar } = await source.read(StayCalendarDocument, question)
      const kind = question.roomType ?? ''
      setKnown((before) => ({ ...before, [kind]: added(before[kind], rateCalendar) }))
    },
    [source],
  )

  const load = useCallback(() => {
    const wanted = wantedFrom(month, shownMonths)
    const keyOf = keyOfType(roomType)
    const missing = wanted.filter((each) => !asked.current.has(keyOf(each)))
    const [first] = missing
    if (!first) return
    for (const each of missing) asked.current.add(keyOf(each))
    const months = wanted.indexOf(missing.at(-1)!) - wanted.indexOf(first) + 1
    const question: Question = { roomType: roomType || null, month: first, months }
    const ask = async () => {
      try {
        await learn(question)
      } catch {
        for (const each of missing) asked.current.delete(keyOf(each))
        return setFailures((before) => [...before, ...missing.map(keyOf)])
      }
      setQuestions((before) => [...before, question])
      setFailures((before) => before.filter((key) => !missing.map(keyOf).includes(key)))
    }
    void ask()
  }, [learn, roomType, month, shownMonths])

  useEffect(load, [load])
  useEffect(() => {
    const months = Array.from({ length: shownMonths }, (_, index) => addMonths(month, index))
    const stops = questions
      .filter((question) => isInSight(question, roomType, months))
      .map((question) =>
        source.watch(StayCalendarDocument, question, 'read', () => void learn(question).catch(() => undefined)),
      )
    // Months that are turned back to may have been asked for an hour ago.
    void source.renew()
    return () => {
      for (const stop of stops) stop()
    }
  }, [source, learn, questions, roomType, month, shownMonths])
  const retry = () => {
    setFailures([])
    load()
  }
  const failed = wantedFrom(month, shownMonths).some((each) => failures.includes(keyOfType(roomType)(each)))
  return { kinds: [...(known[roomType]?.values() ?? [])], failed, retry }
}
