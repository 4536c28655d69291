import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { RefusedStay } from './RefusedStay.tsx'
import { StayOptions } from './StayOptions.tsx'
import type { StayAnswerProps } from './stay.ts'
import { useRoomOptions } from './useRoomOptions.ts'

/** Without a room of their choice guests see all that are free, with their sums; or why none is, and what is nearest. */
export const RoomOptions = (props: StayAnswerProps) => {
  const { hotel, stay, onAsk } = props
  const { t } = useLanguage()
  const { bookableStays, refusedStay } = useRoomOptions(stay)
  if (refusedStay) return <RefusedStay {...props} refused={refusedStay} />
  return (
    <chakra.section aria-labelledby="stay-rooms" background="lagoonMist" borderRadius="large" padding="1.5rem">
      <chakra.h3 id="stay-rooms" textStyle="heading" fontSize="1.25rem" color="lagoonDeep" marginBottom="1rem">
        {t('stay.options.title')}
      </chakra.h3>
      <StayOptions hotel={hotel} stay={stay} options={bookableStays} onAsk={onAsk} />
    </chakra.section>
  )
}
