import { Box, Text, type BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FigureProps extends BoxProps {
  label: string
  value: ReactNode
  /** A word on what the number means. */
  note?: ReactNode
}

/** One number that matters, with its name; stands in a `dl`. */
export const Figure = ({ label, value, note, ...box }: FigureProps) => (
  <Box {...box}>
    <Text as="dt" color="fg.muted" textStyle="sm">
      {label}
    </Text>
    <Box as="dd" textStyle="pageTitle" fontVariantNumeric="lining-nums" lineHeight="1.25">
      {value}
    </Box>
    {note && (
      <Text as="dd" color="fg.muted" textStyle="sm">
        {note}
      </Text>
    )}
  </Box>
)
