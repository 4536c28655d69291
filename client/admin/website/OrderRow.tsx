import { Box, Flex, Text } from '@chakra-ui/react'
import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import { GripIcon } from '../ui/icons.tsx'
import { MoveButtons } from '../ui/MoveButtons.tsx'

/** Something that stands in an order. */
export interface OrderItem {
  id: string
  name: string
  /** Before its name, such as how it looks. */
  start?: ReactNode
  /** Behind its buttons, such as one that takes it away. */
  end?: ReactNode
}

interface OrderRowProps {
  item: OrderItem
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  style: CSSProperties | undefined
  onGrip: (event: PointerEvent<HTMLElement>) => void
  onMove: (by: -1 | 1) => void
}

/** A row of a list that is put in order: dragged by its grip, or moved by its buttons. */
export const OrderRow = ({ item, isFirst, isLast, isDragged, style, onGrip, onMove }: OrderRowProps) => {
  const { id, name, start, end } = item
  return (
    <Flex
      as="li"
      data-record={id}
      style={style}
      align="center"
      gap="1"
      py="1"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.muted"
      boxShadow={isDragged ? 'lg' : undefined}
      borderRadius={isDragged ? 'l2' : undefined}
    >
      {/* The buttons do the same for whoever does not drag. */}
      <Box
        aria-hidden="true"
        data-grip=""
        p="2.5"
        color="fg.muted"
        cursor={isDragged ? 'grabbing' : 'grab'}
        touchAction="none"
        userSelect="none"
        onPointerDown={onGrip}
      >
        <GripIcon boxSize="5" strokeWidth="2.5" />
      </Box>
      {start}
      <Text flex="1" minWidth="0" overflowWrap="anywhere" fontWeight="semibold">
        {name}
      </Text>
      <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      {end}
    </Flex>
  )
}
