import { sql } from '#tests/support/subscribers.ts'
import type { TestServer } from '#tests/support/server.ts'

/** What a refused request may write: counts of guesses and visits, results of calls, who was refused a sign-in, and when a key was last used. */
const bookkeeping = new Set([
  'api_key',
  'audit_entry',
  'google_consent',
  'outside_answer',
  'outside_call',
  'sign_in_failure',
  'staff_session',
  'staff_verification',
  'sync_run',
  'throttle',
  'units_spent',
])

const tableNames = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`

interface TableState {
  name: string
  state: string
}

/** Sees whether anything was written: the number of rows of each table, and the last transaction that touched it. */
export const watchTables = async (server: TestServer) => {
  const tables = (await sql<{ name: string }>(server, tableNames)).filter(({ name }) => !bookkeeping.has(name))
  const stateOf = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from "${name}"`
  const statement = tables.map(stateOf).join(' union all ')
  const read = async () =>
    new Map((await sql<TableState>(server, statement)).map(({ name, state }) => [name, state] as const))
  let last = await read()
  return {
    /** The tables that were written since the last call. */
    changed: async (): Promise<string[]> => {
      const before = last
      last = await read()
      return [...last].filter(([name, state]) => before.get(name) !== state).map(([name]) => name)
    },
  }
}

/** Statements that find what is stored by half, or what the rules forbid; each must find nothing. */
const forbidden: Record<string, string> = {
  'an unsubscribed person without a date': `select id from subscriber where status = 'unsubscribed' and unsubscribed_at is null`,
  'an address that differs from its key': `select id from subscriber where email_lower <> lower(email)`,
  'a redeemed coupon without its moment': `select id from coupon where (state = 'redeemed') <> (redeemed_at is not null)`,
  'a coupon redeemed without an event': `select id from coupon c where state = 'redeemed'
    and not exists (select 1 from coupon_event e where e.coupon_id = c.id and e.action = 'redeemed')`,
  'a published post without what readers need': `select id from blog_post where status in ('published', 'scheduled')
    and (published_at is null or excerpt = '' or content = '' or featured_image = '' or image_alt = '')`,
  'a program in a post': `select id from blog_post where content ~* '<script|<iframe|\\son[a-z]+\\s*=|javascript:'`,
  'a price below the floor': `select id from room_type where base_price < floor_price or weekend_price < floor_price`,
  'a rule that ends before it begins': `select id from pricing_rule where end_date < start_date`,
  'a stay that ends before it begins': `select id from inquiry where departure <= arrival`,
  'a line break in the head of a mail': `select id from mail where subject ~ '[\\r\\n]' or to_name ~ '[\\r\\n]'
    or to_address ~ '[\\s,;<>]' or reply_to ~ '[\\s,;<>]' or headers::text ~ '\\\\[rn]'`,
  // Staff may have said later that it is no spam.
  'an inquiry that nobody was told of': `select id from inquiry i
    where status <> 'spam' and version = 1 and anonymised_at is null
    and not exists (select 1 from mail m where m.kind = 'inquiry-notice' and m.inquiry_id = i.id)`,
  'a changed record without its history': `select id from room_type t where version > 1
    and not exists (select 1 from record_change c where c.subject = t.id)`,
  'an hotel without an owner': `select 1 where not exists (select 1 from staff_user where role = 'owner')`,
  'a staff member without a password': `select id from staff_user u
    where not exists (select 1 from staff_account a where a.user_id = u.id and a.password is not null)`,
  'a subscriber counted wrongly': `select 1 where (select count(*) from subscriber) <>
    (select coalesce(sum(change), 0) from subscriber_tally)`,
}

/** What is in the database and must not be, each in words. */
export const findForbidden = async (server: TestServer): Promise<string[]> => {
  const found: string[] = []
  for (const [what, statement] of Object.entries(forbidden)) {
    const rows = await sql(server, statement)
    if (rows.length > 0) found.push(`${what}: ${rows.length} times, such as ${JSON.stringify(rows[0])}`)
  }
  return found
}
