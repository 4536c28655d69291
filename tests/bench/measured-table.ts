import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '#api/root.ts'

const page = join(root, 'tests/bench/README.md')

/** A Markdown table; every column but the first is a figure. */
export const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, at) => Math.max(title.length, 4, ...rows.map((row) => row[at]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Puts a bench's result into tests/bench/README.md, between `<!-- bench:NAME -->` and `<!-- /bench:NAME -->`. */
export const writeMeasured = async (name: string, result: string): Promise<void> => {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const text = await readFile(page, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`tests/bench/README.md has no place for this result: ${start} … ${end}`)
  const changed = `${text.slice(0, from + start.length)}\n\n${result}\n\n${text.slice(to)}`
  await writeFile(page, await format(changed, { ...(await resolveConfig(page)), filepath: page }))
}
