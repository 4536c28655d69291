import { sql, type RawBuilder } from 'kysely'
import type { LongStayFacts } from '#graphql/long-stay.ts'
import { addDays } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { readPrepared } from '../../db/prepared.ts'
import type { BlackoutSpan } from '../coupons/blackout-on.ts'
import { storedBlackouts } from '../coupons/blackout.service.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { offeredExtras, type StoredExtra } from './offered-extras.ts'
import { longestGap } from './price-of-night.ts'
import type { ChargeFacts, NightFacts, PlacedAdjustment, PriceBook, RuleFacts, TypeFacts } from './price-book.ts'

interface BlockRow {
  type: string
  room: string | null
  rooms: number
  /** By a guest's request. */
  held: boolean
  first: string
  last: string
}

interface RoomRow {
  id: string
  accessible: boolean
}

interface NightRow extends NightFacts {
  type: string
  date: string
}

interface BookRow {
  types: (Omit<TypeFacts, 'rules' | 'adjustments' | 'nights' | 'blocked' | 'held' | 'rooms' | 'accessible'> & {
    rooms: RoomRow[]
  })[]
  rules: (RuleFacts & { type: string })[]
  adjustments: (PlacedAdjustment & { types: string[] })[]
  nights: NightRow[]
  blocks: BlockRow[]
  charges: ChargeFacts[]
  blackouts: BlackoutSpan[]
  longStays: LongStayFacts[]
  extras: StoredExtra[]
}

