import { z } from 'zod'
import type { FeedNight, FeedPlan } from './port.ts'

/*
 * Little Hotelier has rate_plans with rate_plan_dates, its sister product room_types with room_type_dates,
 * and the form that comes from XML has dashes: names are brought to one before they are read.
 */

const yesOrNo = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())
const amount = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
])
const wholeNumber = amount.pipe(z.number().int().min(0).max(10_000))
const highestRate = 100_000

const nightSchema = z.object({
  date: z.iso.date(),
  rate: amount.pipe(z.number().min(0).max(highestRate)),
  min_stay: wholeNumber.nullish(),
  max_stay: wholeNumber.nullish(),
  available: wholeNumber,
  stop_online_sell: yesOrNo.nullish(),
  close_to_arrival: yesOrNo.nullish(),
  close_to_departure: yesOrNo.nullish(),
})

const planSchema = z.object({
  id: z
    .union([z.number().int(), z.string().min(1)])
    .transform(String)
    .pipe(z.string().max(40)),
  name: z.string().trim().min(1).max(200),
  dates: z.array(nightSchema).max(400),
})

const propertySchema = z.object({ plans: z.array(planSchema).min(1).max(200) })

const feedSchema = z.array(propertySchema).min(1)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const names: Record<string, string> = {
  rate_plans: 'plans',
  room_types: 'plans',
  rate_plan_dates: 'dates',
  room_type_dates: 'dates',
}

const oneDialect = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(oneDialect)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = key.replaceAll('-', '_')
      return [names[name] ?? name, oneDialect(inner)]
    }),
  )
}

const withoutWrapper = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  return 'properties' in value ? value['properties'] : value
}

const toNight = (row: z.output<typeof nightSchema>): FeedNight => ({
  date: row.date,
  available: row.available,
  rate: Math.round(row.rate * 100),
  minStay: Math.max(1, row.min_stay ?? 1),
  maxStay: row.max_stay || null,
  stopSell: row.stop_online_sell ?? false,
  closedToArrival: row.close_to_arrival ?? false,
  closedToDeparture: row.close_to_departure ?? false,
})

/** Reads a rates answer in any of the known dialects. @throws ZodError for anything else, an empty list too */
export const parseRates = (raw: unknown): FeedPlan[] => {
  const [property] = feedSchema.parse(oneDialect(withoutWrapper(raw)))
  return property!.plans.map(({ id, name, dates }) => {
    const byDate = new Map(dates.map((row) => [row.date, toNight(row)]))
    return { externalId: id, name, nights: [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date)) }
  })
}

/** Joins slices of time into one feed: the nights of a plan follow each other. */
export const joinSlices = (slices: FeedPlan[][]): FeedPlan[] => {
  const plans = new Map<string, FeedPlan>()
  for (const { externalId, name, nights } of slices.flat()) {
    const known = plans.get(externalId)
    if (known) known.nights.push(...nights)
    else plans.set(externalId, { externalId, name, nights: [...nights] })
  }
  return [...plans.values()]
}
