import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import { StayPlanner } from './StayPlanner.tsx'

interface StaySectionProps extends HTMLChakraProps<'section'> {
  hotel: StayPlannerHotelFragment
}

/** The planner as a section of a page; other ways to book stand beneath it in the same card. */
export const StaySection = ({ hotel, children, ...props }: StaySectionProps) => {
  const { t } = useLanguage()
  return (
    <chakra.section aria-labelledby="stay-title" {...props}>
      <Container>
        <chakra.div
          background="foam"
          borderRadius="large"
          boxShadow="card"
          padding={{ base: '1.75rem 1.25rem', md: '2.25rem 2.75rem' }}
        >
          <chakra.h2 id="stay-title" textStyle="heading" color="lagoonDeep">
            {t('booking.title')}
          </chakra.h2>
          <chakra.p color="inkSoft" marginBlock="0.375rem 1.5rem">
            {t('booking.intro')}
          </chakra.p>
          <StayPlanner hotel={hotel} />
          {children}
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
