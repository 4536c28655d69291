import { defaultLocale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { localizedPath } from '#client/paths.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useSite } from '../site-context.ts'
import { useMonthTotals } from '../stay/useMonthTotals.ts'
import { hotelRoomJsonLd } from './hotel-room-json-ld.ts'
import type { RoomHeadFragment } from './RoomHead.generated.ts'

interface RoomHeadProps {
  room: RoomHeadFragment
  hotel: { name: string; currency: string }
}

/** Written by the server; it needs prices that a guest who moves here does not wait for. */
const RoomJsonLd = ({ room, hotel: { currency } }: RoomHeadProps) => {
  const { publicUrl, prefix = defaultLocale } = useSite()
  const offered = useMonthTotals().find(({ roomType }) => roomType.slug === room.slug)
  const url = publicUrl + localizedPath(paths.room(room.slug), prefix)
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        ...hotelRoomJsonLd({
          ...room,
          publicUrl,
          url,
          bookingPage: url,
          features: room.amenities,
          lowestTotal: offered?.lowestTotal,
          currency,
        }),
      }}
    />
  )
}

const longestDescription = 160

/** What search engines and link previews read of a room. */
export const RoomHead = ({ room, hotel }: RoomHeadProps) => {
  const { t } = useLanguage()
  const { isFirstPage } = useSite()
  return (
    <>
      <PageHead
        title={`${room.name} | ${hotel.name}`}
        description={room.description.slice(0, longestDescription)}
        picture={room.pictures[0]}
        siteName={hotel.name}
      />
      <Breadcrumbs
        hotelName={hotel.name}
        way={[
          [t('nav.gallery'), paths.gallery()],
          [room.name, paths.room(room.slug)],
        ]}
      />
      {isFirstPage && <RoomJsonLd room={room} hotel={hotel} />}
    </>
  )
}
