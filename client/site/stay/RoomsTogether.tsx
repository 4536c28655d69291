import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { mostOfAnExtra } from '#graphql/inputs/stay-extra.ts'
import { useDayWords } from './day-words.ts'
import type { StayAnswerProps } from './stay.ts'
import { StayOptions } from './StayOptions.tsx'
import type { RoomsTogetherFragment } from './StayPrice.generated.ts'

interface RoomsTogetherProps extends StayAnswerProps {
  together: RoomsTogetherFragment
}

/** Several rooms for a party that one does not take: what they cost together, and each with its guests, to be booked. */
export const RoomsTogether = ({ hotel, stay, onAsk, together }: RoomsTogetherProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(hotel.currency)
  const { rooms, nightCount, subtotal, taxTotal, total, isApproximate } = together
  const options = rooms.map(({ stay: option, guests, children, extras }, index) => ({
    ...option,
    extras,
    party: {
      guests,
      children,
      // It can be redeemed once.
      code: index === 0 ? stay.code : '',
      extras: extras
        .filter(({ isMandatory }) => !isMandatory)
        .map(({ slug, quantity }) => ({ slug, quantity: Math.min(quantity, mostOfAnExtra) })),
    },
  }))
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
        </chakra.p>
        <chakra.p fontWeight="600">{t('stay.quote.total', { nights: nightCount })}</chakra.p>
        <chakra.p>
          {t('stay.quote.sum', { subtotal: money(subtotal), tax: money(taxTotal), total: money(total) })}
        </chakra.p>
      </chakra.div>
      {stay.code && (
        <chakra.p fontWeight="600" color="coralDark" marginBottom="0.75rem">
          {t('stay.together.code')}
        </chakra.p>
      )}
      <chakra.p marginBottom="0.75rem">{t('stay.together.each')}</chakra.p>
      <StayOptions hotel={hotel} stay={stay} options={options} onAsk={onAsk} />
    </>
  )
}
