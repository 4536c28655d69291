import type { ThingsToDoPageQuery } from './ThingsToDoPage.generated.ts'

type Attraction = ThingsToDoPageQuery['walkingAttractions'][number] | ThingsToDoPageQuery['driveAttractions'][number]

/** Sights for search engines: https://schema.org/TouristAttraction. Prices and hours stay out until they are checked. */
export const attractionsJsonLd = (attractions: readonly Attraction[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: attractions.map(({ name, description, website, position }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'TouristAttraction',
      name,
      description,
      url: website ?? undefined,
      geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    },
  })),
})
