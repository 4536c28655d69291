import { expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'

test.each([
  ['nothing but the heading', 'Email,Name\r\n', 0],
  ['two people', 'Email,Name\r\na@example.com,Ann\r\nb@example.com,Bo\r\n', 2],
  ['no break at the end', 'Email,Name\na@example.com,Ann', 1],
  ['a line break and quotes within a cell', 'Email,Name\r\na@example.com,"Ann\r\n""the\nfirst"""\r\n', 1],
  ['empty cells at the end', 'Email,Name\r\na@example.com,\r\n', 1],
])('%s', (_what, csv, rows) => {
  expect(csvRows(csv)).toBe(rows)
})
