import { useLocation, useParams } from 'react-router-dom'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { LazyHydration } from '../layout/LazyHydration.tsx'
import { PageProblem } from '../layout/PageProblem.tsx'
import { usePrefetched } from '../layout/usePrefetched.ts'
import { useSite } from '../site-context.ts'
import { Texts } from '../texts/Texts.tsx'
import { RoomHead } from './RoomHead.tsx'
import { RoomIntroduction } from './RoomIntroduction.tsx'
import { useRoomPageQuery } from './RoomPage.generated.ts'

const MissingRoom = lazyPart(() => import('./MissingRoom.tsx'))
const RoomSections = lazyPart(() => import('./RoomSections.tsx'))

const Room = ({ slug }: { slug: string }) => {
  const { language } = useLanguage()
  usePrefetched(RoomSections)
  const { onStatus, prefix } = useSite()
  const { search } = useLocation()
  const { hotel, texts, roomTypeBySlug: room, roomTypes, housePlan } = useRoomPageQuery({ locale: language, slug })

  if (!room) {
    onStatus?.(404)
    return <MissingRoom hotel={hotel} rooms={roomTypes} />
  }
  // A slug that the room had once. What was asked of it is asked of the new address.
  if (room.slug !== slug) onStatus?.(301, `${withPrefix(paths.room(room.slug), prefix)}${search}`)
  return (
    <Texts texts={texts}>
      <RoomHead room={room} hotel={hotel} />
      <RoomIntroduction room={room} hotel={hotel} />
      <LazyHydration follows prepare={RoomSections.preload}>
        <ErrorBoundary fallback={(retry, error) => <PageProblem error={error} onRetry={retry} isPart />}>
          <RoomSections hotel={hotel} room={room} roomTypes={roomTypes} housePlan={housePlan} />
        </ErrorBoundary>
      </LazyHydration>
    </Texts>
  )
}

/** A kind of room: how it looks, what was measured in it, its nights, and what holds for it. */
const RoomPage = () => {
  const { slug = '' } = useParams()
  return <Room key={slug} slug={slug} />
}

export default RoomPage
