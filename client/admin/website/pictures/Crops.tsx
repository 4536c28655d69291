import { Box, Flex, Text } from '@chakra-ui/react'
import { Picture } from '#client/ui/Picture.tsx'

const crops = [
  { label: 'Card, 3:2', ratio: '3 / 2', width: '8.25rem' },
  { label: 'Top of the home page', ratio: '12 / 5', width: '13.2rem' },
  { label: 'Square', ratio: '1 / 1', width: '5.5rem' },
  { label: 'Upright, 4:5', ratio: '4 / 5', width: '4.4rem' },
] as const

/** The picture as pages cut it. */
export const Crops = ({ file, focus }: { file: string; focus: { x: number; y: number } }) => (
  <Flex as="ul" listStyleType="none" gap="4" wrap="wrap" align="flex-start" aria-label="As pages cut it">
    {crops.map(({ label, ratio, width }) => (
      <Box as="li" key={label} width={width} maxWidth="full">
        <Picture of={{ file, alt: '', focus }} sizes={width} width="100%" aspectRatio={ratio} borderRadius="l1" />
        <Text textStyle="xs" color="fg.muted" mt="1">
          {label}
        </Text>
      </Box>
    ))}
  </Flex>
)
