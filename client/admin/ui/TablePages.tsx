import { Table } from '@chakra-ui/react'
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'

const rowsPerBlock = 50

const blocksOf = <T,>(rows: readonly T[]): T[][] => {
  const blocks: T[][] = []
  for (let start = 0; start < rows.length; start += rowsPerBlock) blocks.push(rows.slice(start, start + rowsPerBlock))
  return blocks
}

interface BlockProps<T> {
  rows: T[]
  /** Place of the first of them in the whole list. */
  start: number
  columns: number
  renderRow: (row: T, place: number) => ReactNode
}

const areSame = <T,>(before: BlockProps<T>, after: BlockProps<T>) =>
  before.renderRow === after.renderRow &&
  before.rows.length === after.rows.length &&
  before.rows.every((row, place) => row === after.rows[place])

/** Fifty rows that leave an empty space of their height while they are far away and not focused. */
const BlockOf = <T,>({ rows, start, columns, renderRow }: BlockProps<T>) => {
  const element = useRef<HTMLTableSectionElement>(null)
  const [emptyHeight, setEmptyHeight] = useState<number | null>(null)

  useEffect(() => {
    const section = element.current
    if (!section) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page hears of "out" and "in" at once, of which the last is how it stands.
        const entry = entries.at(-1)
        if (!entry || section.contains(document.activeElement)) return
        setEmptyHeight(entry.isIntersecting ? null : entry.boundingClientRect.height)
      },
      { rootMargin: '1500px' },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [])

  return (
    <Table.Body ref={element}>
      {emptyHeight === null ? (
        rows.map((row, place) => renderRow(row, start + place))
      ) : (
        <tr aria-hidden="true">
          <td colSpan={columns} style={{ height: emptyHeight, padding: 0, lineHeight: 0 }}>
            &nbsp;
          </td>
        </tr>
      )}
    </Table.Body>
  )
}

const Block = memo(BlockOf, areSame) as typeof BlockOf

interface TablePagesProps<T> {
  rows: readonly T[]
  columns: number
  /** Must keep its identity between renders. */
  renderRow: (row: T, place: number) => ReactNode
}

/** The bodies of a table that may grow to a hundred thousand rows: only those near the view are in the page. */
export const TablePages = <T,>({ rows, columns, renderRow }: TablePagesProps<T>) =>
  blocksOf(rows).map((block, place) => (
    // Rows are only ever added at the end, so a block keeps its place.
    // oxlint-disable-next-line react/no-array-index-key
    <Block key={place} rows={block} start={place * rowsPerBlock} columns={columns} renderRow={renderRow} />
  ))
