import { Box, chakra, Text } from '@chakra-ui/react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Picture } from '#client/ui/Picture.tsx'

interface Point {
  x: number
  y: number
}

interface FocusPointProps {
  file: string
  value: Point
  onChange: (point: Point) => void
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

/** The whole picture with the point that stays in sight; a click, a finger or the arrow keys move it. */
export const FocusPoint = ({ file, value: { x, y }, onChange }: FocusPointProps) => {
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) })
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 2
    onChange({ x: within(x + by.x * far), y: within(y + by.y * far) })
  }
  return (
    <Box>
      <chakra.button
        type="button"
        aria-label={`Focus point: ${x} % from the left, ${y} % from the top. The arrow keys move it.`}
        position="relative"
        display="block"
        width="full"
        overflow="hidden"
        borderRadius="l2"
        cursor="crosshair"
        touchAction="none"
        onKeyDown={step}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
        _focusVisible={{ outline: '3px solid', outlineColor: 'coral.focusRing', outlineOffset: '2px' }}
      >
        <Picture of={{ file, alt: '' }} sizes="(min-width: 64rem) 40rem, 100vw" width="100%" draggable={false} />
        <Box
          position="absolute"
          width="8"
          height="8"
          borderRadius="full"
          borderWidth="3px"
          borderColor="white"
          boxShadow="0 0 0 2px black, inset 0 0 0 2px black"
          transform="translate(-50%, -50%)"
          pointerEvents="none"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </chakra.button>
      <Text textStyle="sm" color="fg.muted" mt="2">
        What stays in sight where a page cuts the picture: tap it, or move the ring with the arrow keys.
      </Text>
    </Box>
  )
}
