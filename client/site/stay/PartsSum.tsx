import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { CouponNotice, type CodeLimit } from './CouponNotice.tsx'
import { useDayWords } from './day-words.ts'
import { OldPrice } from './OldPrice.tsx'
import { RoughSum } from './RoughSum.tsx'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import type { RoomsTogetherFragment } from './StayPrice.generated.ts'

interface PartsSumProps extends CodeLimit {
  hotel: StayPlannerHotelFragment
  sum: Omit<RoomsTogetherFragment, 'rooms' | '__typename'>
  parts: readonly {
    couponPercent: number | null
    discount: number
    stay: { roomType: { name: string } }
  }[]
}

/** What several stays cost together, and which of them bears the code. */
export const PartsSum = ({ hotel, sum, parts, codeRetryAfter }: PartsSumProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(hotel.currency)
  const { nightCount, subtotal, taxTotal, total, couponRefusal, isApproximate } = sum
  const bearer = parts.find(({ couponPercent }) => couponPercent !== null)
  return (
    <>
      <chakra.div marginBlock="1rem">
        <chakra.p
          fontWeight="750"
          fontSize="2rem"
          lineHeight="1.2"
          color="lagoonDeep"
          fontVariantNumeric="tabular-nums"
        >
          {isApproximate && `${t('stay.quote.from')} `}
          {money(subtotal)}
          {bearer && <OldPrice label={t('stay.quote.before')} amount={money(subtotal + bearer.discount)} />}
        </chakra.p>
        <chakra.p fontWeight="600">{t('stay.quote.total', { nights: nightCount })}</chakra.p>
        <chakra.p>
          {t('stay.quote.sum', { subtotal: money(subtotal), tax: money(taxTotal), total: money(total) })}
        </chakra.p>
        {bearer && (
          <chakra.p marginTop="0.5rem">
            <chakra.strong display="block" fontWeight="600" color="lagoonDeep">
              {t('stay.quote.saving', { percent: bearer.couponPercent ?? 0, amount: money(bearer.discount) })}
            </chakra.strong>{' '}
            {t('stay.quote.showCode')} {t('stay.together.code', { room: bearer.stay.roomType.name })}
          </chakra.p>
        )}
        <CouponNotice hotel={hotel} refusal={couponRefusal} codeRetryAfter={codeRetryAfter} />
      </chakra.div>
      <RoughSum total={total} />
    </>
  )
}
