import { chakra } from '@chakra-ui/react'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { StayTimes } from '../contact/StayTimes.tsx'
import type { PoliciesFragment } from './Policies.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { PolicyList } from './PolicyList.tsx'

/** On the narrowest phones both times do not fit beside each other. */
const stacked = {
  '@media (max-width: 22rem)': {
    '& > dl': { flexDirection: 'column' },
    '& > dl > div + div': { borderInlineStart: 'none', paddingTop: '0' },
  },
} as const

/** Every rule of the house at once, so that nobody is surprised at the desk. */
export const Policies = ({ hotel }: { hotel: PoliciesFragment }) => {
  const { t } = useLanguage()
  return (
    <chakra.section
      aria-labelledby="policies-title"
      background="foam"
      borderRadius="large"
      boxShadow="card"
      padding={{ base: '1.25rem 1.25rem 0.5rem', md: '2.5rem 2.75rem' }}
    >
      <HotelText
        as="h3"
        id="policies-title"
        place="home-policies-title"
        textStyle="heading"
        color="lagoonDeep"
        marginBottom={{ base: '0.75rem', md: '1.25rem' }}
      />
      <chakra.div css={stacked}>
        <StayTimes checkIn={hotel.checkInTime} checkOut={hotel.checkOutTime} />
      </chakra.div>
      <chakra.div marginTop="1rem">
        <PhoneFold label={t('home.policies.all')}>
          <PolicyList policies={hotel.policies} isSmall />
        </PhoneFold>
      </chakra.div>
    </chakra.section>
  )
}
