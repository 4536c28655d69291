import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { BookLink } from './BookLink.tsx'
import { PriceFigure } from './PriceFigure.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import { PriceTerms } from './PriceTerms.tsx'
import { RoomDetails } from './RoomDetails.tsx'
import { RefusedStay } from './RefusedStay.tsx'
import type { StayAnswerProps } from './stay.ts'
import { useStayPriceQuery } from './StayPrice.generated.ts'

/** The price of the stay with the whole sum first, or why it cannot be and what can. */
export const StayPrice = ({ hotel, stay, onAsk }: StayAnswerProps) => {
  const { t, language } = useLanguage()
  const { stayQuote: quote } = useStayPriceQuery({
    input: {
      roomType: stay.room,
      arrival: stay.arrival,
      departure: stay.departure,
      guests: stay.guests,
      couponCode: stay.code || null,
    },
    locale: language,
  })
  if (!quote.bookable) return <RefusedStay hotel={hotel} stay={stay} quote={quote} onAsk={onAsk} />
  return (
    <chakra.section aria-labelledby="stay-price" background="lagoonMist" borderRadius="large" padding="1.5rem">
      <chakra.h3 id="stay-price" textStyle="label" color="inkSoft">
        {t('stay.quote.stay', { room: quote.roomType.name, nights: quote.nightCount, guests: quote.guests })}
      </chakra.h3>
      <PriceFigure hotel={hotel} quote={quote} />
      <BookLink page={hotel.bookingPage} stay={stay} />
      <PriceTerms hotel={hotel} quote={quote} />
      <PriceSteps hotel={hotel} quote={quote} />
      <RoomDetails room={quote.roomType} />
    </chakra.section>
  )
}
