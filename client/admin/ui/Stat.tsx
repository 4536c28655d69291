import { Box, Skeleton, Text } from '@chakra-ui/react'

interface StatProps {
  label: string
  /** Null when it is not known: a dash, never a zero. */
  value: string | null
  /** What the figure means, in a few words. */
  note?: string
  isLoading?: boolean
}

/** One figure on its own card. */
export const Stat = ({ label, value, note, isLoading = false }: StatProps) => (
  <Box
    as="li"
    bg="bg.panel"
    borderWidth="1px"
    borderColor="border"
    borderRadius="l3"
    boxShadow="sm"
    px={{ base: '4', md: '5' }}
    py={{ base: '3.5', md: '4' }}
    minWidth="0"
  >
    <Text color="fg.muted" textStyle="sm" fontWeight="semibold">
      {label}
    </Text>
    {isLoading ? (
      <Skeleton height="9" width="16" mt="1" borderRadius="l1" />
    ) : (
      <Text
        // The serif's old-style figures dance; these stand on one line.
        fontSize={{ base: '1.625rem', md: '2rem' }}
        fontWeight="semibold"
        lineHeight="1.3"
        fontVariantNumeric="lining-nums tabular-nums"
      >
        {value ?? '–'}
      </Text>
    )}
    {note && (
      <Text color="fg.muted" textStyle="sm">
        {note}
      </Text>
    )}
  </Box>
)
