import { chakra } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import type { ImportantInformationFragment } from './ImportantInformation.generated.ts'
import { StayTimes } from './StayTimes.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

const policies = [
  'policy-early',
  'policy-late',
  'policy-deposit',
  'policy-cancellation',
  'policy-pets',
  'policy-smoking',
  'policy-parking',
]

/** What a guest should know before arriving. */
export const ImportantInformation = ({ hotel }: { hotel: ImportantInformationFragment }) => {
  const text = useText()
  const known = policies.filter(text)
  return (
    <chakra.section aria-labelledby={known.length > 0 ? 'important-title' : undefined} display="grid" gap="2rem">
      <StayTimes checkIn={hotel.checkInTime} checkOut={hotel.checkOutTime} />
      {known.length > 0 && (
        <chakra.div paddingInline={{ lg: '0.5rem' }}>
          <HotelText
            as="h2"
            id="important-title"
            place="contact-important-title"
            textStyle="heading"
            color="lagoonDeep"
          />
          <chakra.ul listStyle="none" marginTop="1rem">
            {known.map((policy) => (
              <chakra.li
                key={policy}
                display="flex"
                gap="0.75rem"
                paddingBlock="0.75rem"
                borderTop="1px solid {colors.stone}"
              >
                <Icon name="check" color="coralDeep" marginTop="0.1875rem" />
                <HotelText as="span" place={policy} />
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </chakra.section>
  )
}
