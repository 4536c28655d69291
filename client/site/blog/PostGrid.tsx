import { chakra } from '@chakra-ui/react'

export const PostGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: '1.5rem', md: '2rem' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  },
})
