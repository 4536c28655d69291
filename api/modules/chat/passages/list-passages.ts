import type { PlaceCategory } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { paths, sectionPath } from '#graphql/paths.ts'
import { translate, type MessageKey } from '../../../i18n/translate.ts'
import type { Context } from '../../../platform/context.ts'
import { byDistance } from '../../hotel/distance.ts'
import { guideWriter } from '../../guide/guide-writer.ts'
import { amenitiesOf, featuresOf } from '../../rooms/gallery.service.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { nameOf } from '../../rooms/room-type-texts.ts'
import { makePassage, sentences, type Passage } from './passage.ts'

/** What a list is called: the rest of its message's key. */
type ListId = MessageKey extends infer Key ? (Key extends `chat.list.title.${infer Id}` ? Id : never) : never

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

  const line = (title: string, text: string) => translate(locale, 'chat.list.line', { title, text })
  const separator = translate(locale, 'chat.list.separator')
  const list = (id: ListId, path: string, lines: string[], after?: string) => {
    const title = translate(locale, `chat.list.title.${id}`)
    return makePassage(
      { source: `list:${id}`, path, title, text: sentences(line(title, lines.join(separator)), after) },
      0.9,
    )
  }
  const hours = translate(locale, 'chat.list.checkHours')

  return [
    list('restaurants', paths.thingsToDo(), near('restaurant'), hours),
    list('cafes', sectionPath('location'), near('cafe'), hours),
    list('shopping', sectionPath('location'), near('shopping')),
    list('beaches', sectionPath('location'), near('beach')),
    list('kids', paths.thingsToDo(), children.map(farOff), hours),
    list('things-to-do', paths.thingsToDo(), [...walks, ...drives].map(farOff)),
    list('day-trips', paths.thingsToDo(), content.list('day-trip', locale).map(farOff)),
    list('room-features', paths.gallery(), [...inEveryRoom]),
    list(
      'capacity',
      paths.gallery(),
      roomTypes.map((type) =>
        line(nameOf(type, locale), translate(locale, 'chat.list.upToGuests', { count: type.maxOccupancy })),
      ),
    ),
  ]
}
