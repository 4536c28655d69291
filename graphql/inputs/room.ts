import { z } from 'zod'
import { locales, type Locale } from '../locales.ts'
import { longestRoomNumber } from '../stay-limits.ts'
import { idOf, multilineText, nightPrice, plainText, version, wholeNumber } from './fields.ts'

export const bedTypes = ['King', 'Queen', 'Double', 'Twin', 'Two Queens'] as const
export type BedType = (typeof bedTypes)[number]

export const roomViews = ['courtyard', 'garden', 'patio', 'street', 'parking', 'water', 'buildings'] as const
export type RoomView = (typeof roomViews)[number]

export const longestImageList = 30
const longestAmenityList = 40

const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`

/** A picture of the site, one that staff sent in, or one on another host. */
const imageUrl = z
  .string({ error: 'Image address is required' })
  .trim()
  .max(300, 'Image address must have at most 300 characters')
  .regex(/^(\/pictures\/[\w./-]+|https:\/\/[^\s"'<>]+)$/, 'Image address must begin with /pictures/ or https://')
  .refine((url) => url.isWellFormed(), 'Image address contains characters that cannot be used')

const otherLanguage = z.enum(locales.slice(1) as [Locale, ...Locale[]], 'Locale must be one of es, pt, fr, de, fi, sv')

const image = z.object({
  url: imageUrl,
  alt: plainText('Alternative text', 0, 300),
  translations: z
    .array(z.object({ locale: otherLanguage, alt: plainText('Alternative text', 1, 300) }))
    .max(locales.length)
    .nullish()
    .transform((texts) => texts ?? []),
})

const tooManyImages = `A room type can have at most ${longestImageList} images`

const description = multilineText('Description', 0, 5_000)

const amenities = z
  .array(plainText('Amenity', 1, 60))
  .max(longestAmenityList, `A room type can have at most ${longestAmenityList} amenities`)

const accessNotes = multilineText('Accessibility notes', 0, 1_000)

/** What guests read in one other language; they read in English what is left out or empty. */
const roomTypeTexts = z.object({
  locale: otherLanguage,
  name: plainText('Name', 0, 80).nullish(),
  description: description.nullish(),
  amenities: amenities.nullish(),
  accessibilityNotes: accessNotes.nullish(),
})

const inches = (label: string, minimum: number, maximum: number) => wholeNumber(label, minimum, maximum).nullish()

/** What a guest with a disability must know; null is "not measured yet", which is said as such (28 CFR 36.302(e)). */
export const accessibilitySchema = z.object({
  stepFreeEntrance: z.boolean().nullish(),
  groundFloor: z.boolean().nullish(),
  doorwayWidthInches: inches('Doorway width', 18, 72),
  bedHeightInches: inches('Bed height', 8, 48),
  bedWidthInches: inches('Bed width', 24, 90),
  bedLengthInches: inches('Bed length', 60, 100),
  rollInShower: z.boolean().nullish(),
  grabBars: z.boolean().nullish(),
  visualAlarm: z.boolean().nullish(),
  notes: accessNotes.nullish(),
})

export type Accessibility = z.output<typeof accessibilitySchema>

/** Without a floor of its own a type refuses prices below half of its base price, in whole dollars. */
export const usualFloor = (basePrice: number) => Math.max(1_000, Math.round(basePrice / 200) * 100)

/** A room type as forms and REST bodies bring it. Prices are cents. */
export const roomTypeSchema = z
  .object({
    name: plainText('Name', 1, 80),
    slug: z
      .string({ error: 'Slug is required' })
      .trim()
      .min(1, 'Slug is required')
      .max(80, 'Slug must have 1 to 80 characters')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug may contain a-z, 0-9 and single hyphens between them'),
    basePrice: nightPrice('Base price'),
    weekendPrice: nightPrice('Weekend price').nullish(),
    floorPrice: nightPrice('Floor price').nullish(),
    bedType: z.enum(bedTypes, `Bed type must be one of ${bedTypes.join(', ')}`).default('King'),
    maxOccupancy: wholeNumber('Max occupancy', 1, 12),
    size: plainText('Size', 0, 40).nullish(),
    description: description.default(''),
    amenities: amenities.default([]),
    images: z.array(image).max(longestImageList, tooManyImages).optional(),
    /** The addresses alone, as the documented REST body has them; texts of addresses already there are kept. */
    imageUrls: z.array(imageUrl).max(longestImageList, tooManyImages).optional(),
    translations: z
      .array(roomTypeTexts)
      .refine(
        (texts) => new Set(texts.map(({ locale }) => locale)).size === texts.length,
        'Each language can be given once',
      )
      .optional(),
    accessibility: accessibilitySchema.nullish(),
    active: z.boolean().default(true),
    displayOrder: wholeNumber('Display order', 0, 999).default(0),
  })
  .transform((input) => ({ ...input, floorPrice: input.floorPrice ?? usualFloor(input.basePrice) }))
  .superRefine((input, context) => {
    if (input.images && input.imageUrls)
      context.addIssue({
        code: 'custom',
        path: ['imageUrls'],
        message: 'Give images, or imageUrls for their addresses alone, not both',
      })
    const atLeast = (path: string, label: string, price: number | null | undefined) => {
      if (price != null && price < input.floorPrice)
        context.addIssue({
          code: 'custom',
          path: [path],
          message: `${label} must be at least ${dollars(input.floorPrice)}, the floor price of this room type`,
        })
    }
    atLeast('basePrice', 'Base price', input.basePrice)
    atLeast('weekendPrice', 'Weekend price', input.weekendPrice)
  })

export const roomSchema = z.object({
  roomTypeId: idOf('Room type', 'a room type'),
  roomNumber: plainText('Room number', 1, longestRoomNumber),
  floor: wholeNumber('Floor', 0, 5),
  floorMeasured: z.boolean().default(true),
  // Null is "not measured", which guests are told.
  stepsToDoor: wholeNumber('Number of steps to the door', 0, 99).nullish(),
  view: z.enum(roomViews, `View must be one of ${roomViews.join(', ')}`).nullish(),
  nightDecibels: wholeNumber('Sound level at night', 10, 90).nullish(),
  morningSun: z.boolean().nullish(),
  accessible: z.boolean().default(false),
  active: z.boolean().default(true),
  notes: multilineText('Notes', 0, 1_000).nullish(),
})

/** What every change of a stored record names beside its new values. */
export const changeSchema = z.object({ id: z.uuid('Id must be the id of a record'), version })
