import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { bedTypes, roomViews, type Accessibility } from '#graphql/inputs/room.ts'
import type { Locale } from '#graphql/locales.ts'
import { baseColumns, instant, sampleColumn } from '../../db/base-columns.ts'

/** One picture of a room type; `alt` is what staff wrote, in the languages they wrote it in. */
export interface StoredImage {
  url: string
  alt: Partial<Record<Locale, string>>
}

/** What guests read of a room type in another language; they read in English what is missing. */
export interface StoredTexts {
  name?: string
  description?: string
  amenities?: string[]
  accessibilityNotes?: string
}

/** A kind of room that a guest can book. Prices are cents per night before tax. */
export const RoomType = defineEntity({
  name: 'RoomType',
  properties: {
    ...baseColumns,
    ...sampleColumn,
    version: p.integer().version(),
    name: p.string().length(80),
    slug: p.string().length(80).unique('room_type_slug_unique'),
    basePrice: p.integer(),
    /** For the nights of Friday and Saturday. */
    weekendPrice: p.integer().nullable(),
    /** No price of this type may be lower: it refuses a $15 typo. */
    floorPrice: p.integer(),
    bedType: p.enum([...bedTypes]),
    maxOccupancy: p.integer(),
    size: p.string().length(40).nullable(),
    description: p.text(),
    amenities: p.json<string[]>(),
    images: p.json<StoredImage[]>(),
    accessibility: p.json<Accessibility>(),
    translations: p.json<Partial<Record<Locale, StoredTexts>>>(),
    active: p.boolean(),
    displayOrder: p.integer(),
    archivedAt: instant().nullable(),
    /** Name of the person or key that changed it last. */
    changedBy: p.string().length(100).nullable(),
  },
})

export type RoomType = InferEntity<typeof RoomType>

/** A slug that a room type had before: links to it lead to the type for ever. */
export const RoomTypeFormerSlug = defineEntity({
  name: 'RoomTypeFormerSlug',
  properties: {
    slug: p.string().length(80).primary(),
    roomType: () => p.manyToOne(RoomType).deleteRule('cascade').index('room_type_former_slug_room_type_index'),
  },
})

export type RoomTypeFormerSlug = InferEntity<typeof RoomTypeFormerSlug>

/** One of the hotel's rooms. */
export const Room = defineEntity({
  name: 'Room',
  properties: {
    ...baseColumns,
    ...sampleColumn,
    version: p.integer().version(),
    roomType: () => p.manyToOne(RoomType).index('room_room_type_index'),
    roomNumber: p.string().length(10).unique('room_room_number_unique'),
    floor: p.integer(),
    /** Whether somebody has looked: guests are not told a floor that the sample made up. */
    floorMeasured: p.boolean().default(true),
    /** Stair steps between the parking and the door; null until somebody has counted, as with what follows. */
    stepsToDoor: p.integer().nullable(),
    view: p.enum([...roomViews]).nullable(),
    /** In the room with the window shut, in dB(A). */
    nightDecibels: p.integer().nullable(),
    /** Direct sun in the room before noon. */
    morningSun: p.boolean().nullable(),
    /** Given away last within its type, unless it is asked for (28 CFR 36.302(e)). */
    accessible: p.boolean().default(false),
    active: p.boolean(),
    notes: p.text().nullable(),
    archivedAt: instant().nullable(),
    changedBy: p.string().length(100).nullable(),
  },
})

export type Room = InferEntity<typeof Room>
