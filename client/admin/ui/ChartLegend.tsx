import { Flex } from '@chakra-ui/react'
import { lineStyles } from './line-styles.ts'

/** Which line is which keyword; stands outside the drawing, so that long names take no room from it. */
export const ChartLegend = ({ names }: { names: readonly string[] }) => (
  <Flex gap="4" rowGap="1" wrap="wrap" textStyle="sm">
    {names.map((name, place) => (
      <Flex key={name} gap="2" align="center">
        <svg width="28" height="8" viewBox="0 0 28 8">
          <line
            x1="0"
            x2="28"
            y1="4"
            y2="4"
            stroke={lineStyles[place]?.color}
            strokeDasharray={lineStyles[place]?.dash}
            strokeWidth="2.5"
          />
        </svg>
        {name}
      </Flex>
    ))}
  </Flex>
)
