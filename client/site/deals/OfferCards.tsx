import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { OfferCard } from './OfferCard.tsx'
import type { OfferCardsFragment } from './OfferCards.generated.ts'

/** The standing offers side by side; the one for everybody hangs in the middle, under the awning. */
export const OfferCards = ({ hotel }: { hotel: OfferCardsFragment }) => {
  const { t } = useLanguage()
  const { newsletterPercent, couponMaxPercent, weeklyNights: weekly, monthlyNights: monthly } = hotel.offers
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
        <OfferCard
          hotel={hotel}
          title={t('deals.returning.title')}
          figure={t('deals.returning.figure', { coupon: couponMaxPercent / 100 })}
          text={t('deals.returning.text')}
          points={[t('deals.returning.point1'), t('deals.returning.point2')]}
        />
        <OfferCard
          hotel={hotel}
          title={t('deals.new.title')}
          figure={t('deals.new.figure', { percent: newsletterPercent / 100 })}
          text={t('deals.new.text')}
          points={[t('deals.new.point1'), t('deals.new.point2')]}
          underAwning
        />
        <OfferCard
          hotel={hotel}
          title={t('deals.extended.title')}
          figure={t('deals.extended.figure', { weekly })}
          text={t('deals.extended.text')}
          points={[t('deals.extended.point1', { weekly }), t('deals.extended.point2', { monthly })]}
        />
      </chakra.ul>
    </Container>
  )
}
