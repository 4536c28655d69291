import { z } from 'zod'
import { email, phone, plainText, stayDate } from '#graphql/inputs/fields.ts'
import { badFile } from '../../errors.ts'
import { readAddressLine } from './address-list.ts'
import { sourceFromLabel } from './csv-columns.ts'
import { findDelimiter, readRecords, type CsvRecord, type Delimiter } from './csv-records.ts'
import { withoutFormulaGuard } from '../../platform/formula-guard.ts'
import { readHeading, toRow, unusedIn, type ImportRow } from './import-columns.ts'
import { readLanguage } from './import-language.ts'

/** A line that cannot be stored, and why. */
export interface BadLine {
  /** Where it begins in the file, the first line being 1. */
  line: number
  email: string
  reason: string
  /** What stands in the file. */
  cells: string[]
}

/** A file as it was read. */
export interface ImportFile {
  /** The heading, whether the file had it or not. */
  heading: string[]
  delimiter: Delimiter
  /** The names of the columns that are left aside. */
  unused: string[]
  records: ImportRecord[]
  bad: BadLine[]
}

/** Mailchimp's words for ours. */
const statusNames: Record<string, string> = { subscribed: 'active', cleaned: 'unsubscribed' }
const statuses = ['', 'active', 'unsubscribed'] as const
const optionalCell = <T extends z.ZodType>(schema: T) => z.preprocess((cell) => cell || null, schema.nullable())

const recordSchema = z.object({
  email,
  name: optionalCell(plainText('Name', 1, 100)),
  phone,
  status: z
    .string()
    .toLowerCase()
    .transform((name) => statusNames[name] ?? name)
    .pipe(z.enum(statuses, 'Status must be Active or Unsubscribed')),
  subscribedDate: z.preprocess(
    // Some programs write the time as well.
    (cell) => String(cell).replace(/^(\d{4}-\d\d-\d\d)[ T].*$/, '$1') || null,
    stayDate('Subscribed Date').nullable(),
  ),
  language: z.string().transform(readLanguage),
  source: z
    .string()
    .transform(sourceFromLabel)
    .pipe(plainText('Source', 0, 40)),
})

export type ImportRecord = z.output<typeof recordSchema> & { line: number; emailLower: string; cells: string[] }

const toInput = ({ firstName, lastName, leftAt, ...row }: ImportRow) => ({
  ...row,
  name: row.name || [firstName, lastName].filter(Boolean).join(' '),
  status: leftAt ? 'unsubscribed' : row.status,
})

/** The first complaint about each cell, in one text. */
const reasonOf = ({ issues }: z.ZodError) =>
  issues
    .filter(({ path }, at) => issues.findIndex((issue) => issue.path[0] === path[0]) === at)
    .map(({ message }) => message)
    .join('. ')

/** How one record is read: the people in it, or why it cannot be. */
type ReadRecord = (record: CsvRecord) => ImportRow[] | string

const byColumns = (heading: string[]): ReadRecord => {
  const columns = readHeading(heading)
  return ({ cells }) => {
    if (!cells) return 'The quotation marks do not match'
    if (cells.slice(heading.length).some(Boolean)) return 'The line has more cells than the first line names'
    return [toRow(columns, cells.map(withoutFormulaGuard))]
  }
}

const byAddresses: ReadRecord = ({ text }) => readAddressLine(withoutFormulaGuard(text))

function* readLines(text: string): Generator<CsvRecord> {
  for (const [at, line] of text.split(/\r\n?|\n/).entries())
    if (line.trim()) yield { line: at + 1, text: line, cells: [line] }
}

/** Takes each line that is fit to be stored, and says of each other why it is not. */
const judge = (records: Iterable<CsvRecord>, read: ReadRecord): Pick<ImportFile, 'records' | 'bad'> => {
  const fit: ImportRecord[] = []
  const bad: BadLine[] = []
  const lineOf = new Map<string, number>()
  for (const record of records) {
    const { line } = record
    const cells = record.cells ?? [record.text]
    const rows = read(record)
    if (typeof rows === 'string') bad.push({ line, email: '', reason: rows, cells })
    else
      for (const row of rows) {
        const { data, error } = recordSchema.safeParse(toInput(row))
        const emailLower = data?.email.toLowerCase() ?? ''
        const earlier = lineOf.get(emailLower)
        if (error) bad.push({ line, email: row.email, reason: reasonOf(error), cells })
        else if (earlier)
          bad.push({ line, email: row.email, reason: `The address stands in line ${earlier} already`, cells })
        else {
          fit.push({ ...data, line, emailLower, cells })
          lineOf.set(emailLower, line)
        }
      }
  }
  return { records: fit, bad }
}

/**
 * Reads a CSV file of ours, Mailchimp's or a spreadsheet's, and tells the lines that are fit to be stored from those that
 * are not. A file whose first line has an address already is a plain list of addresses.
 * @throws BAD_USER_INPUT for a file without a column of addresses
 */
export const readImport = (text: string): ImportFile => {
  const firstLine = /^.*\S.*$/m.exec(text)?.[0]
  if (!firstLine) throw badFile('The file is empty')
  const delimiter = findDelimiter(firstLine)
  if (firstLine.includes('@'))
    return { heading: ['Email'], delimiter, unused: [], ...judge(readLines(text), byAddresses) }
  const records = readRecords(text, delimiter)
  const first = records.next()
  const heading = (!first.done && first.value.cells) || []
  if (!readHeading(heading).includes('email'))
    throw badFile('The first line must name the columns, one of them Email, or be an address itself')
  return { heading, delimiter, unused: unusedIn(heading), ...judge(records, byColumns(heading)) }
}
