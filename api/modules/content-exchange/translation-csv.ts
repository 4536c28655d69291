import { parse, CsvError } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Locale } from '#graphql/locales.ts'
import { badFile } from '../../errors.ts'
import { withFormulaGuard, withoutFormulaGuard } from '../../platform/formula-guard.ts'
import {
  fieldInWords,
  readUnit,
  unitId,
  type ReadUnit,
  type TranslatableRecord,
  type TranslationFile,
} from './translation-units.ts'

/** Of which hotel the file is, and in which language: what a spreadsheet gives back unchanged. */
const headingOf = (hotelId: string, locale: Locale) => `Id ${hotelId} ${locale}`

const heading = /^"?Id ([0-9a-f-]{36}) ([a-z]{2})"?([,;\t])/

/**
 * A table of texts for a spreadsheet (RFC 4180) with a byte order mark. Cells that a spreadsheet would run get a leading
 * apostrophe.
 */
export const writeCsv = (hotelId: string, locale: Locale, records: readonly TranslatableRecord[]): string =>
  stringify(
    records.flatMap((record) =>
      record.units.map((unit) => [
        unitId(record, unit),
        `${record.place}: ${fieldInWords(unit.path)}`,
        unit.source,
        unit.target ?? '',
      ]),
    ),
    {
      header: true,
      columns: [headingOf(hotelId, locale), 'Place', 'English', `Translation (${locale})`],
      bom: true,
      record_delimiter: 'windows',
      cast: { string: withFormulaGuard },
      quoted_match: /[\r\n;\t]/,
    },
  )

/** @throws BAD_USER_INPUT with what is wrong with the file */
export const readCsv = (text: string): TranslationFile => {
  const [, hotelId, locale, delimiter] = heading.exec(text) ?? []
  if (!hotelId || !locale)
    throw badFile('This is no file that the desk exported: its first heading must be the Id that the export wrote')
  let rows: string[][]
  try {
    rows = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: 100_000 })
  } catch (error) {
    if (error instanceof CsvError) throw badFile(`The table cannot be read: ${error.message}`)
    throw error
  }
  const units = rows.slice(1).map(([id = '', , source, target], at): ReadUnit => {
    const found =
      source !== undefined &&
      target !== undefined &&
      readUnit(id, {
        source: withoutFormulaGuard(source),
        target: withoutFormulaGuard(target),
        state: null,
      })
    if (!found)
      throw badFile(`Row ${at + 2} is not as the export wrote it: the file was cut off, or its columns were moved`)
    return found
  })
  return { hotelId, locale, units }
}
