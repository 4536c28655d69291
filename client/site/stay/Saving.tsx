import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from './day-words.ts'
import { longStayValues } from './discount-words.ts'
import type { StayPriceQuery } from './StayPrice.generated.ts'

export type Discounted = Pick<StayPriceQuery['stayQuote'], 'discount' | 'longStay' | 'couponPercent'>

interface SavingProps {
  hotel: { currency: string }
  /** With a discount. */
  quote: Discounted
}

/** How much less a stay costs by its length or by a code. */
export const Saving = ({ hotel, quote }: SavingProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(hotel.currency)
  const { discount, longStay, couponPercent } = quote
  const amount = money(discount)
  return longStay
    ? t('stay.quote.longStaySaving', { ...longStayValues(longStay), amount })
    : t('stay.quote.saving', { percent: couponPercent ?? 0, amount })
}
