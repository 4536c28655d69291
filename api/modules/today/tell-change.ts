import type { AuditAction } from '#graphql/inputs/audit.ts'
import type { Permission } from '#graphql/permissions.ts'

/** What was changed, as the database counts it together. */
export interface ChangeRow {
  part: 'sync' | 'record' | 'audit'
  /** Name of whoever did it; null for the server. */
  by: string | null
  /** Kind of the record, or the action of the audit log. */
  thing: string | null
  name: string | null
  times: number
  told: {
    added?: number
    changed?: number
    removed?: number
    /** What was done with a record, the newest first. */
    kinds?: string[]
    /** That were changed in it. */
    fields?: string[] | null
  }
}

interface Told {
  /** Who is told of it. */
  permission: Permission
  once: string
  /** How it goes on for more than one, after the number. */
  often: [verb: string, things: string]
}

const told = (permission: Permission, verb: string, one: string, things: string): Told => ({
  permission,
  once: `${verb} ${one}`,
  often: [verb, things],
})

/** What of the audit log somebody wants to know in the morning, and whose work it is. */
export const toldActions = {
  'content-published': told('content:read', 'published', 'a part of the website', 'parts of the website'),
  'content-archived': told('content:read', 'put away', 'a part of the website', 'parts of the website'),
  'content-restored': told('content:read', 'brought back', 'a part of the website', 'parts of the website'),
  'content-imported': told('content:read', 'imported', 'a file of texts', 'files of texts'),
  'campaign-started': told('campaigns:read', 'started', 'a campaign', 'campaigns'),
  'campaign-scheduled': told('campaigns:read', 'scheduled', 'a campaign', 'campaigns'),
  'campaign-cancelled': told('campaigns:read', 'cancelled', 'a campaign', 'campaigns'),
  'subscribers-imported': told('subscribers:read', 'imported', 'a list of subscribers', 'lists of subscribers'),
  'stay-charge-changed': told('rooms:read', 'changed', 'a tax or fee', 'taxes or fees'),
  'stay-charge-deleted': told('rooms:read', 'deleted', 'a tax or fee', 'taxes or fees'),
  'blackout-dates-changed': told('coupons:read', 'changed', 'the blackout dates', 'times the blackout dates'),
  'role-changed': told('audit:read', 'changed', 'a colleague’s role', 'roles of colleagues'),
  'staff-invited': told('audit:read', 'invited', 'a colleague', 'colleagues'),
  'staff-removed': told('audit:read', 'removed', 'an account', 'accounts'),
  'key-created': told('audit:read', 'created', 'an API key', 'API keys'),
  'connection-changed': told('audit:read', 'changed', 'a connection', 'connections'),
} as const satisfies Partial<Record<AuditAction, Told>>

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const listed = (words: readonly string[]): string => new Intl.ListFormat('en-US').format(words)

/** "basePrice" as "base price" */
const plain = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const mostFields = 3

const verbs: Record<string, string> = {
  created: 'added',
  archived: 'put away',
  restored: 'brought back',
  deleted: 'deleted',
}

const tellSync = ({ told: { added = 0, changed = 0, removed = 0 } }: ChangeRow): string => {
  const parts = [
    changed > 0 && `changed ${countOf(changed, 'night')}`,
    added > 0 && `added ${countOf(added, 'night')}`,
    removed > 0 && `took ${countOf(removed, 'night')} away`,
  ].filter((part) => part !== false)
  return `The sync with Little Hotelier ${listed(parts)}.`
}

const isGone = (verb: string) => verb === verbs['archived'] || verb === verbs['deleted']

/** What holds in the end of what was added, put away and brought back; null where it is only changed. */
const tellWhereabouts = (kinds: readonly string[]): string | null => {
  const [last] = kinds.flatMap((kind) => verbs[kind] ?? [])
  if (!last || !kinds.includes('created')) return last ?? null
  return isGone(last) ? `${verbs['created']} and ${last}` : verbs['created']!
}

const tellRecord = ({ by, thing, name, told: { kinds = [], fields } }: ChangeRow): string => {
  const what = `the ${thing} ${name}`
  const who = by ?? 'The server'
  const whereabouts = tellWhereabouts(kinds)
  const names = (fields ?? []).map(plain)
  const few = names.length > 0 && names.length <= mostFields && listed(names)
  if (!whereabouts) return few ? `${who} changed ${few} of ${what}.` : `${who} changed ${what}.`
  // What is new, or gone for good, is not told in parts.
  const tellsParts = kinds.includes('updated') && !kinds.includes('created') && kinds[0] !== 'deleted'
  if (!tellsParts) return `${who} ${whereabouts} ${what}.`
  return `${who} ${whereabouts} ${what} and changed ${few ? `its ${few}` : 'it'}.`
}

const tellAction = ({ by, thing, times }: ChangeRow): string => {
  const { once, often } = toldActions[thing as keyof typeof toldActions]
  const rest = times === 1 ? once : `${often[0]} ${times.toLocaleString('en-US')} ${often[1]}`
  return `${by ?? 'The server'} ${rest}.`
}

/** A change as a sentence for staff. */
export const tellChange = (row: ChangeRow): string =>
  row.part === 'sync' ? tellSync(row) : row.part === 'record' ? tellRecord(row) : tellAction(row)
