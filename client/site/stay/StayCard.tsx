import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { stayAnchor } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import { StayPlanner } from './StayPlanner.tsx'
import { HotelText } from '../texts/HotelText.tsx'

interface StayCardProps extends HTMLChakraProps<'section'> {
  hotel: StayPlannerHotelFragment
  /** The place of a sentence under the heading, where none stands over it. */
  intro?: string
  /** Slug of the room type that the page is about. */
  room?: string
}

/** The planner under its heading, and other ways to book as its children; every link to the planner ends here. */
export const StayCard = ({ hotel, intro, room, children, ...props }: StayCardProps) => {
  const { t } = useLanguage()
  return (
    <chakra.section
      id={stayAnchor}
      aria-labelledby="stay-title"
      background="foam"
      borderRadius="large"
      boxShadow="card"
      padding={{ base: '1.5rem 1.25rem', md: '2.25rem 2.75rem' }}
      {...props}
    >
      <chakra.h2 id="stay-title" textStyle="heading" color="lagoonDeep" marginBottom="1rem">
        {t('booking.title')}
      </chakra.h2>
      {intro && <HotelText place={intro} color="inkSoft" marginBlock="-0.625rem 1.5rem" />}
      <StayPlanner hotel={hotel} room={room} />
      {children}
    </chakra.section>
  )
}
