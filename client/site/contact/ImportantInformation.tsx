import { chakra } from '@chakra-ui/react'
import { PolicyList } from '../home/PolicyList.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import type { ImportantInformationFragment } from './ImportantInformation.generated.ts'
import { StayTimes } from './StayTimes.tsx'

/** What a guest should know before arriving. */
export const ImportantInformation = ({ hotel }: { hotel: ImportantInformationFragment }) => {
  const policies = hotel.policies.filter(({ isOnContact }) => isOnContact)
  return (
    <chakra.section aria-labelledby={policies.length > 0 ? 'important-title' : undefined} display="grid" gap="2rem">
      <StayTimes checkIn={hotel.checkInTime} checkOut={hotel.checkOutTime} />
      {policies.length > 0 && (
        <chakra.div paddingInline={{ lg: '0.5rem' }}>
          <HotelText
            as="h2"
            id="important-title"
            place="contact-important-title"
            textStyle="heading"
            color="lagoonDeep"
            marginBottom="1rem"
            paddingBottom="1rem"
            borderBottom="1px solid {colors.stone}"
          />
          <PolicyList policies={policies} />
        </chakra.div>
      )}
    </chakra.section>
  )
}
