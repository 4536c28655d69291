import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { isSentStay } from '#graphql/posted-stay-request.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PhoneText } from '../texts/PhoneText.tsx'

/** What became of the form that led here, by the address; anybody can write an address. */
export const GuestNotice = ({ hotel }: { hotel: { phone: string } }) => {
  const { t } = useLanguage()
  const sent = new URLSearchParams(useLocation().search).get('sent')
  if (!isSentStay(sent)) return null
  const isGood = sent === 'wishes' || sent === 'question'
  return (
    <chakra.p
      role={isGood ? 'status' : 'alert'}
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
