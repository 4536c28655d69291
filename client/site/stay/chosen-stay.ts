import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isYourStay } from '#client/paths.ts'
import { moreRooms } from '#graphql/asked-rooms.ts'
import { readStay, type Stay } from '#graphql/stay-address.ts'
import { plannerFault } from './stay.ts'

/** What the guest put together last, in the planner of any page; only ever set in a browser. */
let chosen: Stay | null = null
const watchers = new Set<() => void>()

export const chosenStay = () => chosen

export const keepChosenStay = (stay: Stay) => {
  chosen = stay
  for (const tell of watchers) tell()
}

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** The stay as it stands in the planner, asked for or not; before there was one, as the address has it. */
export const useChosenStay = (): Stay => {
  const { search } = useLocation()
  return useSyncExternalStore(watch, chosenStay, () => null) ?? readStay(search)
}

/**
 * The chosen nights where there is place for one room: null before both days are chosen, for a party that cannot be priced,
 * where several rooms are asked for together, and beside a stay that the hotel has been asked for already: who books it
 * there books it twice.
 */
export const useChosenNights = (): Stay | null => {
  const { pathname, search } = useLocation()
  const stay = useChosenStay()
  const isForOneRoom = !new URLSearchParams(search).has(moreRooms) && !isYourStay(pathname)
  return plannerFault(stay, search) === null && isForOneRoom ? stay : null
}
