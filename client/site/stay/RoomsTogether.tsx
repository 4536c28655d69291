import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { mostOfAnExtra } from '#graphql/inputs/stay-extra.ts'
import { CouponNotice, type CodeLimit } from './CouponNotice.tsx'
import { useDayWords } from './day-words.ts'
import { OldPrice } from './OldPrice.tsx'
import { RoughSum } from './RoughSum.tsx'
import type { StayAnswerProps } from './stay.ts'
import { StayOptions } from './StayOptions.tsx'
import { StepShown } from '../visits/StepShown.tsx'
import type { RoomsTogetherFragment } from './StayPrice.generated.ts'

interface RoomsTogetherProps extends StayAnswerProps, CodeLimit {
  together: RoomsTogetherFragment
}

/** Several rooms for a party that one does not take: what they cost together, and each with its guests, to be booked. */
export const RoomsTogether = ({ hotel, stay, onAsk, together, codeRetryAfter }: RoomsTogetherProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(hotel.currency)
  const { rooms, nightCount, subtotal, taxTotal, total, couponRefusal, isApproximate } = together
  const bearer = rooms.find(({ couponPercent }) => couponPercent !== null)
  // A code that was not looked at is kept for the first room.
  const withCode = codeRetryAfter === undefined ? bearer : rooms[0]
  const options = rooms.map((room) => {
    const { stay: option, guests, children, extras, couponPercent, discount } = room
    return {
      ...option,
      extras,
      coupon: couponPercent === null ? undefined : { couponPercent, before: option.subtotal + discount },
      party: {
        guests,
        children,
        // It can be redeemed once.
        code: room === withCode ? stay.code : '',
        extras: extras
          .filter(({ isMandatory }) => !isMandatory)
          .map(({ slug, quantity }) => ({ slug, quantity: Math.min(quantity, mostOfAnExtra) })),
      },
    }
  })
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
      <StepShown step="quote" />
      <RoughSum total={total} />
      <chakra.p marginBottom="0.75rem">{t('stay.together.each')}</chakra.p>
      <StayOptions hotel={hotel} stay={stay} options={options} onAsk={onAsk} />
    </>
  )
}
