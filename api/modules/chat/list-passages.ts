import type { PlaceCategory } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { byDistance } from '../hotel/distance.ts'
import { guideWriter } from '../guide/guide-writer.ts'
import { translate } from '../hotel/localized.ts'
import { amenitiesOf, featuresOf } from '../rooms/gallery.service.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { makePassage, sentences, type Passage } from './passage.ts'
import { checkHours, listTitles, upToGuests, type ListId } from './texts/list.ts'

/** French sets a space before colon and semicolon. */
const lead = (title: string, text: string, locale: Locale) => `${title}${locale === 'fr' ? '\u00a0' : ''}: ${text}`
const separator = (locale: Locale) => (locale === 'fr' ? '\u00a0; ' : '; ')

/** Answers to "where can we eat?": the guide's lists, each as one passage. */
export const listPassages = (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]): Passage[] => {
  const write = guideWriter(ctx, locale)
  const { content } = ctx
  const cuisines = new Map(content.list('restaurant', locale).map(({ id, cuisine }) => [id, cuisine]))

  const near = (category: PlaceCategory) =>
    byDistance(
      content
        .list('place', locale)
        .filter((place) => place.category === category)
        .map((place) => ({ ...place, distanceMiles: write.miles(place.distance) })),
    ).map(({ id, name, distance }) =>
      [name, distance && `(${[cuisines.get(id), write.distance(distance)].filter(Boolean).join(', ')})`].join(' '),
    )

  const walks = content
    .list('walk', locale)
    .map((walk) => ({ ...walk, distanceMiles: write.miles(walk.distance), distance: write.distance(walk.distance) }))
  const drives = content.list('drive', locale)
  const farOff = ({ name, distance }: { name: string; distance: string }) => `${name} (${distance})`
  const children = [...byDistance(walks), ...drives].filter(({ suitsChildren }) => suitsChildren)

  const features = content.list('room-block', locale).map((block) => featuresOf(ctx, locale, block))
  const inEveryRoom = new Set([
    ...(features[0] ?? []).filter((feature) => features.every((others) => others.includes(feature))),
    ...amenitiesOf(ctx, locale, 'every-room'),
  ])

  const list = (id: ListId, path: string, lines: string[], after?: string) =>
    makePassage(
      {
        source: `list:${id}`,
        path,
        title: translate(listTitles[id], locale),
        text: sentences(lead(translate(listTitles[id], locale), lines.join(separator(locale)), locale), after),
      },
      0.9,
    )
  const hours = translate(checkHours, locale)

  return [
    list('restaurants', '/things-to-do', near('restaurant'), hours),
    list('cafes', '/#location', near('cafe'), hours),
    list('shopping', '/#location', near('shopping')),
    list('beaches', '/#location', near('beach')),
    list('kids', '/things-to-do', children.map(farOff), hours),
    list('things-to-do', '/things-to-do', [...walks, ...drives].map(farOff)),
    list('day-trips', '/things-to-do', content.list('day-trip', locale).map(farOff)),
    list('room-features', '/gallery', [...inEveryRoom]),
    list(
      'capacity',
      '/gallery',
      roomTypes.map((type) =>
        lead(nameOf(type, locale), translate(upToGuests, locale).replace('{count}', String(type.maxOccupancy)), locale),
      ),
    ),
  ]
}
