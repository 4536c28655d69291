import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Awning } from '#client/ui/Awning.tsx'
import { Container } from '#client/ui/Container.tsx'

/** A card of its own on a quiet page: there is one thing to decide here. */
export const LinkFrame = ({ children }: { children: ReactNode }) => (
  <chakra.div background="shell" minHeight="34rem" paddingBlock={{ base: '3rem 6rem', md: '5rem 8rem' }}>
    <Container maxWidth="40rem">
      <Awning position="relative" zIndex="1" marginInline="0.75rem" />
      <chakra.div
        background="foam"
        borderRadius="0 0 {radii.large} {radii.large}"
        boxShadow="card"
        marginTop="-2rem"
        marginInline="1.25rem"
        padding={{ base: '4rem 1.5rem 2.5rem', md: '4.5rem 3rem 3.25rem' }}
      >
        {children}
      </chakra.div>
    </Container>
  </chakra.div>
)
