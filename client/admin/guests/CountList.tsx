import { Box } from '@chakra-ui/react'

interface CountListProps {
  /** Names the list for a screen reader. */
  of: string
  counts: readonly { name: string; count: number }[]
}

/** How many there are of each kind. */
export const CountList = ({ of, counts }: CountListProps) => (
  <Box as="ul" listStyleType="none" aria-label={of} textStyle="sm" columns={{ md: 2 }} columnGap="8">
    {counts.map(({ name, count }) => (
      <Box as="li" key={name} py="0.5" breakInside="avoid">
        {name}: <strong>{count}</strong>
      </Box>
    ))}
  </Box>
)
