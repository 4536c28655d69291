import { chakra } from '@chakra-ui/react'

/** The page's column: everything but pictures that run from edge to edge. */
export const Container = chakra('div', {
  base: { width: '100%', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '1.25rem', md: '2rem' } },
})
