import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { OfferCard } from './OfferCard.tsx'
import { useText } from '../texts/useText.ts'
import { isOffered, offers } from './offers.ts'
import type { OfferCardsFragment } from './OfferCards.generated.ts'

/** The standing offers side by side; the one for everybody hangs in the middle, under the awning. */
export const OfferCards = ({ hotel }: { hotel: OfferCardsFragment }) => {
  const text = useText()
  if (!offers.some((place) => isOffered(text, place))) return null
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
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        alignItems="stretch"
      >
        {offers.map((place) => (
          <OfferCard key={place} hotel={hotel} place={place} underAwning={place === 'deals-new'} />
        ))}
      </chakra.ul>
    </Container>
  )
}
