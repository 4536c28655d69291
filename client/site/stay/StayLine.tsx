import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Stay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { BookLink } from './BookLink.tsx'
import { useDayWords } from './day-words.ts'
import { PlannerLink } from './PlannerLink.tsx'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'

export interface StayLineProps {
  hotel: StayPlannerHotelFragment
  stay: Stay
  /** What it costs, under the dates. */
  price?: ReactNode
  /** No one room can be had for these nights: the way on is the planner, for other nights or for the several rooms that it has. */
  insteadOfBooking?: 'otherNights' | 'seeRooms'
}

const control = {
  minHeight: { base: '3rem', xl: '2.5rem' },
  paddingInline: { base: '0.875rem', xl: '1.25rem' },
  flexShrink: '0',
} as const

/** A chosen stay in one line: its nights and guests, which lead back to the planner, its price, and the way to book it. */
export const StayLine = ({ hotel, stay, price, insteadOfBooking }: StayLineProps) => {
  const { t } = useLanguage()
  const { span } = useDayWords(hotel.currency)
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="0.625rem" flex="1" minWidth="0">
      {/* The longest dates and prices take two lines each: three lines lie in the bar's own margin, for a fourth the bar
          grows, and nothing is cut. */}
      <chakra.div
        minWidth="0"
        marginBlock={{ base: '-0.4375rem', xl: '0' }}
        lineHeight={{ base: '1.2', xl: '1.25' }}
        fontVariantNumeric="tabular-nums"
      >
        <PlannerLink>
          <chakra.span display={{ base: 'block', xl: 'inline' }} fontSize={{ base: '0.8125rem', sm: '0.9375rem' }}>
            {/* Engines put other blanks around the dash; what the server wrote is as good. */}
            <strong suppressHydrationWarning>{span(stay.arrival, stay.departure)}</strong>
            {', '}
            <chakra.span whiteSpace="nowrap">{t('stayBar.guests', { guests: stay.guests })}</chakra.span>
          </chakra.span>{' '}
          <chakra.span
            display={{ base: 'block', xl: 'inline' }}
            fontSize={{ base: '0.8125rem', xl: '0.9375rem' }}
            marginInlineStart={{ xl: '0.75rem' }}
          >
            {price ?? t('stayBar.change')}
          </chakra.span>
        </PlannerLink>
      </chakra.div>
      {insteadOfBooking ? (
        <ButtonLink asChild look="outline" size="small" {...control}>
          <PlannerLink toAnswer={insteadOfBooking === 'seeRooms'}>{t(`stayBar.${insteadOfBooking}`)}</PlannerLink>
        </ButtonLink>
      ) : (
        hotel.bookingPage && (
          <BookLink hotel={hotel} stay={stay} size="small" width="auto" {...control}>
            {t('stayBar.book')}
          </BookLink>
        )
      )}
    </chakra.div>
  )
}
