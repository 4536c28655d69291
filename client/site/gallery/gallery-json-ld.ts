import { defaultLocale } from '#graphql/locales.ts'
import { localizedPath, paths } from '#client/paths.ts'
import { previewUrl } from '#client/ui/Picture.tsx'
import type { Site } from '../site-context.ts'
import type { RoomBlockFragment } from './RoomBlock.generated.ts'

/** Where a room's block stands on the page. */
export const roomAnchor = (id: string) => `room-${id}`

/** The rooms for search engines: https://schema.org/HotelRoom. */
export const roomsJsonLd = (rooms: readonly RoomBlockFragment[], { publicUrl, prefix = defaultLocale }: Site) => ({
  '@context': 'https://schema.org',
  '@graph': rooms.map(({ id, name, description, features, pictures }) => ({
    '@type': 'HotelRoom',
    url: `${publicUrl}${localizedPath(paths.gallery(), prefix)}#${roomAnchor(id)}`,
    name,
    description,
    image: pictures.map((picture) => publicUrl + previewUrl(picture.id)),
    amenityFeature: features.map((feature) => ({
      '@type': 'LocationFeatureSpecification',
      name: feature,
      value: true,
    })),
    containedInPlace: { '@id': `${publicUrl}/#hotel` },
  })),
})
