import { actingToken } from '../platform/link-tokens.ts'
import { heldBack } from './hold-back.ts'

/** Tables that no backup holds, and why. Every other table is copied, also those that later releases bring. */
export const leftOut: Record<string, string> = {
  migration: 'a restore runs the migrations that the backup names, and they write it',
  staff_session: 'who was signed in then is not signed in by a restore',
  staff_verification: 'links of invitations and half-done sign-ins are good for hours',
  content_opening: 'who had a record open then is not signed in by a restore',
  google_consent: 'a consent that is under way ends with the visit',
  sign_in_failure: 'it counts guesses of the last hours',
  throttle: 'it counts visitors of the last hours',
  idempotent_request: 'it repeats answers of the last day',
  outside_answer: 'the terms of the services forbid to keep their answers',
  chat_passage: 'each start works it out from the other tables',
  chat_conversation: 'nobody goes on with a conversation after a day',
  backup_run: 'it tells of files in a folder of this server',
}

/** Schemas beside the product's own, and why no backup holds them. */
export const leftOutSchemas: Record<string, string> = {
  pgboss: 'the queue makes its tables at a start, and the sweeps of each minute find the work that waits',
}

/** Settings that follow from tables that are left out. */
const derivedSettings = `key not like 'chat.passages.%'`

/** Links of mails that act for whoever has them. Those of guests' own pages go on working, as the pages do. */
const withoutTokens = (column: string) =>
  `regexp_replace("${column}"::text, '${actingToken}', 'left-out-of-backups', 'g')`

interface Secret {
  table: string
  /** Which rows are kept; all when missing. */
  rows?: string
  /** What stands in the place of a column. */
  columns?: Record<string, string>
  /** What has to be done after a restore, when there was anything. */
  consequence: string
}

/** What a backup without encryption does not hold. */
const secrets: Secret[] = [
  {
    table: 'setting',
    rows: `key not like 'secret%' and key <> 'erasure-key'`,
    consequence:
      'The signing secret is new: links in mails that were sent before (to leave the list, to confirm an address) no longer work, and an import does not know who was erased before.',
  },
  {
    table: 'staff_two_factor',
    rows: 'false',
    consequence: 'The second step is off for everybody: turn it on again.',
  },
  { table: 'staff_user', columns: { two_factor_enabled: 'false' }, consequence: '' },
  { table: 'google_grant', rows: 'false', consequence: 'Connect Google Search Console again.' },
  {
    table: 'webhook',
    columns: { secret: `''`, previous_secret: 'null', previous_secret_until: 'null' },
    consequence: 'Make a new secret for each webhook, and tell its receiver.',
  },
  {
    table: 'mail',
    columns: Object.fromEntries(['text', 'html', 'headers'].map((column) => [column, withoutTokens(column)])),
    // They are signed with the secret above, or their hashes are in tables that are left out.
    consequence: '',
  },
]

interface Selection {
  /** The condition of a row; null when all are copied. */
  rows: string | null
  columns: Record<string, string>
}

/** What of a table goes into a backup. */
export const selectionOf = (table: string, encrypted: boolean): Selection => {
  const hidden = encrypted ? [] : secrets.filter((secret) => secret.table === table)
  const rows = hidden.flatMap((secret) => secret.rows ?? [])
  if (table === 'setting') rows.push(derivedSettings)
  return {
    rows: rows.length > 0 ? rows.join(' and ') : null,
    columns: Object.assign({}, ...hidden.map((secret) => secret.columns)),
  }
}

/** True of every restored backup. */
const always = [
  'Everybody signs in again; open invitations are sent again.',
  'What the owner has taken away since is back: staff who were removed, keys that were revoked, passwords that were changed. Take it away again.',
  heldBack,
]

export const consequencesOf = (encrypted: boolean): string[] => [
  ...always,
  ...(encrypted ? [] : secrets.flatMap(({ consequence }) => consequence || [])),
]
