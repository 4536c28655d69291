import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { paths, sectionPath } from '#graphql/paths.ts'
import type { Context } from '../../../platform/context.ts'
import { guideWriter } from '../../guide/guide-writer.ts'
import { roomBlockWriter } from '../../rooms/gallery.service.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { makePassage, sentences, type Passage } from './passage.ts'

const placePrior = 0.9
const roomPrior = 0.8

/** The FAQ, the places and the room blocks of the guide, one passage each. */
export const guidePassages = (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]): Passage[] => {
  const write = guideWriter(ctx, locale)
  const list = <Kind extends ContentKind>(kind: Kind) => ctx.content.list(kind, locale)
  const told = new Set([...list('restaurant'), ...list('walk')].map(({ id }) => id))
  return [
    ...list('faq').map((entry) =>
      makePassage({
        source: `faq:${entry.id}`,
        path: paths.faq(),
        title: entry.question,
        text: entry.answer,
      }),
    ),
    ...list('getting-around').map((tile) =>
      makePassage(
        {
          source: `around:${tile.id}`,
          path: paths.thingsToDo(),
          title: tile.title,
          text: tile.description,
        },
        placePrior,
      ),
    ),
    ...list('walk').map((place) =>
      makePassage(
        {
          source: `walk:${place.id}`,
          path: paths.thingsToDo(),
          title: place.name,
          text: sentences(
            `${place.name} (${write.distance(place.distance)})`,
            place.description,
            place.features.join(', '),
            place.directions,
          ),
        },
        placePrior,
      ),
    ),
    ...list('restaurant').map((place) =>
      makePassage(
        {
          source: `restaurant:${place.id}`,
          path: paths.thingsToDo(),
          title: place.name,
          text: sentences(
            `${place.name}: ${place.cuisine}, ${write.distance(place.distance)}, ${place.address}`,
            [place.phone, place.hours].filter(Boolean).join(', '),
            place.description,
            place.directions,
          ),
        },
        placePrior,
      ),
    ),
    ...list('place')
      .filter((place) => place.category !== 'hotel' && !told.has(place.id))
      .map((place) =>
        makePassage(
          {
            source: `place:${place.id}`,
            path: sectionPath('location'),
            title: place.name,
            text: sentences(
              place.distance ? `${place.name} (${write.distance(place.distance)})` : place.name,
              place.description,
            ),
          },
          placePrior,
        ),
      ),
    ...list('drive').map((drive) =>
      makePassage(
        {
          source: `drive:${drive.id}`,
          path: paths.thingsToDo(),
          title: drive.name,
          text: sentences(
            `${drive.name}, ${drive.distance}, ${drive.address}, ${drive.phone}`,
            drive.hours,
            drive.admission,
            drive.description,
            drive.highlights.join(', '),
          ),
        },
        placePrior,
      ),
    ),
    ...list('day-trip').map((trip) =>
      makePassage(
        {
          source: `trip:${trip.id}`,
          path: paths.thingsToDo(),
          title: trip.name,
          text: sentences(`${trip.name}: ${trip.distance}`, trip.description, trip.attractions.join(', ')),
        },
        placePrior,
      ),
    ),
    ...list('room-block')
      .map(roomBlockWriter(ctx, locale, roomTypes))
      .map(({ id, name, description, features }) =>
        makePassage(
          {
            source: `room:${id}`,
            path: paths.gallery(),
            title: name,
            text: sentences(`${name}: ${description}`, features.join(', ')),
          },
          roomPrior,
        ),
      ),
  ]
}
