import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { CouponNotice, type CodeLimit } from './CouponNotice.tsx'
import { RefusedStay } from './RefusedStay.tsx'
import { StayOptions } from './StayOptions.tsx'
import type { StayAnswerProps } from './stay.ts'
import { StayProblem } from './StayProblem.tsx'
import { StepShown } from '../visits/StepShown.tsx'
import { useRoomOptions } from './useRoomOptions.ts'

/** Without a room of their choice guests see all that are free, with their sums; or why none is, and what is nearest. */
export const RoomOptions = ({ codeRetryAfter, ...props }: StayAnswerProps & CodeLimit) => {
  const { hotel, stay, onAsk } = props
  const { t } = useLanguage()
  const { data, refusal } = useRoomOptions(codeRetryAfter === undefined ? stay : { ...stay, code: '' })
  if (refusal?.code === 'RATE_LIMITED' && codeRetryAfter === undefined)
    return <RoomOptions {...props} codeRetryAfter={refusal.retryAfter ?? 60} />
  if (refusal) return <StayProblem hotel={hotel} stay={stay} />
  const { bookableStays, refusedStay, roomTypes } = data
  if (refusedStay)
    return (
      <RefusedStay
        {...props}
        refused={refusedStay}
        hasAccessibleRoom={roomTypes.some((type) => type.hasAccessibleRoom)}
        codeRetryAfter={codeRetryAfter}
      />
    )
  const options = bookableStays.map(({ couponPercent, discount, ...option }) => ({
    ...option,
    coupon: couponPercent === null ? undefined : { couponPercent, before: option.subtotal + discount },
  }))
  const isReduced = options.some(({ coupon }) => coupon)
  return (
    <chakra.section aria-labelledby="stay-rooms" background="lagoonMist" borderRadius="large" padding="1.5rem">
      <chakra.h3 id="stay-rooms" textStyle="heading" fontSize="1.25rem" color="lagoonDeep" marginBottom="1rem">
        {t('stay.options.title')}
      </chakra.h3>
      <StayOptions hotel={hotel} stay={stay} options={options} onAsk={onAsk} />
      {isReduced && <chakra.p marginTop="0.75rem">{t('stay.quote.showCode')}</chakra.p>}
      <CouponNotice
        hotel={hotel}
        // Of the same days each room has the same reason, but where a long-stay rate takes more off one of them.
        refusal={isReduced ? null : (bookableStays[0]?.couponRefusal ?? null)}
        codeRetryAfter={codeRetryAfter}
      />
      <StepShown step="quote" />
    </chakra.section>
  )
}
