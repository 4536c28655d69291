import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { CouponNotice, type CodeLimit } from './CouponNotice.tsx'
import { useDayWords } from './day-words.ts'
import { Notice } from './Notice.tsx'
import { OldPrice } from './OldPrice.tsx'
import { Saving } from './Saving.tsx'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import type { StayPriceQuery } from './StayPrice.generated.ts'
import { PhoneText } from '../texts/PhoneText.tsx'

export interface QuoteProps {
  hotel: StayPlannerHotelFragment
  quote: StayPriceQuery['stayQuote']
}

type PriceFigureProps = QuoteProps & CodeLimit

/** The sum that a guest must pay stands first and largest; tax and what it comes to stand right beside it. */
export const PriceFigure = ({ hotel, quote, codeRetryAfter }: PriceFigureProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(hotel.currency)
  const { longStay } = quote
  return (
    <chakra.div role="status" marginBlock="0.375rem 1.25rem">
      <chakra.p
        fontWeight="750"
        fontSize="2.875rem"
        letterSpacing="-0.02em"
        lineHeight="1.1"
        color="lagoonDeep"
        fontVariantNumeric="tabular-nums"
      >
        {quote.isApproximate && <chakra.span fontSize="1.25rem">{t('stay.quote.from')} </chakra.span>}
        {money(quote.subtotal)}
        {quote.discount > 0 && (
          <OldPrice
            label={t(longStay ? 'stay.quote.beforeLongStay' : 'stay.quote.before')}
            amount={money(quote.subtotal + quote.discount)}
          />
        )}
      </chakra.p>
      <chakra.p fontWeight="600">{t('stay.quote.total', { nights: quote.nightCount })}</chakra.p>
      <chakra.p>
        {t('stay.quote.sum', {
          subtotal: money(quote.subtotal),
          tax: money(quote.taxTotal),
          total: money(quote.total),
        })}
      </chakra.p>
      {quote.discount > 0 && (
        <chakra.p fontWeight="600" color="lagoonDeep" marginTop="0.5rem">
          <Saving hotel={hotel} quote={quote} /> {!longStay && t('stay.quote.showCode')}
        </chakra.p>
      )}
      {quote.isApproximate && (
        <Notice>
          <PhoneText>{t('stay.quote.confirm', { phone: hotel.phone })}</PhoneText>
        </Notice>
      )}
      <CouponNotice hotel={hotel} refusal={quote.couponRefusal} codeRetryAfter={codeRetryAfter} />
    </chakra.div>
  )
}
