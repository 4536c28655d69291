import type { Localized } from '../hotel/localized.ts'
import { blogAlts } from './picture-alts/blog.ts'
import { excursionAlts } from './picture-alts/excursions.ts'
import { nearbyAlts } from './picture-alts/nearby.ts'
import { propertyAlts } from './picture-alts/property.ts'
import { restaurantAlts } from './picture-alts/restaurants.ts'
import { roomAlts } from './picture-alts/rooms.ts'
import type { PictureId } from './pictures.ts'

/** What each picture shows, for guests who do not see it. A picture without a text is a type error. */
export const pictureAlts: Record<PictureId, Localized> = {
  ...propertyAlts,
  ...roomAlts,
  ...nearbyAlts,
  ...restaurantAlts,
  ...excursionAlts,
  ...blogAlts,
}
