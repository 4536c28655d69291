import type { PlaceCategory } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import type { ContentItem } from '../../platform/content.ts'
import type { Context } from '../../platform/context.ts'
import { formatMinutes } from '../hotel/format.ts'
import { directionsToHotel } from '../hotel/directions-url.ts'
import { byDistance } from '../hotel/distance.ts'
import type { Place, PlaceOrder } from './guide.type.ts'
import { guideWriter } from './guide-writer.ts'

export interface PlacesFilter {
  categories?: PlaceCategory[] | null
  order: PlaceOrder
}

const writePlace = (ctx: Context, locale: Locale) => {
  const write = guideWriter(ctx, locale)
  const { position, travel } = ctx.facts
  return (place: ContentItem<'place'>): Place => {
    const { latitude, longitude } = place
    const isElsewhere = latitude !== null && longitude !== null
    const miles = write.miles(place.distance)
    const walkMinutes = typeof place.walkMinutes === 'string' ? travel[place.walkMinutes] : place.walkMinutes
    return {
      id: place.id,
      category: place.category,
      name: place.name,
      description: place.description,
      language: place.language,
      position: isElsewhere ? { latitude, longitude } : position,
      distance: place.distance && write.distance(place.distance),
      distanceMiles: miles,
      walkMinutes,
      walkTime: walkMinutes === null ? null : formatMinutes(walkMinutes, locale),
      directionsUrl: isElsewhere ? write.route(`${latitude},${longitude}`, miles) : directionsToHotel(ctx.facts),
      ...write.honesty(place),
    }
  }
}

/** The places on the map, the hotel among them. */
export const listPlaces = (ctx: Context, locale: Locale, { categories, order }: PlacesFilter): Place[] => {
  const wanted = ctx.content
    .list('place', locale)
    .filter(({ category }) => !categories || categories.includes(category))
  const written = wanted.map(writePlace(ctx, locale))
  return order === 'distance' ? byDistance(written) : written
}
