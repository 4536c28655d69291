import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { CodeLimit } from './CouponNotice.tsx'
import { AskForStayLink } from '../stay-requests/AskForStayLink.tsx'
import { PartsSum } from './PartsSum.tsx'
import { partOptions } from './part-options.ts'
import type { StayAnswerProps } from './stay.ts'
import { stayOf } from './stay-option.ts'
import { StayOptions } from './StayOptions.tsx'
import type { RoomsTogetherFragment } from './StayPrice.generated.ts'

interface RoomsTogetherProps extends StayAnswerProps, CodeLimit {
  together: RoomsTogetherFragment
}

/** Several rooms for a party that one does not take: what they cost together, and each with its guests, to be booked. */
export const RoomsTogether = ({ hotel, stay, onAsk, together, codeRetryAfter }: RoomsTogetherProps) => {
  const { t } = useLanguage()
  const { rooms } = together
  const options = partOptions(rooms, stay, (room) => room, { codeRetryAfter })
  return (
    <>
      <PartsSum hotel={hotel} sum={together} parts={rooms} codeRetryAfter={codeRetryAfter} />
      <AskForStayLink
        stays={options.map((option) => stayOf(stay, option))}
        say="stay.askAll"
        isApproximate={together.isApproximate}
      />
      <chakra.p marginBlock="0.75rem">{t('stay.together.each')}</chakra.p>
      <StayOptions hotel={hotel} stay={stay} options={options} onAsk={onAsk} />
    </>
  )
}
