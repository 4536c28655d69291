import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import {
  cellAfterKey,
  inRows,
  isSameCell,
  isSelected,
  wholeColumn,
  wholeGrid,
  wholeRow,
  type Cell,
  type Selection,
} from './cell-selection.ts'

/** What a cell is found by from what happens in it. */
const cellName = ({ row, column }: Cell) => `${row}:${column}`

const cellAt = (target: EventTarget): Cell | null => {
  const name = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset['cell']
  if (!name) return null
  const [row, column] = name.split(':').map(Number) as [number, number]
  return { row, column }
}

const only = (cell: Cell): Selection => ({ anchor: cell, head: cell })

/**
 * Cells that are chosen by dragging with a mouse, by keys with Shift, or by a press on the first and one on the last:
 * a finger that is drawn over the grid scrolls it. The grid is one stop of the Tab key.
 * @param rows ids of what stands in them
 */
export const useCellSelection = (rows: readonly string[], columns: number, onEnter: () => void) => {
  const size = { rows: rows.length, columns }
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 })
  const [selection, setSelection] = useState<Selection | null>(null)
  /** The first of two presses has been made. */
  const [isBegun, setIsBegun] = useState(false)
  const grid = useRef<HTMLTableElement>(null)
  const [rowsBefore, setRowsBefore] = useState(rows)
  // Somebody adds a room type, or takes one away: what is chosen stays with its own.
  if (rows.join() !== rowsBefore.join()) {
    const anchor = selection && inRows(selection.anchor, rowsBefore, rows)
    const head = selection && inRows(selection.head, rowsBefore, rows)
    setRowsBefore(rows)
    setActive(inRows(active, rowsBefore, rows) ?? { row: 0, column: 0 })
    setSelection(anchor && head && { anchor, head })
  }
  const moved = useRef(false)
  const isDragging = useRef(false)
  const isMouse = useRef(false)

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cellName(active)}"]`)?.focus()
  }, [active])

  const choose = (chosen: Selection | null) => {
    setIsBegun(false)
    setSelection(chosen)
  }

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellAt(event.target)
    isMouse.current = event.pointerType === 'mouse'
    isDragging.current = Boolean(cell) && isMouse.current && event.button === 0
    if (!cell || !isDragging.current) return
    setActive(cell)
    choose(event.shiftKey && selection ? { ...selection, head: cell } : only(cell))
  }

  const onPointerOver = (event: PointerEvent) => {
    const cell = cellAt(event.target)
    // The button may have been let go outside of the grid.
    if ((event.buttons & 1) === 0) isDragging.current = false
    if (!cell || !isDragging.current || !selection || isSameCell(selection.head, cell)) return
    setActive(cell)
    setSelection({ ...selection, head: cell })
  }

  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target)
    if (!cell || isMouse.current) return
    setActive(cell)
    setIsBegun(!isBegun)
    setSelection(isBegun && selection ? { ...selection, head: cell } : only(cell))
  }

  const chosenByKey = (key: string, shift: boolean, control: boolean, cell: Cell): Selection | null => {
    if (key === ' ') return shift ? wholeRow(cell, size) : control ? wholeColumn(cell, size) : only(cell)
    return control && key === 'a' ? wholeGrid(size) : null
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellAt(event.target)
    const control = event.ctrlKey || event.metaKey
    if (!from || event.altKey) return
    const chosen = chosenByKey(event.key, event.shiftKey, control, from)
    const to = cellAfterKey(from, event.key, control, size)
    if (chosen) choose(chosen)
    else if (to) {
      moved.current = true
      setActive(to)
      choose(event.shiftKey ? { anchor: selection?.anchor ?? from, head: to } : only(to))
    } else if (event.key === 'Escape' && selection) choose(null)
    else if (event.key === 'Enter') {
      if (!selection) choose(only(from))
      onEnter()
    } else return
    event.preventDefault()
  }

  return {
    selection,
    isBegun,
    choose,
    /** What makes an element a cell; the active one is that which Tab reaches. */
    cellProps: (cell: Cell) => ({
      'data-cell': cellName(cell),
      tabIndex: isSameCell(cell, active) ? 0 : -1,
      'aria-selected': isSelected(selection, cell),
    }),
    grid: { ref: grid, onPointerDown, onPointerOver, onClick, onKeyDown },
  }
}
