import { z } from 'zod'
import { multilineText, plainText, webAddress, wholeNumber } from '../fields.ts'
import { hotelFactsSchema } from '../hotel-facts.ts'

/** The name of a record, of a picture or of an icon: it stands in addresses and other records. */
export const contentKey = z
  .string()
  .max(80, 'Key must have at most 80 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Key must be small letters, digits and hyphens')

/** A record that a form lets choose. */
const chosen = (label: string) => contentKey.min(1, `${label} is required`)

const number = (label: string, least: number, most: number) => {
  const message = `${label} must be from ${least} to ${most}`
  return z.number(message).min(least, message).max(most, message)
}

const line = (label: string, most = 200) => plainText(label, 1, most)
const paragraph = (label: string, most = 3_000) => multilineText(label, 1, most)
const lines = (label: string, most = 40) => z.array(line(label)).max(most, `At most ${most} lines`)
const pictures = z.array(contentKey).max(20, 'At most 20 pictures')

const percent = (label: string) => number(label, 0, 100)

/** The name of a drawing that came with the product, or `uploads/<hash>-<width>x<height>` of what staff uploaded. */
const pictureFile = z
  .string('Choose a picture')
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*|uploads\/[0-9a-f]{20}-\d{1,4}x\d{1,4})$/, 'Choose a picture')
/** The shapes that pages cut pictures to, as width by height. The last is a link preview's. */
export const pictureShapes = { wide: 12 / 5, card: 3 / 2, square: 1, upright: 4 / 5, preview: 1200 / 630 } as const
export type PictureShape = keyof typeof pictureShapes
export const pictureShapeNames = Object.keys(pictureShapes) as PictureShape[]

const pixels = (label: string, least = 0) => wholeNumber(label, least, 10_000)

/** Less of a picture would be blurred wherever it is shown. */
export const leastCropPixels = 120

/** The part of an uploaded picture that pages show in one shape, in pixels of its largest size. */
const pictureCrop = z.strictObject({
  shape: z.enum(pictureShapeNames, 'Shape must be one of the list'),
  x: pixels('Left edge'),
  y: pixels('Upper edge'),
  width: pixels('Width', leastCropPixels),
  height: pixels('Height', leastCropPixels),
  /** What was made of it: the server says. */
  file: pictureFile.nullable().default(null),
})
export type PictureCrop = z.output<typeof pictureCrop>

const website = webAddress('Website').nullable()
const phone = plainText('Phone', 1, 32)

const latitude = number('Latitude', -90, 90)
const longitude = number('Longitude', -180, 180)

/** Such as `0.2 miles` or `500 feet`; a fact of the hotel stands in braces. */
const distance = line('Distance', 40)

const kind = <Data extends z.ZodObject, Texts extends z.ZodObject>(data: Data, texts: Texts) => ({ data, texts })

export const placeCategories = ['hotel', 'restaurant', 'beach', 'shopping', 'attraction', 'cafe'] as const
export type PlaceCategory = (typeof placeCategories)[number]

export const noticeIds = ['privacy', 'accessibility'] as const
export type NoticeId = (typeof noticeIds)[number]

/** The pictures that a question can bear. */
export const faqIconNames = [
  'clock',
  'mail',
  'phone',
  'accessible',
  'beach',
  'bed',
  'bus',
  'calendar',
  'car',
  'card',
  'coffee',
  'family',
  'heart',
  'key',
  'kitchen',
  'luggage',
  'map',
  'paw',
  'plane',
  'pool-none',
  'smoke-free',
  'tag',
  'turtle',
  'wifi',
] as const
export type FaqIconName = (typeof faqIconNames)[number]

/** Where a text stands: on every page, on one, or in mails. */
export const textPages = [
  'site',
  'home',
  'contact',
  'deals',
  'faq',
  'gallery',
  'things-to-do',
  'blog',
  'notices',
  'missing',
  'mails',
] as const
export type TextPage = (typeof textPages)[number]

/** Sunday is 0; none where nobody knows. */
const openDays = z
  .array(wholeNumber('Day of the week', 0, 6))
  .max(7, 'Days of the week must be at most 7')
  .transform((days) => (days.length > 0 ? [...new Set(days)].sort() : null))
  .nullable()
  .default(null)

const month = (label: string) => wholeNumber(label, 1, 12).nullable().default(null)

const nearby = { distance, pictures, website, latitude, longitude }

/**
 * What the hotel can say, kind by kind: `data` is the same in every language, `texts` is written in each. A text may name
 * a fact of the hotel in braces, as `{petFee}`, its plural, as `{maxPets, plural, one {# pet} other {# pets}}`, a distance as `{2 miles}` and dollars as `{$26}`: each is shown the way
 * its language writes it.
 */
