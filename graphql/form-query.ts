import { moreRooms, mostRooms } from './asked-rooms.ts'
import { mostExtras, readExtras, writeExtra } from './chosen-extras.ts'
import { extrasParameter, stayParameters } from './stay-address.ts'

/**
 * What the booking form and the one for open dates ask for without JavaScript, the room that is wished for and the one that
 * is pressed on the plan of the house, the message that the contact form thanks for, what became of a price by mail or of
 * the waiting list, and how many articles of the blog are shown; every other parameter of an address is no business of a page.
 */
const names = [...stayParameters, 'month', 'nights', 'sent', 'mailed', 'waiting', 'plan', 'first']

const plausible = /^[\w-]{1,80}$/

/** Numbers of rooms, as staff put them on the doors. */
const doors = /^(number|plan)$/
const plausibleDoor = /^\P{C}{1,10}$/u

/** Dates that were left out are answered too. */
const said = /^(arrival|departure)$/

const keptOf = (given: URLSearchParams): [string, string][] => {
  const kept = names.flatMap((name): [string, string][] => {
    const value = given.get(name)?.trim() ?? null
    const usual = doors.test(name) ? plausibleDoor : plausible
    const isMeant = value !== null && (usual.test(value) || (value === '' && said.test(name)))
    return isMeant ? [[name, value]] : []
  })
  for (const extra of readExtras(given.getAll(extrasParameter)).slice(0, mostExtras))
    kept.push([extrasParameter, writeExtra(extra)])
  return kept
}

/** The forms' part of a query, in a fixed order; empty when it asks for nothing. */
export const formQuery = (query: string | undefined): string => {
  const given = new URLSearchParams(query)
  const kept = keptOf(given)
  // A room has no further rooms.
  for (const room of given.getAll(moreRooms).slice(0, mostRooms - 1))
    kept.push([moreRooms, String(new URLSearchParams(keptOf(new URLSearchParams(room))))])
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** What a code is worth changes whenever one is used. */
export const asksForDiscount = (search: string): boolean => {
  const asked = new URLSearchParams(search)
  return asked.has('code') || asked.getAll(moreRooms).some(asksForDiscount)
}
