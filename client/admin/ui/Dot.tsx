import { Box } from '@chakra-ui/react'

const colors = { good: 'green.solid', bad: 'red.solid', unknown: 'fg.subtle' } as const

export type Health = keyof typeof colors

/** A small sign of health; decoration, since the words beside it say the same. Each health has a shape of its own. */
export const Dot = ({ health }: { health: Health }) => (
  <Box
    as="span"
    aria-hidden="true"
    display="inline-block"
    boxSize="2.5"
    flexShrink="0"
    borderRadius={health === 'bad' ? '2px' : 'full'}
    bg={health === 'unknown' ? 'transparent' : colors[health]}
    borderWidth="2px"
    borderColor={colors[health]}
  />
)
