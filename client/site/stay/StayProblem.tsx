import { chakra } from '@chakra-ui/react'
import type { Stay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { BookLink } from './BookLink.tsx'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import { PhoneText } from '../texts/PhoneText.tsx'

/** No price can be had: the way to the booking page stays open. */
export const StayProblem = ({ hotel, stay }: { hotel: StayPlannerHotelFragment; stay: Stay }) => {
  const { t } = useLanguage()
  return (
    <chakra.div role="alert">
      <chakra.p marginBottom="1rem">
        <PhoneText>{t('stay.quote.failed', { phone: hotel.phone })}</PhoneText>
      </chakra.p>
      <BookLink hotel={hotel} stay={stay} />
    </chakra.div>
  )
}
