import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import type { CodeLimit } from './CouponNotice.tsx'
import { isSplitFirst, type OtherWays } from './part-options.ts'
import { RoomsTogether } from './RoomsTogether.tsx'
import { SplitStay } from './SplitStay.tsx'
import { WaitForNights } from './WaitForNights.tsx'
import type { StayAnswerProps } from './stay.ts'
import { StayOptions } from './StayOptions.tsx'
import { isTaken } from './taken.ts'
import type { StayOptionFragment } from './StayPrice.generated.ts'
import { PhoneText } from '../texts/PhoneText.tsx'
import { StepShown } from '../visits/StepShown.tsx'

interface RefusedStayProps extends StayAnswerProps, CodeLimit {
  refused: {
    refusals: readonly { code: string; message: string }[]
    alternatives: readonly StayOptionFragment[]
  } & OtherWays
  /** Whether one of the rooms that were asked for is an accessible one. */
  hasAccessibleRoom: boolean
}

/** Why not, in words, and what is nearest to it: several rooms for these nights, one after the other too, or other nights. */
export const RefusedStay = ({ refused, hasAccessibleRoom, codeRetryAfter, ...props }: RefusedStayProps) => {
  const { t } = useLanguage()
  const { hotel, stay, onAsk } = props
  const { alternatives, together, split } = refused
  const ways = [
    together && {
      title: t('stay.together.title', { count: together.rooms.length }),
      answer: <RoomsTogether {...props} together={together} codeRetryAfter={codeRetryAfter} />,
    },
    split && {
      title: t('stay.split.title'),
      answer: <SplitStay {...props} split={split} codeRetryAfter={codeRetryAfter} />,
    },
  ].filter((way) => way !== null)
  const [first, other] = isSplitFirst(refused) ? ways.toReversed() : ways
  // Of the dates nothing is wrong then.
  const lacksAdults = refused.refusals.some(({ code }) => code === 'TOO_FEW_ADULTS')
  const sentences = [...new Set(refused.refusals.map(({ message }) => message))]
  return (
    <chakra.section
      aria-labelledby="stay-refused"
      background={first ? 'lagoonMist' : 'blushPale'}
      borderRadius="large"
      padding="1.5rem"
    >
      {first && <StepShown step="quote" />}
      <chakra.div role="status">
        <chakra.h3 id="stay-refused" textStyle="heading" fontSize="1.25rem" color={first ? 'lagoonDeep' : 'coralDark'}>
          {first?.title ?? t(lacksAdults ? 'stay.refused.adults' : 'stay.refused.title')}
        </chakra.h3>
        <chakra.ul listStyle="none" display="grid" gap="0.375rem" marginTop="0.75rem">
          {sentences.map((sentence) => (
            <chakra.li key={sentence} display="flex" gap="0.5rem">
              <Icon name="alert" color="coralDark" marginTop="0.1875rem" />
              <span>{sentence}</span>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
      {first?.answer}
      {other && (
        <>
          <chakra.h4 textStyle="heading" fontSize="1.25rem" color="lagoonDeep" marginTop="1.5rem">
            {other.title}
          </chakra.h4>
          {other.answer}
        </>
      )}
      {(alternatives.length > 0 || !first) && (
        <chakra.p fontWeight="600" marginBlock="1.25rem 0.75rem">
          <PhoneText>
            {alternatives.length > 0
              ? t('stay.refused.nearest')
              : t(lacksAdults ? 'stay.refused.call' : 'stay.refused.none', { phone: hotel.phone })}
          </PhoneText>
        </chakra.p>
      )}
      <StayOptions hotel={hotel} stay={stay} options={alternatives} onAsk={onAsk} withDates />
      {isTaken(refused.refusals) && <WaitForNights hotel={hotel} stay={stay} hasAccessibleRoom={hasAccessibleRoom} />}
    </chakra.section>
  )
}
