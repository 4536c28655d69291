import { Box, type BoxProps } from '@chakra-ui/react'
import { Picture } from '#client/ui/Picture.tsx'
import type { Rectangle, Size } from './crop.ts'

interface CutProps extends BoxProps {
  file: string
  picture: Size
  crop: Rectangle
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A part of a picture alone, before it is made. */
export const Cut = ({ file, picture, crop, ...props }: CutProps) => (
  <Box position="relative" overflow="hidden" style={{ aspectRatio: `${crop.width} / ${crop.height}` }} {...props}>
    <Picture
      of={{ file, alt: '' }}
      sizes="33rem"
      position="absolute"
      maxWidth="none"
      objectFit="fill"
      style={{
        width: percent(picture.width, crop.width),
        height: percent(picture.height, crop.height),
        left: percent(-crop.x, crop.width),
        top: percent(-crop.y, crop.height),
      }}
    />
  </Box>
)
