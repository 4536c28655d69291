/** One record of a CSV file. */
export interface CsvRecord {
  /** Where it begins, the first line being 1. */
  line: number
  /** As it stands in the file. */
  text: string
  /** Null where the quotation marks do not match; the record is then that one line. */
  cells: string[] | null
}

const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** What parts the cells, by the first line: Excel writes semicolons where the decimal point is a comma. */
export const findDelimiter = (firstLine: string): Delimiter => {
  const bare = firstLine.replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => bare.split(delimiter).length
  return delimiters.toSorted((one, other) => count(other) - count(one))[0]!
}

const indexAfterBlanks = (text: string, from: number) => {
  let at = from
  while (text[at] === ' ') at += 1
  return at
}

/** The quotation mark that ends a cell; a doubled one stands for itself. */
const indexOfClosing = (text: string, from: number): number => {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** A mark that was never closed takes the people of the following lines with it, up to the next mark. */
const swallowsRecords = (value: string, delimiter: Delimiter) =>
  value
    .split('\n')
    .slice(1)
    .some((line) => line.includes('@') && line.includes(delimiter))

/** A cell and where it ends; null where its quotation marks do not match. */
const readCell = (text: string, from: number, delimiter: Delimiter): { value: string; end: number } | null => {
  const start = indexAfterBlanks(text, from)
  if (text[start] !== '"') {
    let end = start
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1
    return { value: text.slice(start, end).trim(), end }
  }
  const closing = indexOfClosing(text, start + 1)
  if (closing < 0) return null
  const end = indexAfterBlanks(text, closing + 1)
  if (end < text.length && text[end] !== delimiter && text[end] !== '\n') return null
  const value = text.slice(start + 1, closing)
  return swallowsRecords(value, delimiter) ? null : { value: value.replaceAll('""', '"').trim(), end }
}

const readCells = (text: string, from: number, delimiter: Delimiter): { cells: string[]; end: number } | null => {
  const cells: string[] = []
  for (let at = from; ;) {
    const cell = readCell(text, at, delimiter)
    if (!cell) return null
    cells.push(cell.value)
    if (text[cell.end] !== delimiter) return { cells, end: cell.end }
    at = cell.end + 1
  }
}

/**
 * The records of a CSV file (RFC 4180) one by one. Files come from many programs and from hands: a line with a stray
 * quotation mark is told as such and costs no other line. Lines of which every cell is empty are left out.
 */
export function* readRecords(text: string, delimiter: Delimiter): Generator<CsvRecord> {
  const whole = text.replaceAll(/\r\n?/g, '\n')
  let line = 1
  for (let at = 0; at < whole.length;) {
    const read = readCells(whole, at, delimiter)
    const endOfLine = whole.indexOf('\n', at)
    const end = read?.end ?? (endOfLine < 0 ? whole.length : endOfLine)
    const record = whole.slice(at, end)
    if (!read || read.cells.some(Boolean)) yield { line, text: record, cells: read?.cells ?? null }
    line += record.split('\n').length
    at = end + 1
  }
}
