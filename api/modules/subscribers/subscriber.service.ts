import { sql, type RawBuilder } from 'kysely'
import type { SubscriberStatus } from '#graphql/inputs/subscriber.ts'
import type { Context } from '../../platform/context.ts'
import { recordsOf } from '../../db/read-records.ts'
import { cutToPage, toConnection, type Connection, type Total } from '../../platform/schema/connection.ts'
import type { Position } from '../../platform/schema/cursor.ts'
import { readPage, type Page } from '../../platform/schema/page.ts'
import { orderOf, type ListOrder } from '../../platform/schema/record-list.ts'
import { isId } from '../../platform/schema/ids.ts'
import { audit } from '../audit/audit.service.ts'
import { searchCondition } from './subscriber-search.ts'
import { Subscriber } from './subscriber.entity.ts'
import { tally } from './subscriber-tally.service.ts'
import type { ActiveEmails, SubscribersArgs } from './subscriber.type.ts'

/** Up to so many matches are counted one by one; beyond, the planner's estimate has to do. */
const countedMatches = 10_000
const copiedEmails = 10_000

type Condition = RawBuilder<boolean>

/** Which subscribers `r` are meant, and in which order. */
interface Filter {
  text: Condition | null
  status: SubscriberStatus | null
  /** Language and dates: what the tally of statuses knows nothing of. */
  others: Condition[]
  order: ListOrder
}

const newest: ListOrder = { by: 'created', descending: true }
const filterOf = (args: Pick<SubscribersArgs, 'search' | 'status'>): Filter => ({
  text: searchCondition(args.search),
  status: args.status ?? null,
  others: [],
  order: newest,
})

const othersOf = ({ language, createdSince, createdBefore, changedSince }: SubscribersArgs): Condition[] => [
  ...(language ? [sql<boolean>`r.language = ${language}`] : []),
  ...(createdSince ? [sql<boolean>`r.subscribed_at >= ${createdSince}::timestamptz`] : []),
  ...(createdBefore ? [sql<boolean>`r.subscribed_at < ${createdBefore}::timestamptz`] : []),
  ...(changedSince ? [sql<boolean>`r.updated_at >= ${changedSince}::timestamptz`] : []),
]

type Place = Pick<Page, 'after' | 'before'>
const anywhere: Place = { after: null, before: null }

const columns = { created: sql`r.subscribed_at`, changed: sql`r.updated_at` }
const position = ({ at, id }: Position) => sql`(${at}::timestamptz, ${id}::uuid)`

const orderBy = ({ by, descending }: ListOrder) =>
  descending ? sql`order by ${columns[by]} desc, r.id desc` : sql`order by ${columns[by]}, r.id`

/** What lies between places of a list in its order. */
const between = ({ by, descending }: ListOrder, { after, before }: Place): Condition[] => {
  const [above, below] = descending ? [before, after] : [after, before]
  return [
    ...(below ? [sql<boolean>`(${columns[by]}, r.id) < ${position(below)}`] : []),
    ...(above ? [sql<boolean>`(${columns[by]}, r.id) > ${position(above)}`] : []),
  ]
}

/** Which subscribers `r` belong to a list, between places in it. */
const listed = ({ text, status, others, order }: Filter, place: Place): Condition => {
  const parts = [sql<boolean>`true`, ...others, ...between(order, place)]
  if (text) parts.push(text)
  if (status) parts.push(sql`r.status = ${status}`)
  return sql.join(parts, sql` and `)
}

/** The database's guess, from its statistics, of how many rows a condition keeps. */
const estimate = async (ctx: Context, condition: RawBuilder<boolean>): Promise<number> => {
  const statement = sql<Record<string, [{ Plan: { 'Plan Rows': number } }]>>`
    explain (format json) select 1 from subscriber r where ${condition}`
  const { rows } = await statement.execute(ctx.em.getKysely())
  return Object.values(rows[0]!)[0]![0].Plan['Plan Rows']
}

/** One more than the page holds: it only tells that there are more. */
const walk = ({ by, descending }: ListOrder, { backward, size }: Page) =>
  sql`${orderBy({ by, descending: descending !== backward })} limit ${size + 1}`

/** In the order in which they were read: a page that is read from its end the other way round, one too many. */
interface Found {
  total: Total
  records: Subscriber[]
}

/**
 * A page of what a search finds, with its count, in one statement: few matches are all found by the trigram index and
 * then sorted. Left to itself the database sometimes walks the whole list for a rare name.
 */
