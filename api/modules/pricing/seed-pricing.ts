import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Content } from '../../platform/content.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { wholeDollars } from '../rooms/seed-rooms.ts'
import { LongStayRate } from './long-stay-rate.entity.ts'
import { PricingRule } from './pricing-rule.entity.ts'

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

/** The weekly and the monthly rate that the sample's deals name; how much they take off is made up. */
const sampleLongStays = [
  { minNights: 7, percent: 10 },
  { minNights: 30, percent: 20 },
]

/** Seasons of the sample hotel's room types, and its weekly and monthly rates. */
export const seedPricing = async (em: SqlEntityManager, _content: Content, now: Date): Promise<void> => {
  const year = now.getUTCFullYear()
  for (const roomType of await em.find(RoomType, {}, { orderBy: { displayOrder: 'asc' } }))
    for (const { factor, ...season } of sampleSeasons(year))
      em.create(PricingRule, {
        ...season,
        roomType,
        price: wholeDollars(roomType.basePrice * factor),
        active: true,
        overridesPms: false,
        isSample: true,
      })
  for (const rate of sampleLongStays)
    em.create(LongStayRate, { ...rate, startDate: `${year}-01-01`, active: true, isSample: true })
}
