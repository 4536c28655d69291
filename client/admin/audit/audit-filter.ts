import { addDays } from 'date-fns/addDays'
import { hotelInstant } from '../ui/time.ts'
import type { AuditTabQueryVariables } from './AuditTab.generated.ts'

export interface AuditFilter {
  action: NonNullable<AuditTabQueryVariables['action']> | ''
  actor: string
  /** Days of hotel time, YYYY-MM-DD; the last one is included. */
  firstDay: string
  lastDay: string
}

export const everything: AuditFilter = { action: '', actor: '', firstDay: '', lastDay: '' }

/** Midnight at the hotel as a day begins. */
const beginOf = (day: string) => hotelInstant(`${day}T00:00`)

/** A day of 25 hours ends with the next one's beginning too. */
const endOf = (day: string) =>
  beginOf(
    addDays(new Date(`${day}T12:00:00Z`), 1)
      .toISOString()
      .slice(0, 10),
  )

/** Checked here: what is spread among a query's variables may have names that the query does not know. */
export const toVariables = ({ action, actor, firstDay, lastDay }: AuditFilter) =>
  ({
    action: action || null,
    actorId: actor || null,
    since: firstDay ? beginOf(firstDay).toISOString() : null,
    until: lastDay ? endOf(lastDay).toISOString() : null,
  }) satisfies Partial<AuditTabQueryVariables>

/** Where the same entries are to be had as a table. */
export const fileOf = (filter: AuditFilter): string => {
  const { action, actorId: actor, since, until } = toVariables(filter)
  const given = Object.entries({ actor, since, until, action: action?.toLowerCase().replaceAll('_', '-') })
  const query = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return `/api/admin/audit.csv${query.size > 0 ? `?${query}` : ''}`
}
