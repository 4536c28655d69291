import { chakra } from '@chakra-ui/react'

/** What a guest should know of a price before relying on it. */
export const Notice = chakra('p', { base: { fontWeight: '600', color: 'coralDark', marginTop: '0.5rem' } })
