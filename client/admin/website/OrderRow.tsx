import { Box, Flex, Text } from '@chakra-ui/react'
import type { CSSProperties, PointerEvent } from 'react'
import { GripIcon } from '../ui/icons.tsx'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { nameOf } from './labels.ts'

interface OrderRowProps {
  entry: ContentRowFragment
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  style: CSSProperties | undefined
  onGrip: (event: PointerEvent<HTMLElement>) => void
  onMove: (by: -1 | 1) => void
}

/** A record while its list is put in order: dragged by its grip, or moved by its buttons. */
export const OrderRow = ({ entry, isFirst, isLast, isDragged, style, onGrip, onMove }: OrderRowProps) => {
  const name = nameOf(entry)
  return (
    <Flex
      as="li"
      data-record={entry.id}
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
      <Text flex="1" minWidth="0" overflowWrap="anywhere" fontWeight="semibold">
        {name}
      </Text>
      <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
    </Flex>
  )
}
