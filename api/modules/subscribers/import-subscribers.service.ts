import { sql } from 'kysely'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { audit } from '../audit/audit.service.ts'
import { emitEvent } from '../webhooks/emit-event.service.ts'
import { ErasedAddress } from './erased-address.entity.ts'
import { hashAddress } from './erased-address.service.ts'
import { readImport, type BadLine, type ImportRecord } from './read-import.ts'
import { writeBadLines } from './write-bad-lines.ts'

const atATime = 1_000

export interface ImportOptions {
  /** Only says what would happen. */
  dryRun: boolean
  /** Stores nothing when one line is bad. */
  strict: boolean
}

export interface ImportReport {
  dryRun: boolean
  /** Whether anything was stored. */
  stored: boolean
  added: number
  /** Known people to whom a missing name or phone number was added, or who have left according to the file. */
  updated: number
  unchanged: number
  /** How many lines are bad. */
  refused: number
  /** The names of the columns that are left aside. */
  unused: string[]
  bad: Omit<BadLine, 'cells'>[]
  /** The bad lines as a file of the same columns, each with its problem: to be mended and imported; null without any. */
  badFile: string | null
}

/** A line of the file as the statements read it. */
interface Person {
  email: string
  emailLower: string
  name: string | null
  phone: string | null
  source: string
  language: Locale
  /** Noon of the day that the file names, as an ISO instant. */
  since: string | null
  leaves: boolean
}

const asRecords = (people: Person[]) => sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as g("email" text,
  "emailLower" text, "name" text, "phone" text, "source" text, "language" text,
  "since" timestamptz, "leaves" boolean)`

/** Whoever signs up at the same moment is known, and is not stored twice. */
const addUnknown = (now: Date, people: Person[]) => sql<{ email_lower: string }>`
  insert into "subscriber" ("id", "created_at", "updated_at", "email", "email_lower", "name", "phone", "status", "source",
    "language", "subscribed_at", "consent_text_id", "consent_at", "unsubscribed_at", "unsubscribed_by")
  select gen_random_uuid(), ${now}, ${now}, g."email", g."emailLower", g."name", g."phone",
    case when g."leaves" then 'unsubscribed' else 'active' end, g."source",
    g."language", coalesce(g."since", ${now}), 'import', g."since",
    case when g."leaves" then ${now}::timestamptz end, case when g."leaves" then 'import' end
  from ${asRecords(people)}
  on conflict ("email_lower") do nothing
  returning "email_lower"`

/** Also from an address that bounced, which may work again one day. */
const leavesNow = sql`(g."leaves" and s."status" in ('active', 'pending', 'bounced'))`

/** The one thing that an import changes of a known person besides filling gaps: it may end, never begin, a subscription. */
const update = (now: Date, people: Person[]) => sql`
  update "subscriber" s set "updated_at" = ${now},
    "name" = coalesce(s."name", g."name"), "phone" = coalesce(s."phone", g."phone"),
    "status" = case when ${leavesNow} then 'unsubscribed' else s."status" end,
    "unsubscribed_at" = case when ${leavesNow} then ${now}::timestamptz else s."unsubscribed_at" end,
    "unsubscribed_by" = case when ${leavesNow} then 'import' else s."unsubscribed_by" end
  from ${asRecords(people)}
  where s."email_lower" = g."emailLower" and ((s."name" is null and g."name" is not null)
    or (s."phone" is null and g."phone" is not null) or ${leavesNow})
  returning 1`

const findErased = async (ctx: Context, records: ImportRecord[]): Promise<Set<string>> => {
  const byHash = new Map(records.map(({ emailLower }) => [hashAddress(ctx, emailLower), emailLower]))
  const erased = await ctx.em.find(ErasedAddress, { hash: { $in: [...byHash.keys()] } })
  return new Set(erased.map(({ hash }) => byHash.get(hash)!))
}

const toPerson = ({
  email,
  emailLower,
  name,
  phone,
  status,
  language,
  subscribedDate,
  source,
}: ImportRecord): Person => ({
  email,
  emailLower,
  name,
  phone,
  source: source || 'import',
  language: language ?? defaultLocale,
  since: subscribedDate && `${subscribedDate}T12:00:00Z`,
  leaves: status === 'unsubscribed',
})

type Tally = Pick<ImportReport, 'added' | 'updated' | 'unchanged'>

const storeSome = async (ctx: Context, records: ImportRecord[], bad: BadLine[], tally: Tally) => {
  const erased = await findErased(ctx, records)
  for (const { emailLower, email, line, cells } of records)
    if (erased.has(emailLower))
      bad.push({ line, email, cells, reason: 'This person was erased and cannot be imported' })
  const people = records.filter(({ emailLower }) => !erased.has(emailLower)).map(toPerson)
  const database = ctx.em.getKysely()
  // Who is known already stays as they are until the file is stored.
  const addresses = people.map(({ emailLower }) => emailLower)
  await sql`select 1 from subscriber where email_lower = any(${addresses}) for update`.execute(database)
  const { rows: added } = await addUnknown(ctx.now(), people).execute(database)
  const unknown = new Set(added.map(({ email_lower }) => email_lower))
  const known = people.filter(({ emailLower }) => !unknown.has(emailLower))
  const { rows: changed } = await update(ctx.now(), known).execute(database)
  tally.added += added.length
  tally.updated += changed.length
  tally.unchanged += known.length - changed.length
}

/** One event for the whole file: one for each of ten thousand people would flood whoever listens. */
const tellImported = async (ctx: Context, { added, updated }: Tally) => {
  if (added + updated > 0) await emitEvent(ctx, 'subscriber.changed', { imported: { added, updated } })
}

/** Undoes what a dry run, or a strict import with bad lines, has written. */
class TakenBack extends Error {}

/**
 * Stores a list of people and reports every line that cannot be stored. Everything happens in one transaction; a dry run
 * does the same and takes it back, so that it never promises what the import does not keep.
 * @throws BAD_USER_INPUT when the file has no addresses
 */
export const importSubscribers = async (
  ctx: Context,
  text: string,
  { dryRun, strict }: ImportOptions,
): Promise<ImportReport> => {
  const file = readImport(text)
  const { records, bad } = file
  const tally: Tally = { added: 0, updated: 0, unchanged: 0 }
  let stored = false
  try {
    await inTransaction(ctx, async (inside) => {
      // Who is being erased right now is waited for, and nobody is erased before this file is stored.
      await sql`lock table erased_address in share mode`.execute(inside.em.getKysely())
      for (let at = 0; at < records.length; at += atATime)
        await storeSome(inside, records.slice(at, at + atATime), bad, tally)
      if (dryRun || (strict && bad.length > 0)) throw new TakenBack()
      await tellImported(inside, tally)
      await audit(inside, 'subscribers-imported', { details: { added: tally.added, updated: tally.updated } })
    })
    stored = true
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  bad.sort((one, other) => one.line - other.line)
  return {
    dryRun,
    stored,
    ...tally,
    refused: bad.length,
    unused: file.unused,
    bad: bad.map(({ line, email, reason }) => ({ line, email, reason })),
    badFile: bad.length > 0 ? writeBadLines(file) : null,
  }
}
