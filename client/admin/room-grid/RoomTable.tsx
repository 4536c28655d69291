import { VisuallyHidden, type SystemStyleObject } from '@chakra-ui/react'
import { NightGrid, nightMarks } from '../night-grid/NightGrid.tsx'
import type { useCellSelection } from '../night-grid/useCellSelection.ts'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import { barLook, barSigns } from './bars.tsx'
import { isOn, type GridRow, type TypeNights } from './grid-rows.ts'
import { blockInWords, countRooms, withoutNumberInWords } from './room-words.ts'

interface RoomTableProps extends Pick<ReturnType<typeof useCellSelection>, 'grid' | 'cellProps'> {
  rows: readonly GridRow[]
  dates: readonly string[]
}

type Row<Kind> = GridRow & { kind: Kind }
type TypeNight = TypeNights['nights'][number]

interface RowProps<Kind> extends Pick<RoomTableProps, 'cellProps' | 'dates'> {
  row: Row<Kind>
  index: number
}

const isClosed = ({ stopSell, free }: TypeNight) => stopSell || free === 0

const freeInWords = ({ stopSell, free, rooms }: TypeNight) => (stopSell ? 'not sold' : `${free} of ${rooms} free`)

/** A type's nights are walked through, as all cells are, but never chosen: what is blocked here are rooms. */
const TypeCells = ({ row: { type, blocks }, index, cellProps }: RowProps<'type'>) => {
  const today = hotelToday()
  return type.nights.map((night, column) => {
    const withoutNumber = blocks.filter(isOn(night.date))
    const words = [
      type.roomType.name,
      formatStayDay(night.date),
      freeInWords(night),
      withoutNumberInWords(withoutNumber),
    ]
    return (
      <td
        key={night.date}
        {...cellProps({ row: index, column })}
        {...nightMarks(night.date, today)}
        aria-selected={undefined}
        data-closed={isClosed(night) || undefined}
        aria-label={words.filter(Boolean).join(', ')}
      >
        <span data-part="free">{night.stopSell ? 'closed' : `${night.free}/${night.rooms}`}</span>
        {withoutNumber.length > 0 && <span data-part="blocked">{countRooms(withoutNumber)}b</span>}
      </td>
    )
  })
}

const RoomCells = ({ row: { room, blocks }, index, dates, cellProps }: RowProps<'room'>) => {
  const today = hotelToday()
  return dates.map((date, column) => {
    const block = blocks.find(isOn(date))
    const Sign = block && barSigns[block.reason]
    const isFirstShown = block && (column === 0 || block.firstNight === date)
    return (
      <td
        key={date}
        {...cellProps({ row: index, column })}
        {...nightMarks(date, today)}
        data-block={block?.reason}
        data-begins={block?.firstNight === date || undefined}
        data-ends={block?.lastNight === date || undefined}
        title={block?.note ?? undefined}
        aria-label={`Room ${room.roomNumber}, ${formatStayDay(date)}, ${block ? blockInWords(block) : 'not blocked'}`}
      >
        {Sign && <span data-part="bar">{isFirstShown && <Sign />}</span>}
      </td>
    )
  })
}

const RoomName = ({ row: { room } }: { row: Row<'room'> }) => (
  <>
    <VisuallyHidden>Room </VisuallyHidden>
    {room.roomNumber}
    {room.accessible && <span data-part="mark"> accessible</span>}
    {!room.active && <span data-part="mark"> out of use</span>}
  </>
)

const look: SystemStyleObject = {
  ...barLook,
  '& td': { minWidth: '2.5rem', height: '2.25rem', padding: '0', verticalAlign: 'middle' },
  '& td > span:not([data-part=bar])': { display: 'block', whiteSpace: 'nowrap' },
  '& [data-row=type] > *': { bg: 'bg.muted' },
  '& [data-row=type] > td': { cursor: 'default' },
  '& [data-row=room] > th': { paddingInlineStart: { base: '3', md: '4' } },
  '& [data-part=free]': { color: 'green.fg' },
  '& [data-closed] [data-part=free]': { color: 'red.fg' },
  '& [data-part=blocked]': { color: 'orange.fg' },
  '& [data-part=mark]': {
    display: { base: 'block', md: 'inline' },
    marginInlineStart: { md: '2' },
    textStyle: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
  // The line between two cells would cut the bar.
  '& td:not([data-begins]) > [data-part=bar]': { marginInlineStart: '-1px' },
  '& [data-begins] > [data-part=bar]': {
    marginInlineStart: '0.5',
    borderInlineStartWidth: '1.5px',
    borderStartStartRadius: 'l1',
    borderEndStartRadius: 'l1',
  },
  '& [data-ends] > [data-part=bar]': {
    marginInlineEnd: '0.5',
    borderInlineEndWidth: '1.5px',
    borderStartEndRadius: 'l1',
    borderEndEndRadius: 'l1',
  },
}

/** Room types and their rooms by nights: what is left of a type, and what blocks a room. */
export const RoomTable = ({ rows, dates, grid, cellProps }: RoomTableProps) => (
  <NightGrid rowTitle="Room" dates={dates} grid={grid} look={look}>
    {rows.map((row, index) => (
      <tr key={row.id} data-row={row.kind}>
        <th scope="row">
          {row.kind === 'room' ? (
            <RoomName row={row} />
          ) : (
            `${row.type.roomType.name}${row.type.roomType.active ? '' : ' (inactive)'}`
          )}
        </th>
        {row.kind === 'room' ? (
          <RoomCells row={row} index={index} dates={dates} cellProps={cellProps} />
        ) : (
          <TypeCells row={row} index={index} dates={dates} cellProps={cellProps} />
        )}
      </tr>
    ))}
  </NightGrid>
)
