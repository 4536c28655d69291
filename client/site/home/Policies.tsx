import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { StayTimes } from '../contact/StayTimes.tsx'
import type { PoliciesFragment } from './Policies.generated.ts'

/** On the narrowest phones both times do not fit beside each other. */
const stacked = {
  '@media (max-width: 25rem)': {
    '& > dl': { flexDirection: 'column' },
    '& > dl > div + div': { borderInlineStart: 'none', paddingTop: '0' },
  },
} as const

/** Every rule of the house at once, so that nobody is surprised at the desk. Figures come from the hotel's facts. */
export const Policies = ({ hotel }: { hotel: PoliciesFragment }) => {
  const { t } = useLanguage()
  const policies = [
    t('contact.page.early'),
    t('contact.page.late', {
      fee: hotel.lateCheckOutFee,
      until: hotel.lateCheckOutUntil,
      hours: hotel.lateCheckOutNoticeHours,
    }),
    t('home.policies.nightDeposit'),
    t('contact.page.deposit', { deposit: hotel.securityDeposit }),
    t('contact.page.cancellation', { hours: hotel.freeCancellationHours, time: hotel.checkInTime }),
    t('contact.page.pets', { count: hotel.maxPets, fee: hotel.petFee }),
    t('contact.page.smoking', { fee: hotel.smokingFee }),
    t('contact.page.parking'),
    t('home.policies.payment'),
  ]
  return (
    <chakra.section
      aria-labelledby="policies-title"
      background="foam"
      borderRadius="large"
      boxShadow="card"
      padding={{ base: '1.75rem 1.25rem', md: '2.5rem 2.75rem' }}
    >
      <chakra.h3 id="policies-title" textStyle="heading" color="lagoonDeep" marginBottom="1.25rem">
        {t('home.policies.title')}
      </chakra.h3>
      <chakra.div css={stacked}>
        <StayTimes checkIn={hotel.checkInTime} checkOut={hotel.checkOutTime} />
      </chakra.div>
      <chakra.ul listStyle="none" marginTop="1rem">
        {policies.map((policy) => (
          <chakra.li
            key={policy}
            display="flex"
            gap="0.75rem"
            paddingBlock="0.625rem"
            textStyle="small"
            css={{ '& + &': { borderTop: '1px solid {colors.stone}' } }}
          >
            <Icon name="check" color="coralDeep" marginTop="0.125rem" />
            <span>{policy}</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
