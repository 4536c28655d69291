import type { useLanguage } from '#client/i18n/useLanguage.ts'

interface LongStay {
  minNights: number
  percent: number
}

/** What a message about a long-stay rate names. */
export const longStayValues = ({ minNights, percent }: LongStay) => ({ nights: minNights, percent })

interface Discounted {
  longStay?: LongStay | null
  couponPercent?: number | null
}

/** What takes something off the nights: the length of the stay, or a code. */
export const discountWords = (t: ReturnType<typeof useLanguage>['t'], { longStay, couponPercent }: Discounted) =>
  longStay
    ? t('stay.quote.longStay', longStayValues(longStay))
    : t('stay.quote.discount', { percent: couponPercent ?? 0 })
