import { parse } from 'csv-parse/sync'
import type { OutsideAnswer } from '../outside/bounded-fetch.ts'
import { notUnderstood, refuseStatus } from '../outside/answer.ts'
import { OutsideFailure, type FailureReason } from '../outside/failure.ts'

const errorForm = /^ERROR\s+(\d+)\s*::/i

/** The error table's codes in our words; others are the service's own fault. */
const meanings: Record<number, [FailureReason, string]> = {
  ...Object.fromEntries(
    [70, 110, 120, 121, 122, 402].map((code) => [code, ['denied', 'refuses the key: check it under Connections']]),
  ),
  130: ['denied', 'says that the plan has no API'],
  131: ['rate-limited', 'says that the report limit is used up'],
  132: ['rate-limited', 'says that no API units are left'],
  133: ['denied', 'says that the plan does not include this country: check SEMRUSH_DATABASE'],
  134: ['rate-limited', 'says that the account’s limit is used up'],
  135: ['denied', 'says that this report is not part of the plan'],
  500: ['broken', 'has a fault of its own'],
}

const nothingFound = 50

const refuseError = (label: string, code: number, status: number): never => {
  const [reason, words] = meanings[code] ?? (['refused', 'refused the request'] as const)
  throw new OutsideFailure(reason, `${label} ${words} (error ${code})`, status)
}

/**
 * Text before anything else is looked at: errors come as text, often with status 200.
 * @returns null for "nothing found"
 */
const readText = (label: string, answer: OutsideAnswer): string | null => {
  const text = answer.text.trim()
  const [, code] = errorForm.exec(text.split(/\r?\n/)[0] ?? '') ?? []
  if (Number(code) === nothingFound) return null
  if (code) return refuseError(label, Number(code), answer.status)
  refuseStatus(label, answer)
  if (!text) throw notUnderstood(label, 'with nothing', answer.status)
  if (/html/i.test(answer.contentType) || text.startsWith('<'))
    throw notUnderstood(label, 'with a web page instead of data', answer.status)
  if (/json/i.test(answer.contentType)) throw notUnderstood(label, 'with something else than a table', answer.status)
  return text
}

/**
 * The lines of a report by the columns that were asked for, without the header, whose words vary.
 * Empty when nothing was found.
 */
export const readTable = (
  label: string,
  answer: OutsideAnswer,
  columns: readonly string[],
): Record<string, string>[] => {
  const text = readText(label, answer)
  if (text === null) return []
  let rows: string[][]
  try {
    rows = parse(text, { delimiter: ';', quote: '"', bom: true, skip_empty_lines: true })
  } catch {
    throw notUnderstood(label, 'with a table that cannot be read', answer.status)
  }
  if (rows.some((row) => row.length !== columns.length))
    throw notUnderstood(label, 'with other columns than were asked for', answer.status)
  return rows.slice(1).map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]!])))
}

/** The one number of the balance, which may have thousands separators. */
export const readBalance = (label: string, answer: OutsideAnswer): number => {
  const text = readText(label, answer)
  if (text === null || !/^[\d.,\s]+$/.test(text)) throw notUnderstood(label, 'with something else than a number')
  return Number(text.replaceAll(/\D/g, ''))
}
