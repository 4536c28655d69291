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

/** What the guide has for children, nearest first. */
const forChildren = [
  'bicentennial-and-sportsmans-parks',
  'lantana-municipal-beach',
  'palm-beach-zoo',
  'lion-country-safari',
]

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
    .map(({ id, name, distance }) => ({ id, line: `${name} (${write.distance(distance)})` }))
  const rides = content.list('drive', locale).map(({ id, name, distance }) => ({ id, line: `${name} (${distance})` }))
  const children = [...walks, ...rides]
    .filter(({ id }) => forChildren.includes(id))
    .toSorted((a, b) => forChildren.indexOf(a.id) - forChildren.indexOf(b.id))

  const features = content.list('room-block', locale).map((block) => featuresOf(ctx, locale, block))
  const inEveryRoom = new Set([
    ...(features[0] ?? []).filter((feature) => features.every((others) => others.includes(feature))),
    ...amenitiesOf(ctx, locale, 'every-room'),
  ])

  const list = (id: ListId, path: string, lines: string[], after?: string) =>
    makePassage(
      locale,
      {
        source: `list:${id}`,
        path,
        title: translate(listTitles[id], locale),
        text: sentences(lead(translate(listTitles[id], locale), lines.join(separator(locale)), locale), after),
      },
      0.9,
    )
  const hours = translate(checkHours, locale)
  const lines = (entries: { line: string }[]) => entries.map(({ line }) => line)

  return [
    list('restaurants', '/things-to-do', near('restaurant'), hours),
    list('cafes', '/#location', near('cafe'), hours),
    list('shopping', '/#location', near('shopping')),
    list('beaches', '/#location', near('beach')),
    list('kids', '/things-to-do', lines(children), hours),
    list('things-to-do', '/things-to-do', lines([...walks, ...rides])),
    list(
      'day-trips',
      '/things-to-do',
      content.list('day-trip', locale).map(({ name, distance }) => `${name} (${distance})`),
    ),
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
