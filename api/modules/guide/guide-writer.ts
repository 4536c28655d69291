import type { Locale } from '#graphql/locales.ts'
import type { ContentItem } from '../../platform/content.ts'
import type { Context } from '../../platform/context.ts'
import { directionsFromHotel } from '../hotel/directions-url.ts'
import { distanceMiles, writeDistance } from '../hotel/distance.ts'
import { interpolate } from '../hotel/interpolate.ts'
import { showPicture } from './show-picture.ts'

/** Writes what a record of the guide has beside its texts: distances, routes, pictures. */
export const guideWriter = ({ content, facts }: Context, locale: Locale) => {
  // Stored distances are English; a fact within one is filled in before it is read.
  const stored = (distance: string | null) => distance && interpolate(distance, facts, 'en')
  return {
    pictures: (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const picture = showPicture(content, id, locale)
        return picture ? [picture] : []
      }),
    distance: (distance: string) => writeDistance(stored(distance)!, locale),
    miles: (distance: string | null) => distanceMiles(stored(distance)),
    route: (to: string, miles: number | null) => directionsFromHotel(facts, { to, miles }),
    honesty: ({ verifiedOn }: Pick<ContentItem<'place'>, 'verifiedOn'>) => ({
      unverified: verifiedOn === null,
      verifiedOn,
    }),
  }
}

/** '(561) 582-1889' as +15615821889, built from its digits. */
export const phoneLink = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
