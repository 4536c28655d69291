import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PhoneText } from '../texts/PhoneText.tsx'
import { useSentStay } from './useSentStay.ts'

/** What became of the form that led here. */
export const GuestNotice = ({ hotel }: { hotel: { phone: string } }) => {
  const { t } = useLanguage()
  const sent = useSentStay()
  if (!sent) return null
  const isGood = sent === 'wishes' || sent === 'question'
  return (
    <chakra.p
      role={isGood ? 'status' : 'alert'}
      tabIndex={-1}
      // It came with the page, whose beginning is not what is looked for.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      fontWeight="600"
      color="ink"
      background={isGood ? 'lagoonMist' : 'blushPale'}
      borderRadius="medium"
      padding="0.875rem 1.125rem"
    >
      <PhoneText>
        {sent === 'limited' || sent === 'failed'
          ? t(`request.${sent}`, { phone: hotel.phone })
          : t(`request.sent.${sent}`)}
      </PhoneText>
    </chakra.p>
  )
}
