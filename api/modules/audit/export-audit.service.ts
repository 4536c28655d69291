import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Context } from '../../platform/context.ts'
import type { AuditEntryType } from './audit.type.ts'
import { audit } from './audit.service.ts'
import { walkAudit, type AuditFilter } from './list-audit.service.ts'

const rowsAtATime = 2_000

const columns = {
  at: 'Time (UTC)',
  action: 'Action',
  actorKind: 'Kind',
  actorName: 'Name',
  actorId: 'Id',
  network: 'Network',
  subject: 'Subject',
  details: 'Details',
}

const toCsv = (entry: AuditEntryType): Record<keyof typeof columns, string> => ({
  at: entry.at.toISOString(),
  action: entry.action,
  actorKind: entry.actorKind,
  actorName: entry.actorName ?? '',
  actorId: entry.actorId ?? '',
  network: entry.network ?? '',
  subject: entry.subjectId ?? '',
  details: entry.details.map(({ name, value }) => `${name}: ${value}`).join('; '),
})

async function* rows(pages: AsyncIterable<AuditEntryType[]>) {
  for await (const page of pages) for (const entry of page) yield toCsv(entry)
}

/**
 * The log as CSV (RFC 4180), newest first; to take it is noted as well. Cells that a spreadsheet would take for formulas
 * get a leading apostrophe. @throws BAD_USER_INPUT
 */
export const exportAudit = async (ctx: Context, filter: AuditFilter): Promise<Readable> => {
  const pages = walkAudit(ctx, filter, rowsAtATime)
  await audit(ctx, 'audit-exported')
  return Readable.from(rows(pages)).compose(
    stringify({
      header: true,
      columns,
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      // Left to itself the library quotes only a whole CRLF.
      quoted_match: /[\r\n]/,
    }),
  ) as Readable
}
