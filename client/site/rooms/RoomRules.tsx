import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { StayTimes } from '../contact/StayTimes.tsx'
import type { PoliciesFragment } from '../home/Policies.generated.ts'
import { PolicyList } from '../home/PolicyList.tsx'

/** What holds for every stay, before anybody books one. */
export const RoomRules = ({ hotel }: { hotel: PoliciesFragment }) => {
  const { t } = useLanguage()
  return (
    <chakra.section aria-labelledby="rules-title">
      <Container
        display="grid"
        gap={{ base: '1.5rem', lg: '5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.35fr)' }}
        paddingBlock={{ base: '3.5rem', md: '5.5rem' }}
      >
        <div>
          <chakra.h2 id="rules-title" textStyle="title" color="lagoonDeep" marginBottom="1.5rem">
            {t('room.rules.title')}
          </chakra.h2>
          <StayTimes checkIn={hotel.checkInTime} checkOut={hotel.checkOutTime} />
        </div>
        <PolicyList policies={hotel.policies} isSmall />
      </Container>
    </chakra.section>
  )
}
