import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { formatNumber } from '../ui/number.ts'

interface BarsProps {
  label: string
  rows: readonly { name: string; count: number }[]
  /** In an order that means something. */
  isOrdered?: boolean
}

/** Names with their counts, and a bar that shows how they compare. */
export const Bars = ({ label, rows, isOrdered }: BarsProps) => {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Stack as={isOrdered ? 'ol' : 'ul'} aria-label={label} gap="2.5" listStyleType="none">
      {rows.map(({ name, count }) => (
        <Box as="li" key={name}>
          <Flex justify="space-between" gap="4">
            <Text overflowWrap="anywhere" minWidth="0">
              {name}
            </Text>
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatNumber(count)}
            </Text>
          </Flex>
          <Box aria-hidden="true" bg="bg.muted" borderRadius="full" height="1.5" mt="1" overflow="hidden">
            <Box bg="sea.solid" borderRadius="full" height="full" width={`${(count / most) * 100}%`} />
          </Box>
        </Box>
      ))}
    </Stack>
  )
}
