import { chakra } from '@chakra-ui/react'
import type { Stay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { CouponNotice, type CodeLimit } from './CouponNotice.tsx'
import { useDayWords } from './day-words.ts'
import { ExtraLines } from './ExtraLines.tsx'
import { Saving, type Discounted } from './Saving.tsx'
import { ShowCode } from './ShowCode.tsx'
import type { StayPriceQuery } from './StayPrice.generated.ts'

interface QuotedStayProps extends CodeLimit {
  hotel: { currency: string; phone: string }
  stay: Pick<Stay, 'arrival' | 'departure' | 'code'>
  quote: Discounted &
    Pick<
      StayPriceQuery['stayQuote'],
      'nightCount' | 'guests' | 'children' | 'couponRefusal' | 'total' | 'isApproximate' | 'extras'
    > & { roomType: { name: string } }
}

/** A stay and all that it costs, in a few lines. */
export const QuotedStay = ({ hotel, stay, quote, codeRetryAfter }: QuotedStayProps) => {
  const { t } = useLanguage()
  const { money, day } = useDayWords(hotel.currency)
  return (
    <>
      <chakra.p fontWeight="600">
        {t('stay.quote.stay', {
          room: quote.roomType.name,
          nights: quote.nightCount,
          guests: quote.guests,
          children: quote.children,
        })}
      </chakra.p>
      <p>
        {day(stay.arrival)} – {day(stay.departure)}
      </p>
      <chakra.p textStyle="heading" color="lagoonDeep" marginTop="0.5rem">
        {quote.isApproximate && `${t('stay.quote.from')} `}
        {t('stay.quote.allIn', { total: money(quote.total) })}
      </chakra.p>
      {quote.discount > 0 && (
        <chakra.p fontWeight="600" color="lagoonDeep" marginBottom="0.5rem">
          <Saving hotel={hotel} quote={quote} />
          {!quote.longStay && (
            <>
              {' '}
              <ShowCode code={stay.code} />
            </>
          )}
        </chakra.p>
      )}
      <CouponNotice hotel={hotel} refusal={quote.couponRefusal} codeRetryAfter={codeRetryAfter} />
      <ExtraLines hotel={{ currency: hotel.currency }} quote={quote} />
    </>
  )
}
