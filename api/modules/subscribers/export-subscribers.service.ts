import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Context } from '../../platform/context.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { csvColumns, sourceLabel, type CsvRow } from './csv-columns.ts'
import { withFormulaGuard } from '../../platform/formula-guard.ts'
import { walkSubscribers, type SubscriberRow } from './subscriber.service.ts'
import type { SubscribersArgs } from './subscriber.type.ts'

const rowsAtATime = 2_000

const toCsv = (ctx: Context, row: SubscriberRow): CsvRow => ({
  email: row.email,
  name: row.name ?? '',
  phone: row.phone ?? '',
  status: row.status === 'active' ? 'Active' : 'Unsubscribed',
  subscribedDate: hotelDay(ctx.facts, new Date(row.subscribed_at)),
  source: sourceLabel(row.source),
})

async function* rows(ctx: Context, pages: AsyncIterable<SubscriberRow[]>) {
  for await (const page of pages) for (const row of page) yield toCsv(ctx, row)
}

/**
 * The filtered list as CSV (RFC 4180) with a byte order mark, newest first, page by page: a long list is never whole in
 * memory. Cells that a spreadsheet would run get a leading apostrophe.
 * @throws BAD_USER_INPUT before the first line for a text that cannot be searched
 */
export const exportSubscribers = (ctx: Context, filter: Pick<SubscribersArgs, 'search' | 'status'>): Readable =>
  Readable.from(rows(ctx, walkSubscribers(ctx, filter, rowsAtATime))).compose(
    stringify({
      header: true,
      columns: csvColumns,
      bom: true,
      record_delimiter: 'windows',
      cast: { string: withFormulaGuard },
      // Left to itself the library quotes only a whole CRLF.
      quoted_match: /[\r\n]/,
    }),
  ) as Readable
