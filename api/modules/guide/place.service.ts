import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { formatMinutes } from '../hotel/fill.ts'
import { directionsToHotel } from '../hotel/directions-url.ts'
import { byDistance } from '../hotel/distance.ts'
import type { Place as PlaceRecord, PlaceCategory } from './guide.model.ts'
import type { Place, PlaceOrder } from './guide.type.ts'
import { guideWriter } from './guide-writer.ts'
import { places } from './places.ts'

export interface PlacesFilter {
  categories?: PlaceCategory[] | null
  order: PlaceOrder
}

const writePlace = (ctx: Context, locale: Locale) => {
  const write = guideWriter(ctx, locale)
  const { position, travel } = ctx.facts
  return (place: PlaceRecord): Place => {
    const isHotel = place.category === 'hotel'
    const miles = write.miles(place.distance)
    const walkMinutes = typeof place.walkMinutes === 'string' ? travel[place.walkMinutes] : place.walkMinutes
    return {
      id: place.id,
      category: place.category,
      name: write.text(place.name),
      description: write.text(place.description),
      position: isHotel ? position : { latitude: place.latitude, longitude: place.longitude },
      distance: place.distance && write.distance(place.distance),
      distanceMiles: miles,
      walkMinutes,
      walkTime: walkMinutes === null ? null : formatMinutes(walkMinutes, locale),
      directionsUrl: isHotel
        ? directionsToHotel(ctx.facts)
        : write.route(`${place.latitude},${place.longitude}`, miles),
      ...write.honesty(place.provenance),
    }
  }
}

/** The places on the map, the hotel among them. */
export const listPlaces = (ctx: Context, locale: Locale, { categories, order }: PlacesFilter): Place[] => {
  const wanted = places.filter(({ category }) => !categories || categories.includes(category))
  const written = wanted.map(writePlace(ctx, locale))
  return order === 'distance' ? byDistance(written) : written
}
