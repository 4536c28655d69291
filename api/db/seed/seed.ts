import { randomUUID } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import { BlogPost } from '../../modules/blog/blog-post.entity.ts'
import { CampaignTemplate } from '../../modules/campaigns/campaign-template.entity.ts'
import { describePicture } from '../../modules/guide/describe-picture.ts'
import { StayExtra } from '../../modules/stay-extras/stay-extra.entity.ts'
import { LongStayRate } from '../../modules/pricing/long-stay-rate.entity.ts'
import { PricingRule } from '../../modules/pricing/pricing-rule.entity.ts'
import { Room, RoomType } from '../../modules/rooms/room.entity.ts'
import { describedImage } from '../../modules/rooms/room-type-texts.ts'
import { SavedReply } from '../../modules/saved-replies/saved-reply.entity.ts'
import { Setting } from '../../modules/settings/setting.entity.ts'
import type { Content } from '../../platform/content.ts'
import { readSampleCampaignTemplates } from './campaign-templates.ts'
import { readSamplePosts } from './posts.ts'
import { readSampleRoomTypes } from './room-types.ts'
import { readFirstReplies } from './saved-replies.ts'

const wholeDollars = (cents: number) => Math.round(cents / 100) * 100

const localesButEnglish = locales.filter((locale) => locale !== defaultLocale)

const seedRooms = (em: SqlEntityManager, content: Content) => {
  const { entries, texts } = readSampleRoomTypes()
  const describe = describePicture(content)
  return entries.map(({ amenities, roomNumbers, pictures, ...fields }, displayOrder) => {
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
    return roomType
  })
}

/** A year of seasons: a winter peak, a minimum stay over the holidays, and quieter summer weekdays. */
const sampleSeasons = (year: number) => [
  {
    name: `Peak season ${year + 1}`,
    startDate: `${year + 1}-01-01`,
    endDate: `${year + 1}-04-30`,
    factor: 1.35,
    priority: 10,
    minStay: 2,
    daysOfWeek: [],
  },
  {
    name: 'Holidays',
    startDate: `${year}-12-20`,
    endDate: `${year + 1}-01-02`,
    factor: 1.5,
    priority: 20,
    minStay: 3,
    daysOfWeek: [],
  },
  {
    name: 'Summer weekdays',
    startDate: `${year + 1}-05-15`,
    endDate: `${year + 1}-09-30`,
    factor: 0.85,
    priority: 5,
    minStay: null,
    daysOfWeek: [0, 1, 2, 3, 4],
  },
]

const seedPricing = (em: SqlEntityManager, roomTypes: RoomType[], year: number) => {
  for (const roomType of roomTypes)
    for (const { factor, ...season } of sampleSeasons(year))
      em.create(PricingRule, {
        ...season,
        roomType,
        price: wholeDollars(roomType.basePrice * factor),
        active: true,
        overridesPms: false,
        isSample: true,
      })
}

/** The weekly and the monthly rate that the sample's deals name; how much they take off is made up. */
const sampleLongStays = [
  { minNights: 7, percent: 10 },
  { minNights: 30, percent: 20 },
]

const seedLongStays = (em: SqlEntityManager, year: number) => {
  for (const rate of sampleLongStays)
    em.create(LongStayRate, { ...rate, startDate: `${year}-01-01`, active: true, isSample: true })
}

/** What the sample's policies say of pets and of hours: two prices stand in the hotel's facts, coming early is free. */
const sampleExtras = [
  { kind: 'pet', unit: 'night', price: null, taxed: true },
  { kind: 'early-check-in', unit: 'stay', price: 0, taxed: false },
  { kind: 'late-check-out', unit: 'hour', price: null, taxed: true },
] as const

const seedExtras = (em: SqlEntityManager) => {
  for (const [displayOrder, extra] of sampleExtras.entries())
    em.create(StayExtra, {
      ...extra,
      slug: extra.kind,
      name: null,
      translations: {},
      maximum: 1,
      includedGuests: null,
      countsChildren: true,
      displayOrder,
      active: true,
      isSample: true,
    })
}

const seedPosts = (em: SqlEntityManager, content: Content) => {
  for (const translations of readSamplePosts()) {
    const translationGroup = randomUUID()
    for (const { publishedAt, ...post } of translations)
      em.create(BlogPost, {
        ...post,
        translationGroup,
        imageAlt: content.find('picture', post.featuredImage, post.language)!.alt,
        status: 'published',
        publishedAt: new Date(publishedAt),
        isSample: true,
      })
  }
}

/** Fills an empty database with the sample hotel, once: what staff delete later stays deleted. */
export const seed = async (em: SqlEntityManager, content: Content, now: Date): Promise<void> => {
  if (await em.count(Setting, { key: 'seeded' })) return
  await em.transactional(async (inside) => {
    const year = now.getUTCFullYear()
    seedPricing(inside, seedRooms(inside, content), year)
    seedLongStays(inside, year)
    seedExtras(inside)
    seedPosts(inside, content)
    for (const template of readSampleCampaignTemplates())
      inside.create(CampaignTemplate, { ...template, isSample: true })
    // True of any hotel: they stay when the sample goes.
    for (const reply of readFirstReplies()) inside.create(SavedReply, { ...reply, active: true })
    inside.create(Setting, { key: 'seeded', value: now.toISOString() })
  })
}
