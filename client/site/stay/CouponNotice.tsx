import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PhoneText } from '../texts/PhoneText.tsx'
import { Notice } from './Notice.tsx'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import type { StayPriceQuery } from './StayPrice.generated.ts'

export interface CodeLimit {
  /** Too many codes were tried and this one was not looked at: seconds until it can be. */
  codeRetryAfter?: number
}

interface CouponNoticeProps extends CodeLimit {
  hotel: Pick<StayPlannerHotelFragment, 'phone'>
  refusal: StayPriceQuery['stayQuote']['couponRefusal']
}

/** Why a code takes nothing off the price that it stands beside. */
export const CouponNotice = ({ hotel, refusal, codeRetryAfter }: CouponNoticeProps) => {
  const { t } = useLanguage()
  return (
    <>
      {refusal && <Notice>{t(`stay.coupon.${refusal}`)}</Notice>}
      {codeRetryAfter !== undefined && (
        <Notice>
          <PhoneText>
            {t('stay.coupon.RATE_LIMITED', { minutes: Math.ceil(codeRetryAfter / 60), phone: hotel.phone })}
          </PhoneText>
        </Notice>
      )}
    </>
  )
}