const searchPage = async (ctx: Context, filter: Filter, page: Page): Promise<Found & { total: number }> => {
  const { record, read } = recordsOf(ctx.em, Subscriber)
  const placed = sql.join([sql`true`, ...between(filter.order, page)], sql` and `)
  const statement = sql<{ counted: number; records: Record<string, unknown>[] }>`
    with found as materialized (
      select r.* from subscriber r where ${listed(filter, anywhere)} limit ${countedMatches + 1}
    )
    select (select count(*)::int from found) as counted, coalesce(json_agg(${record}), '[]') as records
    from (select * from found r where ${placed} ${walk(filter.order, page)}) r`
  const { rows } = await statement.execute(ctx.em.getKysely())
  const { counted, records } = rows[0]!
  return { total: counted, records: records.map(read) }
}

/**
 * A page by walking the list from the newest: it meets enough people at once where everybody or many are looked for.
 * Planned for its values each time, since what is rare and what is common must not share a plan.
 */
const walkPage = async (ctx: Context, filter: Filter, page: Page): Promise<Subscriber[]> => {
  const { record, read } = recordsOf(ctx.em, Subscriber)
  const statement = sql<{ record: Record<string, unknown> }>`
    select ${record} as record from subscriber r where ${listed(filter, page)} ${walk(filter.order, page)}`
  const { rows } = await statement.execute(ctx.em.getKysely())
  return rows.map((row) => read(row.record))
}

const findPage = async (ctx: Context, filter: Filter, page: Page): Promise<Found> => {
  if (!filter.text && filter.others.length === 0)
    return { total: () => tally(ctx, filter.status), records: await walkPage(ctx, filter, page) }
  const found = await searchPage(ctx, filter, page)
  if (found.total <= countedMatches) return found
  const total = async () => Math.max(found.total, await estimate(ctx, listed(filter, anywhere)))
  return { total, records: await walkPage(ctx, filter, page) }
}

/** The cursor is the place in the order. */
export const listSubscribers = async (ctx: Context, args: SubscribersArgs): Promise<Connection<Subscriber>> => {
  const page = readPage('subscribers', args)
  const order = orderOf(args)
  const { total, records } = await findPage(ctx, { ...filterOf(args), others: othersOf(args), order }, page)
  return toConnection(...cutToPage(records, page), total, ({ subscribedAt, updatedAt }) =>
    order.by === 'created' ? subscribedAt : updatedAt,
  )
}

export const findSubscriber = async (ctx: Context, id: string): Promise<Subscriber | null> =>
  isId(id) ? ctx.em.findOne(Subscriber, { id }) : null

export const listActiveEmails = async (ctx: Context, search?: string | null): Promise<ActiveEmails> => {
  const active = listed(filterOf({ search, status: 'active' }), anywhere)
  const statement = sql<{ email: string }>`
    select r.email from subscriber r where ${active} ${orderBy(newest)} limit ${copiedEmails + 1}`
  const { rows } = await statement.execute(ctx.em.getKysely())
  await audit(ctx, 'subscribers-exported', { details: { way: 'clipboard', filtered: Boolean(search) } })
  return { emails: rows.slice(0, copiedEmails).map(({ email }) => email), more: rows.length > copiedEmails }
}

export interface SubscriberRow {
  id: string
  email: string
  name: string | null
  phone: string | null
  status: SubscriberStatus
  source: string
  subscribed_at: string
}

async function* readPages(ctx: Context, filter: Filter, pageSize: number): AsyncGenerator<SubscriberRow[]> {
  let after: Position | null = null
  for (;;) {
    const statement: RawBuilder<SubscriberRow> = sql<SubscriberRow>`
      select r.id, r.email, r.name, r.phone, r.status, r.source, r.subscribed_at
      from subscriber r where ${listed(filter, { after, before: null })} ${orderBy(filter.order)} limit ${pageSize}`
    const { rows: page } = await statement.execute(ctx.em.getKysely())
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = { at: new Date(last.subscribed_at), id: last.id }
  }
}

/**
 * A filtered list in pages, newest first, each page read when it is asked for.
 * @throws BAD_USER_INPUT at once for a text that cannot be searched
 */
export const walkSubscribers = (
  ctx: Context,
  filter: Pick<SubscribersArgs, 'search' | 'status'>,
  pageSize: number,
): AsyncGenerator<SubscriberRow[]> => readPages(ctx, filterOf(filter), pageSize)
