import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import type { ImportantInformationFragment } from './ImportantInformation.generated.ts'
import { StayTimes } from './StayTimes.tsx'

/** What a guest should know before arriving. Every figure comes from the hotel's facts. */
export const ImportantInformation = ({ hotel }: { hotel: ImportantInformationFragment }) => {
  const { t } = useLanguage()
  const points = [
    t('contact.page.early'),
    t('contact.page.late', {
      fee: hotel.lateCheckOutFee,
      until: hotel.lateCheckOutUntil,
      hours: hotel.lateCheckOutNoticeHours,
    }),
    t('contact.page.deposit', { deposit: hotel.securityDeposit }),
    t('contact.page.cancellation', { hours: hotel.freeCancellationHours, time: hotel.checkInTime }),
    t('contact.page.pets', { count: hotel.maxPets, fee: hotel.petFee }),
    t('contact.page.smoking', { fee: hotel.smokingFee }),
    t('contact.page.parking'),
  ]
  return (
    <chakra.section aria-labelledby="important-title" display="grid" gap="2rem">
      <StayTimes checkIn={hotel.checkInTime} checkOut={hotel.checkOutTime} />
      <chakra.div paddingInline={{ lg: '0.5rem' }}>
        <chakra.h2 id="important-title" textStyle="heading" color="lagoonDeep">
          {t('contact.page.importantTitle')}
        </chakra.h2>
        <chakra.ul listStyle="none" marginTop="1rem">
          {points.map((point) => (
            <chakra.li
              key={point}
              display="flex"
              gap="0.75rem"
              paddingBlock="0.75rem"
              borderTop="1px solid {colors.stone}"
            >
              <Icon name="check" color="coralDeep" marginTop="0.1875rem" />
              <span>{point}</span>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.section>
  )
}
