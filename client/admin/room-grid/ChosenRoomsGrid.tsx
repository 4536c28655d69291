import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { BlockRowFragment } from '../availability/BlockRow.generated.ts'
import { useViewer } from '../frame/viewer.tsx'
import { boundsOf, wholeGrid, type Selection } from '../night-grid/cell-selection.ts'
import { ChosenBar } from '../night-grid/ChosenBar.tsx'
import { nightsInWords, spanInWords } from '../night-grid/nights-in-words.ts'
import { useCellSelection } from '../night-grid/useCellSelection.ts'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { BarLegend } from './BarLegend.tsx'
import { BlockRoomsForm } from './BlockRoomsForm.tsx'
import type { GridRow } from './grid-rows.ts'
import { RoomTable } from './RoomTable.tsx'
import { blockInWords, roomsInShort, roomsInWords } from './room-words.ts'
import { useRoomBlocks } from './useRoomBlocks.ts'

interface ChosenRoomsGridProps {
  rows: readonly GridRow[]
  dates: readonly string[]
  refresh: () => Promise<unknown>
}

/** The rooms among the chosen rows, and the nights; null where there is no room among them. */
const chosenRooms = (selection: Selection, rows: readonly GridRow[], dates: readonly string[]) => {
  const { firstRow, lastRow, firstColumn, lastColumn } = boundsOf(selection)
  const [firstNight, lastNight] = [dates[firstColumn]!, dates[lastColumn]!]
  const ofRooms = rows.slice(firstRow, lastRow + 1).filter((row) => row.kind === 'room')
  if (ofRooms.length === 0) return null
  return {
    rooms: ofRooms.map(({ room }) => room),
    nights: { firstNight, lastNight },
    count: ofRooms.length * (lastColumn - firstColumn + 1),
    blocks: ofRooms
      .flatMap(({ blocks }) => blocks)
      .filter((block) => block.firstNight <= lastNight && block.lastNight >= firstNight),
  }
}

/** What blocks the chosen nights; notes are in the cells for a pointer only. */
const blockedBy = (blocks: readonly BlockRowFragment[]): string => {
  const [first, ...more] = blocks
  if (!first) return ''
  if (more.length > 0) return `. ${blocks.length} blocks lie on them`
  return `. Room ${first.room!.roomNumber} is blocked: ${blockInWords(first)}${first.note ? `, ${first.note}` : ''}`
}

/** The grid with what is chosen in it, and what can be done with that. */
export const ChosenRoomsGrid = ({ rows, dates, refresh }: ChosenRoomsGridProps) => {
  const mayChange = useViewer().can('rooms:write')
  const [isOpen, setIsOpen] = useState(false)
  const ids = rows.map(({ id }) => id)
  const { selection, isBegun, choose, grid, cellProps } = useCellSelection(ids, dates.length, () =>
    setIsOpen(mayChange),
  )
  const { block, free } = useRoomBlocks(refresh)
  const chosen = selection && chosenRooms(selection, rows, dates)
  const input = chosen && { roomIds: chosen.rooms.map(({ id }) => id), ...chosen.nights }

  return (
    <>
      <ChosenBar
        chosen={
          chosen && {
            what: `${roomsInShort(chosen.rooms)}: ${nightsInWords(chosen.count)}`,
            when: `${spanInWords(chosen.nights)}${blockedBy(chosen.blocks)}`,
          }
        }
        nothing={selection ? 'Choose rooms: the row of a room type cannot be blocked here.' : 'No night is chosen.'}
        isBegun={isBegun}
        onAll={() => choose(wholeGrid({ rows: rows.length, columns: dates.length }))}
        onClear={() => choose(null)}
      >
        {mayChange && (
          <>
            <Button size="sm" variant="solid" colorPalette="coral" disabled={!chosen} onClick={() => setIsOpen(true)}>
              Block these rooms
            </Button>
            <Button
              size="sm"
              disabled={!chosen}
              onClick={() => chosen && input && void free(input, roomsInShort(chosen.rooms))}
            >
              Free these nights
            </Button>
          </>
        )}
      </ChosenBar>
      <RoomTable rows={rows} dates={dates} grid={grid} cellProps={cellProps} />
      <BarLegend />
      {!mayChange && (
        <Text textStyle="sm" color="fg.muted">
          Managers and owners block rooms here.
        </Text>
      )}
      {chosen && input && (
        <DeskDialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="Block rooms"
          description={`${roomsInWords(chosen.rooms)}, ${spanInWords(chosen.nights)}.`}
        >
          <BlockRoomsForm
            label={chosen.rooms.length === 1 ? 'Block the room' : `Block ${chosen.rooms.length} rooms`}
            onBlock={async (why) => {
              await block({ ...input, ...why }, roomsInShort(chosen.rooms))
              setIsOpen(false)
            }}
          />
        </DeskDialog>
      )}
    </>
  )
}
