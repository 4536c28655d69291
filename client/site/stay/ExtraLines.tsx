import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from './day-words.ts'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import type { StayPriceQuery } from './StayPrice.generated.ts'

interface ExtraLinesProps {
  hotel: Pick<StayPlannerHotelFragment, 'currency'> & { bookingPage?: string | null }
  quote: Pick<StayPriceQuery['stayQuote'], 'extras'>
}

/** The extras that the sum beside them has in it; the booking page, which is not ours, knows nothing of chosen ones. */
export const ExtraLines = ({ hotel, quote }: ExtraLinesProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(hotel.currency)
  const { extras } = quote
  if (extras.length === 0) return null
  return (
    <chakra.div textStyle="small" marginBottom="1.25rem">
      <chakra.p fontWeight="600">{t('stay.extras.included')}</chakra.p>
      <chakra.ul listStyle="none">
        {extras.map(({ slug, name, reason, amount }) => (
          <chakra.li key={slug} display="flex" justifyContent="space-between" gap="1rem">
            <span>
              {name} ({reason})
            </span>
            <chakra.span fontVariantNumeric="tabular-nums">{money(amount)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {hotel.bookingPage && extras.some(({ isMandatory }) => !isMandatory) && (
        <chakra.p marginTop="0.5rem">{t('stay.extras.atBooking')}</chakra.p>
      )}
    </chakra.div>
  )
}
