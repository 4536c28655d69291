import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { PictureShape } from '#graphql/inputs/content/kinds.ts'
import { Picture, pictureSize } from '#client/ui/Picture.tsx'
import { Button } from '../../ui/Button.tsx'
import { DeskDialog } from '../../ui/DeskDialog.tsx'
import { formatNumber } from '../../ui/number.ts'
import { DialogFoot } from '../DialogFoot.tsx'
import { movedCrop, narrowestCrop, resizedCrop, widestCrop, type Rectangle } from './crop.ts'
import { Cut } from './Cut.tsx'

interface CropDialogProps {
  file: string
  label: string
  shape: PictureShape
  start: Rectangle
  /** It was cut by hand already. */
  isOwn: boolean
  /** Null for what the focus point makes. */
  onCut: (crop: Rectangle | null) => void
  onClose: () => void
}

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const Range = chakra('input', { base: { width: 'full', height: '8', accentColor: '{colors.coral.solid}' } })

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A rectangle of one shape on the whole picture; dragged, or moved by the arrow keys. */
export const CropDialog = ({ file, label, shape, start, isOwn, onCut, onClose }: CropDialogProps) => {
  const [crop, setCrop] = useState(start)
  const picture = pictureSize(file)
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)

  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current || !stage.current) return
    const scale = picture.width / stage.current.clientWidth
    const by = { x: (clientX - grip.current.x) * scale, y: (clientY - grip.current.y) * scale }
    grip.current = { x: clientX, y: clientY }
    setCrop((before) => movedCrop(before, by, picture))
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const far = picture.width / (event.shiftKey ? 10 : 50)
    setCrop((before) => movedCrop(before, { x: by.x * far, y: by.y * far }, picture))
  }
  const [least, most] = [Math.min(narrowestCrop(shape), widestCrop(shape, picture)), widestCrop(shape, picture)]
  const place = `${Math.round((crop.x / picture.width) * 100)} % from the left, ${Math.round((crop.y / picture.height) * 100)} % from the top`
  return (
    <DeskDialog
      open
      onClose={onClose}
      size="xl"
      title={`Cut it yourself: ${label}`}
      description="Pages show this part wherever they cut the picture to this shape."
    >
      <Stack gap="4">
        <Box
          ref={stage}
          position="relative"
          overflow="hidden"
          borderRadius="l2"
          lineHeight="0"
          width="full"
          mx="auto"
          // What is below stays in sight.
          style={{ maxWidth: `calc(45dvh * ${picture.width / picture.height})` }}
        >
          <Picture of={{ file, alt: '' }} sizes="(min-width: 64rem) 50rem, 100vw" width="100%" draggable={false} />
          <chakra.button
            type="button"
            aria-label={`Crop: ${place}. The arrow keys move it.`}
            position="absolute"
            borderWidth="2px"
            borderColor="white"
            // Everything outside is dimmed.
            boxShadow="0 0 0 1px black, 0 0 0 100vmax rgb(0 0 0 / 0.55)"
            cursor="move"
            touchAction="none"
            onKeyDown={step}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              grip.current = { x: event.clientX, y: event.clientY }
            }}
            onPointerMove={drag}
            onPointerUp={() => (grip.current = null)}
            onPointerCancel={() => (grip.current = null)}
            _focusVisible={{ outline: '3px solid', outlineColor: 'coral.focusRing', outlineOffset: '-5px' }}
            style={{
              left: percent(crop.x, picture.width),
              top: percent(crop.y, picture.height),
              width: percent(crop.width, picture.width),
              height: percent(crop.height, picture.height),
            }}
          />
        </Box>
        <Text textStyle="sm" color="fg.muted">
          Drag the frame, or move it with the arrow keys: further with Shift.
        </Text>
        <Flex gap="6" wrap="wrap" align="flex-start">
          <Box flex="1 1 14rem">
            <chakra.label display="block" textStyle="sm" fontWeight="semibold">
              Size
              <Range
                type="range"
                min={least}
                max={most}
                step={Math.max(1, Math.round((most - least) / 100))}
                value={crop.width}
                aria-valuetext={`${crop.width} by ${crop.height} pixels`}
                onChange={(event) => {
                  const width = Number(event.target.value)
                  setCrop((before) => resizedCrop(shape, before, width, picture))
                }}
              />
            </chakra.label>
            <Text textStyle="sm" color="fg.muted">
              {formatNumber(crop.width)} by {formatNumber(crop.height)} pixels
              {crop.width < 800 && ': less than 800 is blurred on large screens'}
            </Text>
          </Box>
          <Cut file={file} picture={picture} crop={crop} width="9rem" borderRadius="l1" />
        </Flex>
      </Stack>
      <DialogFoot>
        <Button variant="solid" colorPalette="coral" onClick={() => onCut(crop)}>
          Use this crop
        </Button>
        {isOwn && <Button onClick={() => onCut(null)}>Back to the focus point</Button>}
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </DialogFoot>
    </DeskDialog>
  )
}
