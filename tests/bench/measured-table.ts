import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#api/root.ts'

const benches = 'tests/bench/README.md'

const partOf = (text: string, name: string, page: string): [from: number, to: number] => {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${page} has no place for this result: ${start} … ${end}`)
  return [from + start.length, to]
}

/** A Markdown table; every column but the first is a figure. */
export const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, at) => Math.max(title.length, 4, ...rows.map((row) => row[at]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** The rows of a table that was written, without its head. */
export const readMeasured = async (name: string, page: string): Promise<string[][]> => {
  const text = await readFile(join(root, page), 'utf8')
  const lines = text
    .slice(...partOf(text, name, page))
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Puts a result into a page, between `<!-- bench:NAME -->` and `<!-- /bench:NAME -->`. */
export const writeMeasured = async (name: string, result: string, page = benches): Promise<void> => {
  const file = join(root, page)
  const text = await readFile(file, 'utf8')
  const [from, to] = partOf(text, name, page)
  await writeFile(file, `${text.slice(0, from)}\n\n${result}\n\n${text.slice(to)}`)
  execFileSync('oxfmt', [page], { cwd: root })
}
