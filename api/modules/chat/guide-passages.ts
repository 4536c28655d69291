import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { dayTrips } from '../guide/day-trips.ts'
import { driveAttractions } from '../guide/drives.ts'
import { faq } from '../guide/faq.ts'
import { gettingAround } from '../guide/getting-around.ts'
import { guideWriter } from '../guide/guide-writer.ts'
import { places } from '../guide/places.ts'
import { restaurants } from '../guide/restaurants.ts'
import { roomBlocks } from '../guide/room-blocks.ts'
import { walkingAttractions } from '../guide/walking.ts'
import { roomBlockWriter } from '../rooms/gallery.service.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { makePassage, sentences, type Passage } from './passage.ts'

const placePrior = 0.9
const roomPrior = 0.8

/** The FAQ, the places and the room blocks of the guide, one passage each. */
export const guidePassages = (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]): Passage[] => {
  const write = guideWriter(ctx, locale)
  const told = new Set([...restaurants, ...walkingAttractions].map(({ id }) => id))
  return [
    ...faq.map((entry) =>
      makePassage(locale, {
        source: `faq:${entry.id}`,
        path: '/faq',
        title: write.text(entry.question),
        text: write.text(entry.answer),
      }),
    ),
    ...gettingAround.map((tile) =>
      makePassage(
        locale,
        {
          source: `around:${tile.id}`,
          path: '/things-to-do',
          title: write.text(tile.title),
          text: write.text(tile.description),
        },
        placePrior,
      ),
    ),
    ...walkingAttractions.map((place) =>
      makePassage(
        locale,
        {
          source: `walk:${place.id}`,
          path: '/things-to-do',
          title: write.text(place.name),
          text: sentences(
            `${write.text(place.name)} (${write.distance(place.distance)})`,
            write.text(place.description),
            write.list(place.features).join(', '),
            write.text(place.directions),
          ),
        },
        placePrior,
      ),
    ),
    ...restaurants.map((place) =>
      makePassage(
        locale,
        {
          source: `restaurant:${place.id}`,
          path: '/things-to-do',
          title: write.text(place.name),
          text: sentences(
            `${place.name}: ${write.text(place.cuisine)}, ${write.distance(place.distance)}, ${place.address}`,
            [place.phone, write.textOrNull(place.hours)].filter(Boolean).join(', '),
            write.text(place.description),
            write.text(place.directions),
          ),
        },
        placePrior,
      ),
    ),
    ...places
      .filter((place) => place.category !== 'hotel' && !told.has(place.id))
      .map((place) =>
        makePassage(
          locale,
          {
            source: `place:${place.id}`,
            path: '/#location',
            title: write.text(place.name),
            text: sentences(
              place.distance ? `${write.text(place.name)} (${write.distance(place.distance)})` : write.text(place.name),
              write.text(place.description),
            ),
          },
          placePrior,
        ),
      ),
    ...driveAttractions.map((drive) =>
      makePassage(
        locale,
        {
          source: `drive:${drive.id}`,
          path: '/things-to-do',
          title: drive.name,
          text: sentences(
            `${drive.name}, ${write.text(drive.distance)}, ${drive.address}, ${drive.phone}`,
            write.text(drive.hours),
            write.text(drive.admission),
            write.text(drive.description),
            write.list(drive.highlights).join(', '),
          ),
        },
        placePrior,
      ),
    ),
    ...dayTrips.map((trip) =>
      makePassage(
        locale,
        {
          source: `trip:${trip.id}`,
          path: '/things-to-do',
          title: trip.name,
          text: sentences(
            `${trip.name}: ${write.text(trip.distance)}`,
            write.text(trip.description),
            write.list(trip.attractions).join(', '),
          ),
        },
        placePrior,
      ),
    ),
    ...roomBlocks.map(roomBlockWriter(ctx, locale, roomTypes)).map(({ id, name, description, features }) =>
      makePassage(
        locale,
        {
          source: `room:${id}`,
          path: '/gallery',
          title: name,
          text: sentences(`${name}: ${description}`, features.join(', ')),
        },
        roomPrior,
      ),
    ),
  ]
}
