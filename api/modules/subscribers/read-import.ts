import { parse, type Info } from 'csv-parse'
import { z } from 'zod'
import { email, phone, plainText, stayDate } from '#graphql/inputs/fields.ts'
import { badUserInput } from '../../errors.ts'
import { csvColumns, sourceFromLabel } from './csv-columns.ts'
import { withoutFormulaGuard } from './formula-guard.ts'

/** A line that cannot be stored, and why. */
export interface BadLine {
  /** In the file, the header being line 1; of a record over several lines the last one. */
  line: number
  email: string
  reason: string
}

const statuses = ['', 'active', 'unsubscribed'] as const
const optionalCell = <T extends z.ZodType>(schema: T) => z.preprocess((cell) => cell || null, schema.nullable())

const recordSchema = z.object({
  email,
  name: optionalCell(plainText('Name', 1, 100)),
  phone,
  status: z.string().toLowerCase().pipe(z.enum(statuses, 'Status must be Active or Unsubscribed')),
  subscribedDate: optionalCell(stayDate('Subscribed Date')),
  source: z.string().transform(sourceFromLabel).pipe(z.string().max(40, 'Source must have at most 40 characters')),
})

export type ImportRecord = z.output<typeof recordSchema> & { line: number; emailLower: string }

/** The header's names in any case; a column that is missing is empty, one that is unknown is left aside. */
const toColumns = (header: string[]): string[] => {
  const names = header.map((cell) => cell.trim().toLowerCase())
  const known = Object.entries(csvColumns)
  if (!names.includes('email'))
    throw badUserInput([{ path: ['file'], message: 'The first line must name the columns, one of them Email' }])
  return names.map((name, at) => known.find(([, label]) => label.toLowerCase() === name)?.[0] ?? `column ${at}`)
}

const emptyRow = Object.fromEntries(Object.keys(csvColumns).map((column) => [column, '']))

/** Reads a CSV file and tells the lines that are fit to be stored from those that are not. */
export const readImport = async (text: string): Promise<{ records: ImportRecord[]; bad: BadLine[] }> => {
  const records: ImportRecord[] = []
  const bad: BadLine[] = []
  const lineOf = new Map<string, number>()
  const parser = parse(text, {
    bom: true,
    columns: toColumns,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    cast: (cell) => withoutFormulaGuard(cell),
    on_skip: (error) => {
      if (error) bad.push({ line: Number(error['lines']), email: '', reason: 'The line is not proper CSV' })
    },
  })
  for await (const { record, info } of parser as AsyncIterable<{ record: object; info: Info }>) {
    const row = { ...emptyRow, ...record } as Record<string, string>
    const line = info.lines
    const read = recordSchema.safeParse(row)
    const emailLower = read.data?.email.toLowerCase() ?? ''
    const earlier = lineOf.get(emailLower)
    if (!read.success)
      bad.push({ line, email: row['email']!, reason: read.error.issues.map(({ message }) => message).join('. ') })
    else if (earlier) bad.push({ line, email: row['email']!, reason: `The address stands in line ${earlier} already` })
    else records.push({ ...read.data, line, emailLower })
    if (read.success && !earlier) lineOf.set(emailLower, line)
  }
  return { records, bad }
}
