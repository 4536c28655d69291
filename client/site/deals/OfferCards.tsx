import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { OfferCard } from './OfferCard.tsx'
import type { OfferCardsFragment } from './OfferCards.generated.ts'

/** The standing offers side by side; the one for everybody hangs in the middle, under the awning. */
export const OfferCards = ({ hotel }: { hotel: OfferCardsFragment }) => (
  <Container
    position="relative"
    marginTop={{ base: '-3.5rem', md: '-5rem' }}
    paddingBottom={{ base: '4rem', md: '6rem' }}
  >
    <chakra.ul
      listStyle="none"
      display="grid"
      gap={{ base: '1.5rem', lg: '2rem' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      alignItems="stretch"
    >
      <OfferCard hotel={hotel} place="deals-returning" />
      <OfferCard hotel={hotel} place="deals-new" underAwning />
      <OfferCard hotel={hotel} place="deals-extended" />
    </chakra.ul>
  </Container>
)
