import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** Texts that staff, other guests or mail servers wrote, in which an address or a reference may stand. */
export const freeTexts: readonly { table: string; column: string; json?: true }[] = [
  { table: 'inquiry', column: 'message' },
  { table: 'inquiry', column: 'notes' },
  { table: 'inquiry_message', column: 'text' },
  { table: 'inquiry_message', column: 'quoted' },
  { table: 'inquiry_message', column: 'attachments', json: true },
  { table: 'reply_draft', column: 'text' },
  { table: 'mail', column: 'subject' },
  { table: 'mail', column: 'text' },
  { table: 'mail', column: 'html' },
  { table: 'mail', column: 'last_error' },
  { table: 'room', column: 'notes' },
  { table: 'room_block', column: 'note' },
  { table: 'campaign', column: 'special_message' },
  { table: 'campaign', column: 'translations', json: true },
  { table: 'campaign', column: 'last_error' },
  { table: 'campaign_recipient', column: 'reason' },
  { table: 'subscriber_event', column: 'reason' },
  { table: 'webhook_delivery', column: 'message' },
  { table: 'record_change', column: 'fields', json: true },
]

/** Shorter than any address: the text stays within its column. */
const inPlaceOfAddress = '[…]'

export interface Mention {
  /** Such as `room.notes`. */
  place: string
  /** The words around the address: the rest of the text may be about somebody else. */
  text: string
}

const wordsAround = '.{0,80}'

interface Text {
  place: string
  table: RawBuilder<unknown>
  column: RawBuilder<unknown>
  /** The column as a text. */
  text: RawBuilder<unknown>
  json?: true | undefined
}

const texts: Text[] = freeTexts.map(({ table, column, json }) => ({
  place: `${table}.${column}`,
  table: sql.table(table),
  column: sql.ref(column),
  text: sql`${sql.ref(column)}::text`,
  json,
}))

/**
 * Where a guest is named in a text of a record that is not among `own`; the markup of a mail repeats its text.
 * @param pattern see `mentionPattern`
 */
export const findMentions = async (ctx: Context, pattern: string, own: readonly string[]): Promise<Mention[]> => {
  const around = `${wordsAround}(?:${pattern})${wordsAround}`
  const parts = texts
    .filter(({ place }) => place !== 'mail.html')
    .map(
      ({ place, table, text }) => sql`
        select ${place}::text as place, (regexp_match(${text}, ${around}, 'i'))[1] as text from ${table}
        where ${text} ~* ${pattern} and id <> all(${own}::uuid[])`,
    )
  return (await sql<Mention>`${sql.join(parts, sql` union all `)}`.execute(ctx.em.getKysely())).rows
}

/** Takes the guest out of every text of records that are not among `own`; @returns how many texts named them */
export const removeMentions = async (ctx: Context, pattern: string, own: readonly string[]): Promise<number> => {
  let count = 0
  for (const { table, column, text, json } of texts) {
    const without = sql`regexp_replace(${text}, ${pattern}, ${inPlaceOfAddress}, 'gi')`
    const { numAffectedRows } = await sql`
      update ${table} set ${column} = ${json ? sql`${without}::jsonb` : without} where ${text} ~* ${pattern} and id <> all(${own}::uuid[])`.execute(
      ctx.em.getKysely(),
    )
    count += Number(numAffectedRows)
  }
  return count + (await removeFromQueue(ctx, pattern))
}

/** The queue keeps why a job failed, in the words of a database or mail server. */
const removeFromQueue = async (ctx: Context, pattern: string): Promise<number> => {
  const kysely = ctx.em.getKysely()
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(kysely)
  if (!rows[0]!.there) return 0
  const done = await sql`update pgboss.job set output = null where output::text ~* ${pattern}`.execute(kysely)
  return Number(done.numAffectedRows)
}