const list = (columns: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_object(${columns})), '[]') from ${from})`

/** A run of the sync leaves nights alone that are as they were: it has confirmed them all the same, unless they were missing. */
const lastHeard = sql`case when n.source = 'pms' and not n.missing then greatest(n.fetched_at,
    (select max(s.finished_at) from sync_run s where s.status = 'succeeded')) else n.fetched_at end`

interface Span {
  from: string
  to: string
  /** Room types that guests do not see too. */
  all?: boolean
}

/** All that prices follow from, in one statement: a calendar of a year for every room type is one round trip. */
const bookStatement = ({ from, to, all = false }: Span) => sql<BookRow>`select
  (select coalesce(json_agg(json_build_object('id', t.id, 'slug', t.slug, 'basePrice', t.base_price,
      'weekendPrice', t.weekend_price, 'floorPrice', t.floor_price, 'maxOccupancy', t.max_occupancy, 'rooms',
      (select coalesce(json_agg(json_build_object('id', r.id, 'accessible', r.accessible) order by r.room_number), '[]')
       from room r where r.room_type_id = t.id and r.active and r.archived_at is null)
    ) order by t.display_order, t.name), '[]')
   from room_type t where t.archived_at is null and (t.active or ${all})) as types,
  ${list(
    sql`'type', p.room_type_id, 'id', p.id, 'name', p.name, 'startDate', p.start_date, 'endDate', p.end_date,
     'price', p.price, 'minStay', p.min_stay, 'fillsGaps', p.fills_gaps, 'maxStay', p.max_stay, 'daysOfWeek', p.days_of_week,
     'priority', p.priority, 'overridesPms', p.overrides_pms, 'createdAt', p.created_at`,
    sql`pricing_rule p where p.active and p.deleted_at is null and p.start_date <= ${to} and p.end_date >= ${from}`,
  )} as rules,
  (select coalesce(json_agg(json_build_object('types', a.room_type_ids, 'position', a.position, 'firstNight', a.first_night,
      'lastNight', a.last_night, 'daysOfWeek', a.days_of_week, 'price', a.price, 'percent', a.percent,
      'amount', a.amount, 'minStay', a.min_stay, 'fillsGaps', a.fills_gaps, 'stopSell', a.stop_sell) order by a.position), '[]')
   from night_adjustment a where a.deleted_at is null and a.first_night <= ${to} and a.last_night >= ${from}
  ) as adjustments,
  ${list(
    sql`'type', n.room_type_id, 'date', n.date, 'available', n.available, 'rate', n.rate, 'minStay', n.min_stay,
     'maxStay', n.max_stay, 'stopSell', n.stop_sell, 'closedToArrival', n.closed_to_arrival,
     'closedToDeparture', n.closed_to_departure, 'source', n.source, 'fetchedAt', ${lastHeard}`,
    sql`room_night n where n.date between ${from} and ${to}`,
  )} as nights,
  ${list(
    sql`'type', b.room_type_id, 'room', b.room_id, 'rooms', b.rooms, 'held', b.reason = 'request', 'first', b.first_night, 'last', b.last_night`,
    sql`room_block b where b.first_night <= ${to} and b.last_night >= ${from}`,
  )} as blocks,
  ${list(sql`'kind', c.kind, 'amount', c.amount, 'validFrom', c.valid_from`, sql`stay_charge c`)} as charges,
  ${list(
    sql`'id', l.id, 'roomTypeId', l.room_type_id, 'minNights', l.min_nights, 'percent', l.percent,
     'startDate', l.start_date, 'endDate', l.end_date`,
    sql`long_stay_rate l where l.active and l.deleted_at is null
     and l.start_date <= ${to} and (l.end_date is null or l.end_date >= ${from})`,
  )} as "longStays",
  (select coalesce(json_agg(json_build_object('slug', x.slug, 'kind', x.kind, 'name', x.name,
      'translations', x.translations, 'unit', x.unit, 'price', x.price, 'maximum', x.maximum, 'taxed', x.taxed,
      'includedGuests', x.included_guests, 'countsChildren', x.counts_children) order by x.display_order, x.created_at, x.slug), '[]')
   from stay_extra x where x.active and x.deleted_at is null) as extras,
  coalesce(${storedBlackouts}, '[]') as blackouts`

/** The nights by their date: where staff have set one, with what the property management system says of it. */
const nightsByDate = (rows: readonly NightRow[]): Map<string, NightFacts> => {
  const nights = new Map<string, NightFacts>()
  for (const row of rows) if (row.source === 'pms') nights.set(row.date, row)
  for (const row of rows) if (row.source === 'hand') nights.set(row.date, { ...row, heard: nights.get(row.date) })
  return nights
}

/**
 * Blocked rooms of a type by night; a room that is blocked twice counts once, and one that is out of use not, unless it is held
 * for a request: its guest gets another.
 */
const blockedRooms = (blocks: readonly BlockRow[], rooms: readonly RoomRow[]) => (date: string) => {
  const named = new Set<string>()
  let unnamed = 0
  for (const block of blocks) {
    if (date < block.first || date > block.last) continue
    if (block.room && rooms.some(({ id }) => id === block.room)) named.add(block.room)
    else if (!block.room || block.held) unnamed += block.rooms
  }
  return Math.min(rooms.length, named.size + unnamed)
}

const heldRooms = (blocks: readonly BlockRow[]) => (date: string) =>
  blocks.reduce((sum, { held, rooms, first, last }) => sum + (held && first <= date && date <= last ? rooms : 0), 0)

const accessibleRooms = (blocks: readonly BlockRow[], rooms: readonly RoomRow[]) =>
  rooms
    .filter(({ accessible }) => accessible)
    .map(({ id }) => ({ id, blocks: blocks.filter(({ room }) => room === id) }))

const noRows: never[] = []

const readRow = async ({ em }: Context, span: Span): Promise<BookRow> => {
  const [row] = await readPrepared(em, bookStatement(span))
  return row!
}

/** Whether a night is part of a gap is said by those around it. */
export const withNeighbours = ({ from, to, all }: Span): Span => ({
  from: addDays(from, -1),
  to: addDays(to, longestGap + 1),
  all,
})

/** Reads all that the prices of the nights from `from` to `to` (both included) follow from. */
export const readPriceBook = async (ctx: Context, span: Span): Promise<PriceBook> => {
  const asked = await readRow(ctx, span)
  const fillsGaps = [...asked.rules, ...asked.adjustments].some((terms) => terms.fillsGaps)
  const row = fillsGaps ? await readRow(ctx, withNeighbours(span)) : asked
  const { types, rules, adjustments, nights, blocks, charges, blackouts, longStays, extras } = row
  const rulesOf = Map.groupBy(rules, (rule) => rule.type)
  const nightsOf = Map.groupBy(nights, (night) => night.type)
  const blocksOf = Map.groupBy(blocks, (block) => block.type)
  return {
    types: types.map(({ rooms, ...type }) => ({
      ...type,
      rooms: rooms.length,
      accessible: accessibleRooms(blocksOf.get(type.id) ?? noRows, rooms),
      rules: rulesOf.get(type.id) ?? noRows,
      adjustments: adjustments.filter(({ types: about }) => about.includes(type.id)),
      nights: nightsByDate(nightsOf.get(type.id) ?? noRows),
      blocked: blockedRooms(blocksOf.get(type.id) ?? noRows, rooms),
      held: heldRooms(blocksOf.get(type.id) ?? noRows),
    })),
    charges,
    blackouts,
    longStays,
    extras: offeredExtras(extras, ctx.facts),
    today: hotelToday(ctx),
    now: ctx.now(),
  }
}
