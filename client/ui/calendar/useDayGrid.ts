import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { addMonths, dayAfterKey, monthOf, sameDayIn } from './days.ts'

interface DayGridOptions {
  /** The month shown first of all. */
  startMonth: string
  /** How many months stand side by side. */
  shownMonths: number
  /** The earliest and the last day that can be reached. */
  first: string
  last: string
  /** Sunday 0. */
  firstWeekday: number
}

const within = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day)

/**
 * Months of days as one stop of the Tab key: keys move through the days and turn the months
 * when they lead out of those shown. Each day's button has the attribute `data-day`.
 */
export const useDayGrid = ({ startMonth, shownMonths, first, last, firstWeekday }: DayGridOptions) => {
  const [month, setMonth] = useState(startMonth)
  const [active, setActive] = useState(within(`${startMonth}-01`, first, last))
  const grid = useRef<HTMLDivElement>(null)
  const moved = useRef(false)

  const lastMonth = addMonths(month, shownMonths - 1)
  const isShown = (day: string) => monthOf(day) >= month && monthOf(day) <= lastMonth

  const show = (wanted: string) => {
    const highest = addMonths(monthOf(last), 1 - shownMonths)
    const next = within(wanted, monthOf(first), highest < monthOf(first) ? monthOf(first) : highest)
    setMonth(next)
    // The Tab stop stays among the days in sight.
    setActive((day) => {
      const end = addMonths(next, shownMonths - 1)
      if (monthOf(day) >= next && monthOf(day) <= end) return day
      return within(sameDayIn(monthOf(day) < next ? next : end, day), first, last)
    })
  }

  const moveTo = (day: string) => {
    const target = within(day, first, last)
    moved.current = true
    setActive(target)
    if (monthOf(target) < month) setMonth(monthOf(target))
    else if (monthOf(target) > lastMonth) setMonth(addMonths(monthOf(target), 1 - shownMonths))
  }

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset['day']
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    const to = dayAfterKey(from, event.key, event.shiftKey, firstWeekday)
    if (!to) return
    event.preventDefault()
    moveTo(to)
  }

  const months = Array.from({ length: shownMonths }, (_, index) => addMonths(month, index))
  return {
    grid,
    months,
    /** The one day that Tab reaches. */
    active: isShown(active) ? active : within(`${month}-01`, first, last),
    setActive,
    show,
    turn: (count: number) => show(addMonths(month, count)),
    canTurnBack: month > monthOf(first),
    canTurnOn: lastMonth < monthOf(last),
    onKeyDown,
  }
}
