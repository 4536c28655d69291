import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BedType } from '#graphql/inputs/room.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { shipped } from '../../root.ts'

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
  JSON.parse(readFileSync(join(shipped, 'api', 'db', 'seed', 'room-types', `${file}.json`), 'utf8')) as T

/** The sample hotel's room types, with their texts by language and slug. */
export const readSampleRoomTypes = () => ({
  entries: read<SampleRoomType[]>('entries'),
  texts: Object.fromEntries(locales.map((locale) => [locale, read<Record<string, RoomTypeTexts>>(locale)])) as Record<
    Locale,
    Record<string, RoomTypeTexts>
  >,
})
