import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { boundsOf, wholeGrid, type Selection } from '../night-grid/cell-selection.ts'
import { ChosenBar } from '../night-grid/ChosenBar.tsx'
import { nightsInWords, spanInWords } from '../night-grid/nights-in-words.ts'
import { useCellSelection } from '../night-grid/useCellSelection.ts'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { AdjustmentForm } from './AdjustmentForm.tsx'
import { AdjustmentList } from './AdjustmentList.tsx'
import { typesInWords } from './adjustment-words.ts'
import type { ChosenNights } from './adjustment-form.ts'
import { NightTable, type GridPickup, type GridType } from './NightTable.tsx'
import type { AdjustmentRowFragment } from './RateGrid.generated.ts'
import { useAdjustments } from './useAdjustments.ts'

interface ChosenNightsGridProps {
  types: readonly GridType[]
  dates: readonly string[]
  pickup: GridPickup
  adjustments: readonly AdjustmentRowFragment[]
  refresh: () => Promise<unknown>
}

const chosenNights = (selection: Selection, types: readonly GridType[], dates: readonly string[]): ChosenNights => {
  const { firstRow, lastRow, firstColumn, lastColumn } = boundsOf(selection)
  return {
    roomTypeIds: types.slice(firstRow, lastRow + 1).map(({ roomTypeId }) => roomTypeId),
    firstNight: dates[firstColumn]!,
    lastNight: dates[lastColumn]!,
  }
}

/** What the figures in the cells are; signs alone would have to be guessed. */
const Legend = ({ isCompared }: { isCompared: boolean }) => (
  <Text textStyle="sm" color="fg.muted">
    In each cell: the price in dollars, the rooms that are free or “closed” where the night is not sold, <b>2+</b> for a
    shortest stay of two nights, <b>1b</b> for one blocked room.
    {isCompared && (
      <>
        {' '}
        Below it what has changed: <b>+2</b> for two more rooms that are sold or blocked, <b>+5%</b> for the price,{' '}
        <b>=</b> for neither more nor less, <b>?</b> where nobody noted it.
      </>
    )}{' '}
    Friday and Saturday nights are shaded.
  </Text>
)

/** The grid with what is chosen in it, and what can be done with that. */
export const ChosenNightsGrid = ({ types, dates, pickup, adjustments, refresh }: ChosenNightsGridProps) => {
  const { can, role } = useViewer()
  const mayChange = can('rooms:write') && (role === 'OWNER' || role === 'MANAGER')
  const [isOpen, setIsOpen] = useState(false)
  const size = { rows: types.length, columns: dates.length }
  const rows = types.map(({ roomTypeId }) => roomTypeId)
  const { selection, isBegun, choose, grid, cellProps } = useCellSelection(rows, dates.length, () =>
    setIsOpen(mayChange),
  )
  const { apply, ...ofList } = useAdjustments(refresh)
  const names = types.map(({ roomTypeId, roomType }) => ({ id: roomTypeId, name: roomType.name }))
  const nameOf = (id: string) => names.find((type) => type.id === id)?.name ?? ''
  const chosen = selection && chosenNights(selection, types, dates)
  const count = chosen && selection ? chosen.roomTypeIds.length * countColumns(selection) : 0

  return (
    <>
      <ChosenBar
        chosen={
          chosen && {
            what: `${typesInWords(chosen.roomTypeIds, names)}: ${nightsInWords(count)}`,
            when: spanInWords(chosen),
          }
        }
        nothing="No night is chosen."
        isBegun={isBegun}
        onAll={() => choose(wholeGrid(size))}
        onClear={() => choose(null)}
      >
        {mayChange && (
          <Button size="sm" variant="solid" colorPalette="coral" disabled={!chosen} onClick={() => setIsOpen(true)}>
            Change these nights
          </Button>
        )}
      </ChosenBar>
      <NightTable types={types} dates={dates} pickup={pickup} grid={grid} cellProps={cellProps} />
      <Legend isCompared={pickup.comparison !== null} />
      {!mayChange && (
        <Text textStyle="sm" color="fg.muted">
          Managers and owners change nights here.
        </Text>
      )}
      <AdjustmentList adjustments={adjustments} types={names} mayChange={mayChange} {...ofList} />
      {chosen && (
        <DeskDialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="Change nights"
          description={`${typesInWords(chosen.roomTypeIds, names)}, ${spanInWords(chosen)}.`}
          size="xl"
        >
          <AdjustmentForm chosen={chosen} nameOf={nameOf} onApply={apply} onApplied={() => setIsOpen(false)} />
        </DeskDialog>
      )}
    </>
  )
}

const countColumns = (selection: Selection) => {
  const { firstColumn, lastColumn } = boundsOf(selection)
  return lastColumn - firstColumn + 1
}
