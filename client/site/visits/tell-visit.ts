import type { TellVisit } from '#graphql/inputs/visit.ts'
import { visitsPath } from '#graphql/visits.ts'

/** Leaves also when the page is left; who blocks it loses nothing. */
export const tellVisit = (visit: TellVisit): void => {
  navigator.sendBeacon?.(visitsPath, new Blob([JSON.stringify(visit)], { type: 'application/json' }))
}
