import { stringify } from 'csv-stringify/sync'
import { withFormulaGuard } from '../../platform/formula-guard.ts'
import type { ImportFile } from './read-import.ts'

/**
 * The lines that cannot be used, as they came and with what is wrong with each. The two columns that are added are left
 * aside when the mended file is imported.
 */
export const writeBadLines = ({
  heading,
  delimiter,
  bad,
}: Pick<ImportFile, 'heading' | 'delimiter' | 'bad'>): string => {
  const width = heading.length
  const fill = (cells: string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  const rows = bad.map(({ line, reason, cells }) => [
    ...fill(cells),
    String(line),
    reason,
    // Whatever was too much stands behind, under no heading.
    ...cells.slice(width),
  ])
  return stringify([[...heading, 'Line', 'Problem'], ...rows], {
    bom: true,
    delimiter,
    record_delimiter: 'windows',
    cast: { string: withFormulaGuard },
    quoted_match: /[\r\n]/,
  })
}