export const contentKinds = {
  /** The one record of the hotel's facts. */
  facts: kind(hotelFactsSchema, z.strictObject({})),
  restaurant: kind(
    z.strictObject({ ...nearby, address: line('Address'), phone: phone.nullable(), openDays }),
    z.strictObject({
      name: line('Name', 100),
      cuisine: line('Cuisine', 60),
      hours: line('Hours').nullable(),
      description: paragraph('Description'),
      features: lines('Feature'),
      directions: paragraph('Directions'),
    }),
  ),
  /** A sight within walking distance. */
  walk: kind(
    z.strictObject({ ...nearby, suitsChildren: z.boolean() }),
    z.strictObject({
      name: line('Name', 100),
      type: line('Type', 60),
      description: paragraph('Description'),
      features: lines('Feature'),
      directions: paragraph('Directions'),
    }),
  ),
  /** An attraction that is worth the drive. */
  drive: kind(
    z.strictObject({
      pictures,
      website,
      latitude,
      longitude,
      address: line('Address'),
      phone,
      openDays,
      suitsChildren: z.boolean(),
    }),
    z.strictObject({
      name: line('Name', 100),
      distance: line('Drive time', 60),
      hours: line('Hours'),
      admission: line('Admission'),
      description: paragraph('Description'),
      highlights: lines('Highlight'),
      directions: paragraph('Directions'),
    }),
  ),
  /** A town for a whole day. */
  'day-trip': kind(
    z.strictObject({ pictures }),
    z.strictObject({
      name: line('Name', 100),
      distance: line('Distance', 60),
      description: paragraph('Description'),
      attractions: lines('Attraction'),
    }),
  ),
  /** A marker on the map. The hotel's own has no position: the facts have it. */
  place: kind(
    z.strictObject({
      category: z.enum(placeCategories),
      latitude: latitude.nullable(),
      longitude: longitude.nullable(),
      distance: distance.nullable(),
      /** Minutes, or the hotel's own figure by the name of its fact; null when nobody would walk it. */
      walkMinutes: z
        .union([z.int().min(1).max(300), z.literal('beachWalkMinutes')], 'Minutes on foot must be from 1 to 300')
        .nullable(),
    }),
    z.strictObject({ name: line('Name', 100), description: paragraph('Description') }),
  ),
  /** How to get about: on foot, parking, public transit, ride share. */
  'getting-around': kind(
    z.strictObject({}),
    z.strictObject({ title: line('Title', 100), description: paragraph('Description') }),
  ),
  'faq-category': kind(z.strictObject({}), z.strictObject({ label: line('Label', 60) })),
  faq: kind(
    z
      .strictObject({
        category: chosen('Category'),
        icon: z.enum(faqIconNames, 'Icon must be one of the list'),
        /** Among the essentials that a guest keeps of a stay. */
        isOnSheet: z.boolean('On the sheet of a stay must be yes or no').default(false),
        /** January is 1. It is kept of stays in these months only; of every stay where there are none. */
        firstMonth: month('First month'),
        lastMonth: month('Last month'),
      })
      .refine(({ firstMonth, lastMonth }) => (firstMonth === null) === (lastMonth === null), {
        path: ['lastMonth'],
        error: 'Give the first and the last month, or neither',
      }),
    z.strictObject({ question: line('Question'), answer: paragraph('Answer') }),
  ),
  review: kind(
    z.strictObject({
      author: line('Author', 100),
      rating: wholeNumber('Rating', 1, 5),
      writtenOn: z.iso.date('Written on must be a date like 2027-01-31').nullable().default(null),
      /** Where it can be read as the guest wrote it. */
      url: z
        .url({ protocol: /^https?$/, error: 'Address of the review must be like https://example.com' })
        .max(500, 'Address of the review must have at most 500 characters')
        .nullable()
        .default(null),
    }),
    z.strictObject({
      origin: line('Origin'),
      text: paragraph('Text'),
      reply: paragraph('Reply').nullable().default(null),
    }),
  ),
  /** What a travel-review site says of the hotel; the labels name the scores in their order. */
  recognition: kind(
    z.strictObject({
      rating: number('Rating', 0, 5),
      reviewCount: wholeNumber('Number of reviews', 0, 1_000_000),
      rank: wholeNumber('Rank', 1, 100_000),
      rankOf: wholeNumber('Hotels in the ranking', 1, 100_000),
      scores: z.array(number('Score', 0, 5)).max(12, 'At most 12 scores'),
      asOf: z.iso.date('As of must be a date like 2027-01-31').nullable(),
    }),
    z.strictObject({ award: line('Award', 100), scoreLabels: lines('Score', 12) }),
  ),
  /** A section of one of the notices. */
  notice: kind(
    z.strictObject({ notice: z.enum(noticeIds) }),
    z.strictObject({
      title: line('Title', 100),
      paragraphs: z
        .array(paragraph('Paragraph'))
        .min(1, 'Write at least one paragraph')
        .max(20, 'At most 20 paragraphs'),
    }),
  ),
  /** What a room can have. */
  'room-feature': kind(z.strictObject({}), z.strictObject({ name: line('Name', 60) })),
  /** A room as the gallery shows it; its features by their keys. */
  'room-block': kind(
    z.strictObject({
      /** On its door; null where the block stands for several rooms. */
      number: line('Number', 10).nullable(),
      pictures,
      features: z.array(contentKey).max(40, 'At most 40 features'),
      /** Slug of the room type under which it is booked. */
      roomType: chosen('Room type'),
      /** Among those that the home page shows, in the gallery's order. */
      isOnHome: z.boolean('On the home page must be yes or no'),
    }),
    // Its name shows while it cannot be booked: else it bears the name of its room type.
    z.strictObject({
      name: line('Name', 100),
      /** Above its name on the home page. */
      eyebrow: line('Line above the name', 60).nullable().default(null),
      description: paragraph('Description'),
    }),
  ),
  /** What the house has, or every room. */
  amenity: kind(
    z.strictObject({ list: z.enum(['property', 'every-room']) }),
    z.strictObject({ name: line('Name', 60) }),
  ),
  /** What guests ask the assistant and no page says in one place. */
  answer: kind(
    // The page that says the same; null for what is said to an assistant rather than asked of a hotel.
    z.strictObject({
      path: z
        .string()
        .regex(/^\/[a-z0-9/#-]*$/, 'Page must be a path of the site like /contact')
        .max(100, 'Page must have at most 100 characters')
        .nullable(),
    }),
    z.strictObject({ title: line('Title', 100), text: paragraph('Text') }),
  ),
  /**
   * What guests write when they mean a passage; phrases are separated by commas. A phrase matches when each of its words
   * begins a word of the question, in any order and without accents. Words of up to three letters, and those after `=`,
   * must be the whole word; `!word` must not be there; a phrase that ends in `~` is only a hint.
   */
  topic: kind(
    z.strictObject({
      /** Kind and key of the passage, such as `faq:pool`. */
      passage: z
        .string()
        .max(120, 'Passage must have at most 120 characters')
        .regex(/^[a-z]+:[a-z0-9-]+$/, 'Passage must be a kind and a key like faq:pool'),
      /** A question names it beside a more particular one: 'a room with a kitchen', 'the price of a dog'. */
      isGeneral: z.boolean(),
    }),
    z.strictObject({ phrases: line('Phrases', 3_000) }),
  ),
  /** A rule of the house. */
  policy: kind(
    // The contact page shows what a guest should know before arriving.
    z.strictObject({ isOnContact: z.boolean('On the contact page must be yes or no') }),
    z.strictObject({ text: paragraph('Text', 1_000) }),
  ),
  /** A standing offer: what it is worth, and for whom. */
  offer: kind(
    z.strictObject({ isHighlighted: z.boolean('To be looked at first must be yes or no') }),
    z.strictObject({
      title: line('Title', 100),
      figure: line('What it is worth', 60),
      text: paragraph('Text', 1_000).nullable().default(null),
      points: lines('Point', 8),
    }),
  ),
  /** Words that stand in one place of a page: a title, an introduction. Its key is the place's name. */
  text: kind(
    // The place in words, for whoever edits it.
    z.strictObject({ page: z.enum(textPages), place: line('Place') }),
    z.strictObject({ text: paragraph('Text', 1_000) }),
  ),
  /** A place of a page: which pictures it shows, in their order. Without any the page leaves it out. */
  section: kind(
    z.strictObject({ page: z.enum(textPages), place: line('Place'), pictures: pictures }),
    z.strictObject({}),
  ),
  /** A picture of the site, and what it shows for guests who do not see it. Another file takes its place everywhere. */
  picture: kind(
    z.strictObject({
      file: pictureFile,
      /** What stays in sight wherever a page cuts the picture, in percent from its left upper corner. */
      focus: z.strictObject({ x: percent('Focus from the left'), y: percent('Focus from the top') }),
      /** Where that point is not enough: at most one for each shape. */
      crops: z
        .array(pictureCrop)
        .refine((crops) => new Set(crops.map(({ shape }) => shape)).size === crops.length, 'One crop for each shape')
        .default([]),
      kind: z.enum(['drawing', 'photograph']),
      /** Who made it, as guests read it. */
      credit: plainText('Credit', 1, 100).nullable(),
      licence: plainText('Licence', 1, 200).nullable(),
    }),
    z.strictObject({ alt: line('Description', 300) }),
  ),
}

export type ContentKind = keyof typeof contentKinds

export const contentKindNames = Object.keys(contentKinds) as ContentKind[]

/** Kinds whose records the pages know by their keys: they are written anew, never added. */
export const fixedKinds: readonly ContentKind[] = ['facts', 'text', 'section']

/** Whether its records say anything beside their data. */
export const hasWords = (kind: ContentKind): boolean => Object.keys(contentKinds[kind].texts.shape).length > 0

/** What a record of a kind has that is the same in every language. */
export type ContentData<Kind extends ContentKind> = z.output<(typeof contentKinds)[Kind]['data']>

/** What is written in each language. */
export type ContentTexts<Kind extends ContentKind> = z.output<(typeof contentKinds)[Kind]['texts']>
