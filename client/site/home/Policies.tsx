import { chakra } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import { StayTimes } from '../contact/StayTimes.tsx'
import type { PoliciesFragment } from './Policies.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

/** On the narrowest phones both times do not fit beside each other. */
const stacked = {
  '@media (max-width: 25rem)': {
    '& > dl': { flexDirection: 'column' },
    '& > dl > div + div': { borderInlineStart: 'none', paddingTop: '0' },
  },
} as const

const policies = [
  'policy-early',
  'policy-late',
  'policy-night-deposit',
  'policy-deposit',
  'policy-cancellation',
  'policy-pets',
  'policy-smoking',
  'policy-parking',
  'policy-payment',
]

/** Every rule of the house at once, so that nobody is surprised at the desk. */
export const Policies = ({ hotel }: { hotel: PoliciesFragment }) => {
  const text = useText()
  const known = policies.filter(text)
  return (
    <chakra.section
      aria-labelledby="policies-title"
      background="foam"
      borderRadius="large"
      boxShadow="card"
      padding={{ base: '1.75rem 1.25rem', md: '2.5rem 2.75rem' }}
    >
      <HotelText
        as="h3"
        id="policies-title"
        place="home-policies-title"
        textStyle="heading"
        color="lagoonDeep"
        marginBottom="1.25rem"
      />
      <chakra.div css={stacked}>
        <StayTimes checkIn={hotel.checkInTime} checkOut={hotel.checkOutTime} />
      </chakra.div>
      {known.length > 0 && (
        <chakra.ul listStyle="none" marginTop="1rem">
          {known.map((policy) => (
            <chakra.li
              key={policy}
              display="flex"
              gap="0.75rem"
              paddingBlock="0.625rem"
              textStyle="small"
              css={{ '& + &': { borderTop: '1px solid {colors.stone}' } }}
            >
              <Icon name="check" color="coralDeep" marginTop="0.125rem" />
              <HotelText as="span" place={policy} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  )
}
