import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Names and values of a record in a row that wraps; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Flex as="dl" gap="2" columnGap="7" wrap="wrap">
    {facts
      .filter(([, value]) => value != null && value !== '' && value !== false)
      .map(([name, value]) => (
        <Box key={name}>
          <Text as="dt" textStyle="xs" color="fg.muted">
            {name}
          </Text>
          <Box as="dd" fontVariantNumeric="tabular-nums">
            {value}
          </Box>
        </Box>
      ))}
  </Flex>
)
