import { Box } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { focusMoved } from '../ui/focus-moved.ts'
import type { Group } from './groups.ts'
import { nameOf } from './labels.ts'
import { OrderRow } from './OrderRow.tsx'
import { useRowDrag } from './useRowDrag.ts'

interface OrderListProps {
  group: Group
  label: string
  /** Puts a record at a place of its group. */
  onMove: (id: string, place: number) => void
  /** Something for whoever does not see the list change. */
  onSaid: (words: string) => void
}

/** The records of a group while they are put in order. */
export const OrderList = ({ group: { entries }, label, onMove, onSaid }: OrderListProps) => {
  const moved = useRef<Parameters<typeof focusMoved>[1]>(null)
  const put = (from: number, to: number) => {
    const entry = entries[from]!
    onSaid(`${nameOf(entry)} is now number ${to + 1} of ${entries.length}`)
    onMove(entry.id, to)
  }
  const { list, begin, styleOf, dragged } = useRowDrag(put)

  useEffect(() => {
    if (moved.current) focusMoved(list.current, moved.current)
    moved.current = null
  })

  return (
    <Box as="ul" ref={list} listStyleType="none" aria-label={label}>
      {entries.map((entry, place) => (
        <OrderRow
          key={entry.id}
          entry={entry}
          isFirst={place === 0}
          isLast={place === entries.length - 1}
          isDragged={place === dragged}
          style={styleOf(place)}
          onGrip={begin(place)}
          onMove={(by) => {
            moved.current = { id: entry.id, by }
            put(place, place + by)
          }}
        />
      ))}
    </Box>
  )
}
