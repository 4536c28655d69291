import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { OfferCard } from './OfferCard.tsx'
import type { OfferCardFragment } from './OfferCard.generated.ts'
import type { OfferCardsFragment } from './OfferCards.generated.ts'

/** The standing offers side by side; the one to be looked at first hangs under the awning. */
export const OfferCards = ({ hotel, offers }: { hotel: OfferCardsFragment; offers: OfferCardFragment[] }) => {
  if (offers.length === 0) return null
  return (
    <Container
      position="relative"
      marginTop={{ base: '-3.5rem', md: '-5rem' }}
      paddingBottom={{ base: '4rem', md: '6rem' }}
    >
      <chakra.ul
        listStyle="none"
        display="grid"
        gap={{ base: '1.5rem', lg: '2rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${Math.min(offers.length, 3)}, minmax(0, 1fr))` }}
        alignItems="stretch"
      >
        {offers.map((offer) => (
          <OfferCard key={offer.id} hotel={hotel} offer={offer} />
        ))}
      </chakra.ul>
    </Container>
  )
}
