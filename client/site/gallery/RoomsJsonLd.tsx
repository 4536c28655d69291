import { defaultLocale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { localizedPath } from '#client/paths.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { hotelRoomJsonLd } from '../rooms/hotel-room-json-ld.ts'
import { useSite } from '../site-context.ts'
import { useMonthTotals } from '../stay/useMonthTotals.ts'
import { roomAnchor } from './room-anchor.ts'
import type { RoomBlockFragment } from './RoomBlock.generated.ts'

interface RoomsJsonLdProps {
  rooms: readonly RoomBlockFragment[]
  currency: string
}

/**
 * The rooms for search engines, each with the price that stands beside it.
 * Written by the server; it needs prices that a guest who moves here does not wait for.
 */
export const RoomsJsonLd = ({ rooms, currency }: RoomsJsonLdProps) => {
  const { publicUrl, prefix = defaultLocale } = useSite()
  const totals = useMonthTotals()
  const page = publicUrl + localizedPath(paths.gallery(), prefix)

  const dataOf = (room: RoomBlockFragment) => {
    const offered = totals.find(({ roomType }) => roomType.slug === room.roomTypeSlug)
    return hotelRoomJsonLd({
      ...room,
      ...offered?.roomType,
      publicUrl,
      url: `${page}#${roomAnchor(room.id)}`,
      bookingPage: page,
      slug: room.roomTypeSlug,
      lowestTotal: offered?.lowestTotal,
      currency,
    })
  }
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': rooms.map(dataOf) }} />
}
