import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { fill } from '../hotel/fill.ts'
import { translate, type Localized } from '../hotel/localized.ts'
import { directionsFromHotel } from '../hotel/directions-url.ts'
import { distanceMiles, writeDistance } from '../hotel/distance.ts'
import type { Provenance } from './guide.model.ts'
import { pictureAlts } from './picture-alts.ts'
import type { PictureId } from './pictures.ts'

/** Writes the guide's records in one language, with the hotel's facts in their texts. */
export const guideWriter = ({ facts }: Context, locale: Locale) => {
  const text = (source: string | Localized) =>
    fill(typeof source === 'string' ? source : translate(source, locale), facts, locale)
  // Stored distances are English; a fact within one is filled in before it is read.
  const stored = (distance: string | null) => distance && fill(distance, facts, 'en')
  return {
    text,
    textOrNull: (source: Localized | null) => source && text(source),
    list: (source: Localized<string[]>) => translate(source, locale).map(text),
    pictures: (ids: readonly PictureId[]) => ids.map((id) => ({ id, alt: text(pictureAlts[id]) })),
    distance: (distance: string) => writeDistance(stored(distance)!, locale),
    miles: (distance: string | null) => distanceMiles(stored(distance)),
    route: (to: string, miles: number | null) => directionsFromHotel(facts, { to, miles }),
    honesty: ({ status, verifiedOn }: Provenance) => ({ unverified: status === 'unverified', verifiedOn }),
  }
}

export type GuideWriter = ReturnType<typeof guideWriter>

/** '(561) 582-1889' as +15615821889, built from its digits. */
export const phoneLink = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
