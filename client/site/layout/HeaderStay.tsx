import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { stayAnchor } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { useChosenNights } from '../stay/chosen-stay.ts'
import { StayBar } from '../stay/StayBar.tsx'
import type { StayPlannerHotelFragment } from '../stay/StayPlanner.generated.ts'

const seesPlanner = () => {
  const place = document.getElementById(stayAnchor)?.getBoundingClientRect()
  return place !== undefined && place.bottom > 0 && place.top < window.innerHeight
}

const watchWindow = (tell: () => void) => {
  window.addEventListener('scroll', tell, { passive: true })
  window.addEventListener('resize', tell)
  return () => {
    window.removeEventListener('scroll', tell)
    window.removeEventListener('resize', tell)
  }
}

/** Whether the planner is on the page and in sight; the server cannot know, and says that it is. */
const usePlannerInSight = () => useSyncExternalStore(watchWindow, seesPlanner, () => true)

/** Chosen nights under the header of wide windows, while the planner is out of sight. It lies over the page, so nothing moves; every page begins below it. */
export const HeaderStay = ({ hotel }: { hotel: StayPlannerHotelFragment }) => {
  const { t } = useLanguage()
  const stay = useChosenNights()
  const isPlannerInSight = usePlannerInSight()
  if (isPlannerInSight || !stay) return null
  return (
    <chakra.nav
      aria-label={t('stayBar.label')}
      data-stay-bar
      display={{ base: 'none', xl: 'block' }}
      position="absolute"
      zIndex="-1"
      insetInline="0"
      top="100%"
      background="lagoonMist"
      boxShadow="low"
    >
      <Container display="flex" paddingBlock="0.5rem">
        <StayBar hotel={hotel} stay={stay} />
      </Container>
    </chakra.nav>
  )
}
