/** A cell of a grid: the row of a room or a room type, and the night's column. */
export interface Cell {
  row: number
  column: number
}

/** All cells between two corners; the head is the one that keys and the pointer move. */
export interface Selection {
  anchor: Cell
  head: Cell
}

interface GridSize {
  rows: number
  columns: number
}

export const isSameCell = (one: Cell, other: Cell) => one.row === other.row && one.column === other.column

export const boundsOf = ({ anchor, head }: Selection) => ({
  firstRow: Math.min(anchor.row, head.row),
  lastRow: Math.max(anchor.row, head.row),
  firstColumn: Math.min(anchor.column, head.column),
  lastColumn: Math.max(anchor.column, head.column),
})

export const isSelected = (selection: Selection | null, { row, column }: Cell): boolean => {
  if (!selection) return false
  const { firstRow, lastRow, firstColumn, lastColumn } = boundsOf(selection)
  return firstRow <= row && row <= lastRow && firstColumn <= column && column <= lastColumn
}

/** Where the cell is once the rows are others; null when its row is gone. */
export const inRows = ({ row, column }: Cell, before: readonly string[], now: readonly string[]): Cell | null => {
  const found = now.indexOf(before[row]!)
  return found < 0 ? null : { row: found, column }
}

export const wholeGrid = ({ rows, columns }: GridSize): Selection => ({
  anchor: { row: 0, column: 0 },
  head: { row: rows - 1, column: columns - 1 },
})

export const wholeRow = ({ row }: Cell, { columns }: GridSize): Selection => ({
  anchor: { row, column: 0 },
  head: { row, column: columns - 1 },
})

export const wholeColumn = ({ column }: Cell, { rows }: GridSize): Selection => ({
  anchor: { row: 0, column },
  head: { row: rows - 1, column },
})

const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)

/** Where a key leads, as in the grid pattern of the ARIA Authoring Practices; null for other keys. */
export const cellAfterKey = (
  { row, column }: Cell,
  key: string,
  withControl: boolean,
  { rows, columns }: GridSize,
): Cell | null => {
  switch (key) {
    case 'ArrowLeft':
      return { row, column: within(column - 1, columns) }
    case 'ArrowRight':
      return { row, column: within(column + 1, columns) }
    case 'ArrowUp':
      return { row: within(row - 1, rows), column }
    case 'ArrowDown':
      return { row: within(row + 1, rows), column }
    case 'Home':
      return { row: withControl ? 0 : row, column: 0 }
    case 'End':
      return { row: withControl ? rows - 1 : row, column: columns - 1 }
    default:
      return null
  }
}
