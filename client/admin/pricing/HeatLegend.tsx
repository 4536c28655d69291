import { Box, Flex, Text } from '@chakra-ui/react'
import { formatDollars } from '../ui/money.ts'
import { heatColour, heatStart, heatSteps } from './heat.ts'

/** Where a shade begins follows from the lowest and the highest price; cents of it say nothing. */
const nextDollar = (cents: number) => Math.ceil(cents / 100) * 100

/** What the shades mean. The prices stand in the days too, so colour is never alone. */
export const HeatLegend = ({ lowest, highest }: { lowest: number; highest: number }) => (
  <Flex gap="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
    <Text>From</Text>
    {Array.from({ length: highest > lowest ? heatSteps : 1 }, (_, step) => (
      <Flex key={step} align="center" gap="1.5">
        <Box boxSize="5" borderRadius="l1" borderWidth="1px" borderColor="border" bg={heatColour(step)} />
        <span>{formatDollars(step === 0 ? lowest : nextDollar(heatStart(step, lowest, highest)))}</span>
      </Flex>
    ))}
    <Text>up to {formatDollars(highest)}</Text>
  </Flex>
)
