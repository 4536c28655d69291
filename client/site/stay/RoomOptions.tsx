import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useRoomOptionsQuery } from './RoomOptions.generated.ts'
import { StayOptions } from './StayOptions.tsx'
import type { StayAnswerProps } from './stay.ts'

/** How many days around the wished ones are looked at when those are full. */
const flexibleDays = 10
const nearest = 3

const distance = (day: string, wished: string) => Math.abs(Date.parse(day) - Date.parse(wished))

const NearestStays = ({ hotel, stay, onAsk }: StayAnswerProps) => {
  const { t, language } = useLanguage()
  const { bookableStays } = useRoomOptionsQuery({
    input: { arrival: stay.arrival, departure: stay.departure, guests: stay.guests, flexibleDays },
    locale: language,
  })
  const nearby = bookableStays
    .toSorted((one, other) => distance(one.arrival, stay.arrival) - distance(other.arrival, stay.arrival))
    .slice(0, nearest)
  return (
    <chakra.section aria-labelledby="stay-rooms" background="blushPale" borderRadius="large" padding="1.5rem">
      <chakra.div role="status" marginBottom="1rem">
        <chakra.h3 id="stay-rooms" textStyle="heading" fontSize="1.25rem" color="coralDark">
          {t('stay.options.none')}
        </chakra.h3>
        <chakra.p marginTop="0.5rem">
          {nearby.length > 0 ? t('stay.refused.nearest') : t('stay.refused.none', { phone: hotel.phone })}
        </chakra.p>
      </chakra.div>
      <StayOptions hotel={hotel} stay={stay} options={nearby} onAsk={onAsk} withDates />
    </chakra.section>
  )
}

/** Without a room of their choice guests see all that are free, with their sums; or the nearest dates. */
export const RoomOptions = (props: StayAnswerProps) => {
  const { hotel, stay, onAsk } = props
  const { t, language } = useLanguage()
  const { bookableStays } = useRoomOptionsQuery({
    input: { arrival: stay.arrival, departure: stay.departure, guests: stay.guests, flexibleDays: 0 },
    locale: language,
  })
  if (bookableStays.length === 0) return <NearestStays {...props} />
  return (
    <chakra.section aria-labelledby="stay-rooms" background="lagoonMist" borderRadius="large" padding="1.5rem">
      <chakra.h3 id="stay-rooms" textStyle="heading" fontSize="1.25rem" color="lagoonDeep" marginBottom="1rem">
        {t('stay.options.title')}
      </chakra.h3>
      <StayOptions hotel={hotel} stay={stay} options={bookableStays} onAsk={onAsk} />
    </chakra.section>
  )
}
