import { describe, expect, it } from 'vitest'
import { boundsOf, cellAfterKey, inRows, isSelected, wholeColumn, wholeGrid, wholeRow } from './cell-selection.ts'

const size = { rows: 3, columns: 5 }

describe('keys', () => {
  it.each([
    ['ArrowRight', false, { row: 1, column: 3 }],
    ['ArrowLeft', false, { row: 1, column: 1 }],
    ['ArrowUp', false, { row: 0, column: 2 }],
    ['ArrowDown', false, { row: 2, column: 2 }],
    ['Home', false, { row: 1, column: 0 }],
    ['End', false, { row: 1, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 2, column: 4 }],
  ])('%s (control %s) leads from the middle to %j', (key, withControl, expected) => {
    expect(cellAfterKey({ row: 1, column: 2 }, key, withControl, size)).toEqual(expected)
  })

  it.each([
    ['ArrowLeft', { row: 0, column: 0 }],
    ['ArrowUp', { row: 0, column: 0 }],
    ['ArrowRight', { row: 2, column: 4 }],
    ['ArrowDown', { row: 2, column: 4 }],
  ])('%s does not lead out of the grid', (key, corner) => {
    expect(cellAfterKey(corner, key, false, size)).toEqual(corner)
  })

  it('leave other keys alone', () => {
    expect(cellAfterKey({ row: 0, column: 0 }, 'PageDown', false, size)).toBeNull()
  })
})

describe('a selection', () => {
  const selection = { anchor: { row: 2, column: 3 }, head: { row: 1, column: 1 } }

  it('is the same from whichever corner it was drawn', () => {
    const turned = { anchor: selection.head, head: selection.anchor }
    expect(boundsOf(selection)).toEqual({ firstRow: 1, lastRow: 2, firstColumn: 1, lastColumn: 3 })
    expect(boundsOf(turned)).toEqual(boundsOf(selection))
  })

  it.each([
    [{ row: 1, column: 1 }, true],
    [{ row: 2, column: 3 }, true],
    [{ row: 0, column: 2 }, false],
    [{ row: 1, column: 4 }, false],
  ])('has %j in it: %s', (cell, expected) => {
    expect(isSelected(selection, cell)).toBe(expected)
    expect(isSelected(null, cell)).toBe(false)
  })

  it('can be a row, a column and everything', () => {
    expect(boundsOf(wholeRow({ row: 1, column: 2 }, size))).toEqual({
      firstRow: 1,
      lastRow: 1,
      firstColumn: 0,
      lastColumn: 4,
    })
    expect(boundsOf(wholeColumn({ row: 1, column: 2 }, size))).toEqual({
      firstRow: 0,
      lastRow: 2,
      firstColumn: 2,
      lastColumn: 2,
    })
    expect(boundsOf(wholeGrid(size))).toEqual({ firstRow: 0, lastRow: 2, firstColumn: 0, lastColumn: 4 })
  })
})

it.each([
  ['a row came before it', ['b', 'a'], { row: 1, column: 4 }],
  ['one came behind it', ['a', 'b'], { row: 0, column: 4 }],
  ['its own is gone', ['b'], null],
])('a cell stays with its row when %s', (_, now, found) => {
  expect(inRows({ row: 0, column: 4 }, ['a'], now)).toEqual(found)
})
