import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { formatMonthDay, formatStayDay } from '../ui/time.ts'
import { AdjustmentForm } from './AdjustmentForm.tsx'
import { AdjustmentList } from './AdjustmentList.tsx'
import { nightsInWords, typesInWords } from './adjustment-words.ts'
import { boundsOf, wholeGrid, type Selection } from './cell-selection.ts'
import type { ChosenNights } from './adjustment-form.ts'
import { NightTable, type GridPickup, type GridType } from './NightTable.tsx'
import type { AdjustmentRowFragment } from './RateGrid.generated.ts'
import { useAdjustments } from './useAdjustments.ts'
import { useCellSelection } from './useCellSelection.ts'

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

const spanOf = ({ firstNight, lastNight }: ChosenNights) =>
  firstNight === lastNight ? formatStayDay(firstNight) : `${formatStayDay(firstNight)} to ${formatStayDay(lastNight)}`

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
  const { selection, isBegun, active, choose, grid } = useCellSelection(rows, dates.length, () => setIsOpen(mayChange))
  const { apply, ...ofList } = useAdjustments(refresh)
  const names = types.map(({ roomTypeId, roomType }) => ({ id: roomTypeId, name: roomType.name }))
  const nameOf = (id: string) => names.find((type) => type.id === id)?.name ?? ''
  const chosen = selection && chosenNights(selection, types, dates)
  const count = chosen && selection ? chosen.roomTypeIds.length * countColumns(selection) : 0

  return (
    <>
      <Legend isCompared={pickup.comparison !== null} />
      <NightTable
        label={`Nights from ${formatMonthDay(dates[0]!)} to ${formatMonthDay(dates.at(-1)!)}`}
        types={types}
        dates={dates}
        pickup={pickup}
        selection={selection}
        active={active}
        grid={grid}
      />
      <Flex
        gap="3"
        align="center"
        justify="space-between"
        wrap="wrap"
        position="sticky"
        bottom={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', xl: '4' }}
        zIndex="2"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
        boxShadow="sm"
        px="4"
        py="3"
      >
        <Box as="output" flex="1 1 14rem">
          {chosen ? (
            <>
              <Text fontWeight="semibold">
                {typesInWords(chosen.roomTypeIds, names)}: {nightsInWords(count)}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {spanOf(chosen)}
                {isBegun && '. Press the last night to choose all between.'}
              </Text>
            </>
          ) : (
            <Text color="fg.muted">No night is chosen.</Text>
          )}
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="ghost" onClick={() => choose(chosen ? null : wholeGrid(size))}>
            {chosen ? 'Clear' : 'Choose all'}
          </Button>
          {mayChange && (
            <Button size="sm" variant="solid" colorPalette="coral" disabled={!chosen} onClick={() => setIsOpen(true)}>
              Change these nights
            </Button>
          )}
        </Flex>
      </Flex>
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
          description={`${typesInWords(chosen.roomTypeIds, names)}, ${spanOf(chosen)}.`}
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
