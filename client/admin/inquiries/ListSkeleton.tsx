import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'

const places = [1, 2, 3, 4, 5]

export const ListSkeleton = () => (
  <Stack as="output" gap="0">
    <VisuallyHidden>Loading inquiries</VisuallyHidden>
    {places.map((place) => (
      <Stack key={place} gap="2.5" px="4" py="4" borderBottomWidth="1px" borderColor="border.muted">
        <Skeleton height="4" width={`${60 - place * 4}%`} />
        <Skeleton height="3.5" width={`${95 - place * 5}%`} />
        <Skeleton height="5" width="55%" />
      </Stack>
    ))}
  </Stack>
)
