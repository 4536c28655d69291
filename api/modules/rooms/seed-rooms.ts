import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { BedType } from '#graphql/inputs/room.ts'
import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import type { Content } from '../../platform/content.ts'
import { shipped } from '../../root.ts'
import { describePicture } from '../guide/describe-picture.ts'
import { Room, RoomType } from './room.entity.ts'
import { describedImage } from './room-type-texts.ts'

interface SampleRoomType {
  slug: string
  /** Cents per night. */
  basePrice: number
  weekendPrice: number
  bedType: BedType
  maxOccupancy: number
  /** Keys of features of rooms. */
  amenities: string[]
  pictures: string[]
  roomNumbers: string[]
}

interface RoomTypeTexts {
  name: string
  description: string
}

const read = <T>(file: string) =>
  JSON.parse(readFileSync(join(shipped, 'api', 'modules', 'rooms', 'seed', `${file}.json`), 'utf8')) as T

/** The sample hotel's room types, with their texts by language and slug. */
export const readSampleRoomTypes = () => ({
  entries: read<SampleRoomType[]>('entries'),
  texts: Object.fromEntries(locales.map((locale) => [locale, read<Record<string, RoomTypeTexts>>(locale)])) as Record<
    Locale,
    Record<string, RoomTypeTexts>
  >,
})

/** Cents rounded to dollars, as the sample's made-up prices are. */
export const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100

const localesButEnglish = locales.filter((locale) => locale !== defaultLocale)

/** The sample hotel's room types and rooms. */
export const seedRooms = (em: SqlEntityManager, content: Content): void => {
  const { entries, texts } = readSampleRoomTypes()
  const describe = describePicture(content)
  for (const [displayOrder, { amenities, roomNumbers, pictures, ...fields }] of entries.entries()) {
    const textsIn = (locale: Locale) => ({
      ...texts[locale][fields.slug]!,
      amenities: amenities.map((id) => content.find('room-feature', id, locale)!.name),
    })
    const roomType = em.create(RoomType, {
      ...fields,
      ...textsIn(defaultLocale),
      translations: Object.fromEntries(localesButEnglish.map((locale) => [locale, textsIn(locale)])),
      images: pictures.map((id) => describedImage(`/pictures/latest/${id}.webp`, describe)),
      floorPrice: wholeDollars(fields.basePrice / 2),
      accessibility: {},
      active: true,
      displayOrder,
      isSample: true,
    })
    for (const roomNumber of roomNumbers)
      em.create(Room, {
        roomType,
        roomNumber,
        // Made up, as no room lies anywhere without one.
        floor: Number(roomNumber) > 13 ? 2 : 1,
        floorMeasured: false,
        active: true,
        isSample: true,
      })
  }
}
