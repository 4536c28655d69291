import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'

/** Holds the place of a page or tab whose code or data is on its way. */
export const PageSkeleton = () => (
  <Stack as="output" gap="4">
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton height="28" borderRadius="l3" />
    <Skeleton height="28" borderRadius="l3" />
  </Stack>
)
