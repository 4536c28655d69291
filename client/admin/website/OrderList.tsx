import { Box } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { focusMoved } from '../ui/focus-moved.ts'
import { OrderRow, type OrderItem } from './OrderRow.tsx'
import { useRowDrag } from './useRowDrag.ts'

interface OrderListProps {
  items: readonly OrderItem[]
  label: string
  /** Puts one of them at another place. */
  onMove: (id: string, place: number) => void
  /** Something for whoever does not see the list change. */
  onSaid: (words: string) => void
}

/** Things while they are put in order, by keyboard, mouse or finger. */
export const OrderList = ({ items, label, onMove, onSaid }: OrderListProps) => {
  const moved = useRef<Parameters<typeof focusMoved>[1]>(null)
  const put = (from: number, to: number) => {
    const { id, name } = items[from]!
    onSaid(`${name} is now number ${to + 1} of ${items.length}`)
    onMove(id, to)
  }
  const { list, begin, styleOf, dragged } = useRowDrag(put)

  useEffect(() => {
    if (moved.current) focusMoved(list.current, moved.current)
    moved.current = null
  })

  return (
    <Box as="ol" ref={list} listStyleType="none" aria-label={label}>
      {items.map((item, place) => (
        <OrderRow
          key={item.id}
          item={item}
          isFirst={place === 0}
          isLast={place === items.length - 1}
          isDragged={place === dragged}
          style={styleOf(place)}
          onGrip={begin(place)}
          onMove={(by) => {
            moved.current = { id: item.id, by }
            put(place, place + by)
          }}
        />
      ))}
    </Box>
  )
}
