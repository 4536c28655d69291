import { chakra } from '@chakra-ui/react'
import { useOutcome } from '#client/apollo/deferred.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { BookLink } from './BookLink.tsx'
import { PriceFigure } from './PriceFigure.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import { PriceTerms } from './PriceTerms.tsx'
import { RoomDetails } from './RoomDetails.tsx'
import { RefusedStay } from './RefusedStay.tsx'
import type { StayAnswerProps } from './stay.ts'
import { StayPriceDocument } from './StayPrice.generated.ts'
import { StayProblem } from './StayProblem.tsx'

interface StayPriceProps extends StayAnswerProps {
  /** Too many codes were tried and this one was not looked at: seconds until it can be. */
  codeRetryAfter?: number
}

/** The price of the stay with the whole sum first, or why it cannot be and what can. */
export const StayPrice = ({ codeRetryAfter, ...props }: StayPriceProps) => {
  const { hotel, stay, onAsk } = props
  const { t, language } = useLanguage()
  const couponCode = (codeRetryAfter === undefined && stay.code) || null
  const { data, refusal } = useOutcome(
    StayPriceDocument,
    {
      input: {
        roomTypeSlug: stay.room,
        arrival: stay.arrival,
        departure: stay.departure,
        guests: stay.guests,
        couponCode,
      },
      locale: language,
    },
    // Codes can be tried a few times an hour only.
    couponCode === null,
  )
  if (refusal?.code === 'RATE_LIMITED' && codeRetryAfter === undefined)
    return <StayPrice {...props} codeRetryAfter={refusal.retryAfter ?? 60} />
  if (refusal) return <StayProblem hotel={hotel} stay={stay} />
  const quote = data.stayQuote
  if (!quote.bookable) return <RefusedStay hotel={hotel} stay={stay} onAsk={onAsk} refused={quote} />
  return (
    <chakra.section aria-labelledby="stay-price" background="lagoonMist" borderRadius="large" padding="1.5rem">
      <chakra.h3 id="stay-price" textStyle="label" color="inkSoft">
        {t('stay.quote.stay', { room: quote.roomType.name, nights: quote.nightCount, guests: quote.guests })}
      </chakra.h3>
      <PriceFigure hotel={hotel} quote={quote} codeRetryAfter={codeRetryAfter} />
      <BookLink hotel={hotel} stay={stay} />
      <PriceTerms hotel={hotel} quote={quote} />
      <PriceSteps hotel={hotel} quote={quote} />
      <RoomDetails room={quote.roomType} />
    </chakra.section>
  )
}
