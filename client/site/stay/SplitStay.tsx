import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { AskForStayLink } from '../stay-requests/AskForStayLink.tsx'
import { BookLink } from './BookLink.tsx'
import type { CodeLimit } from './CouponNotice.tsx'
import { useDayWords } from './day-words.ts'
import { PartsSum } from './PartsSum.tsx'
import { partOptions } from './part-options.ts'
import type { StayAnswerProps } from './stay.ts'
import { stayOf } from './stay-option.ts'
import { StayOptions } from './StayOptions.tsx'
import type { SplitStayFragment } from './StayPrice.generated.ts'

interface SplitStayProps extends StayAnswerProps, CodeLimit {
  split: SplitStayFragment
}

/** Two stays in a row where no room has all of the nights: what they cost together, and the way to ask for both or to book each. */
export const SplitStay = ({ hotel, stay, onAsk, split, codeRetryAfter }: SplitStayProps) => {
  const { t } = useLanguage()
  const { spoken } = useDayWords(hotel.currency)
  const { movesOn, halves } = split
  const [first = '', second = ''] = halves.map((half) => half.stay.roomType.name)
  const options = partOptions(halves, stay, () => stay, { codeRetryAfter })
  return (
    <>
      <PartsSum hotel={hotel} sum={split} parts={halves} codeRetryAfter={codeRetryAfter} />
      <AskForStayLink
        stays={options.map((option) => stayOf(stay, option))}
        say="stay.askBoth"
        isApproximate={split.isApproximate}
      />
      <chakra.p marginBlock="0.75rem">{t('stay.split.move', { day: spoken(movesOn), first, second })}</chakra.p>
      <StayOptions hotel={hotel} stay={stay} options={options} onAsk={onAsk} withDates>
        {(half) => (
          <chakra.div marginTop="0.75rem" marginBottom="0.5rem">
            <BookLink hotel={hotel} stay={half} size="small" />
          </chakra.div>
        )}
      </StayOptions>
    </>
  )
}
