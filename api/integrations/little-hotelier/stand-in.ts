import { createHash } from 'node:crypto'
import { json, page, startStandIn, type Answer, type SeenRequest, type StandIn } from '../sandbox/stand-in.ts'
import { addDays } from './slices.ts'

export interface StandInPlan {
  id: number
  name: string
  /** Whole dollars. */
  rate: number
  weekendRate: number
  rooms: number
}

interface StandInRow {
  id: number | null
  date: string
  rate: number
  min_stay: number
  max_stay: number | null
  available: number
  stop_online_sell: boolean
  close_to_arrival: boolean
  close_to_departure: boolean
}

export interface RatesStandIn extends StandIn {
  /** What every later answer says of a night instead. */
  change: (planId: number, date: string, values: Partial<StandInRow>) => void
  /** The plans that it offers from now on. */
  offer: (plans: StandInPlan[]) => void
}

const defaultWindowNights = 14
const isDate = (date: string | null): date is string => /^\d{4}-\d{2}-\d{2}$/.test(date ?? '')

/** The same figure for the same night, always: a second run finds nothing new. */
const chance = (planId: number, date: string, what: string) =>
  createHash('sha256').update(`${planId} ${date} ${what}`).digest()[0]! / 256

const isWeekend = (date: string) => [5, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

const rowOf = (plan: StandInPlan, date: string): StandInRow => {
  const peak = Number(date.slice(5, 7)) <= 4
  const rate = isWeekend(date) ? plan.weekendRate : plan.rate
  const sold = Math.floor(chance(plan.id, date, 'sold') * (plan.rooms + 1) * (peak ? 1.15 : 0.85))
  return {
    id: null,
    date,
    rate: peak ? Math.round(rate * 1.2) : rate,
    min_stay: isWeekend(date) && peak ? 2 : 1,
    max_stay: null,
    available: Math.max(0, plan.rooms - sold),
    stop_online_sell: chance(plan.id, date, 'stop') < 0.02,
    close_to_arrival: chance(plan.id, date, 'arrival') < 0.02,
    close_to_departure: chance(plan.id, date, 'departure') < 0.01,
  }
}

const datesBetween = (first: string, last: string) => {
  const dates: string[] = []
  for (let date = first; date <= last && dates.length < 400; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** rates.json as public clients know it: an array even for one property, both ends included, no key. */
export const startRatesStandIn = async (
  { channelCode, name, plans }: { channelCode: string; name: string; plans: StandInPlan[] },
  port = 0,
): Promise<RatesStandIn> => {
  let offered = plans
  const changes = new Map<string, Partial<StandInRow>>()

  const respond = ({ url, method }: SeenRequest): Answer => {
    const [, code] = /^\/api\/v1\/properties\/([^/]+)\/rates\.json$/.exec(url.pathname) ?? []
    if (method !== 'GET' || !code || decodeURIComponent(code) !== channelCode) return page('Property not found', 404)
    const start = url.searchParams.get('start_date')
    const end = url.searchParams.get('end_date')
    if (!isDate(start)) return page('Bad dates', 400)
    const dates = datesBetween(start, isDate(end) ? end : addDays(start, defaultWindowNights - 1))
    const row = (plan: StandInPlan, date: string) => ({ ...rowOf(plan, date), ...changes.get(`${plan.id} ${date}`) })
    return json([
      {
        name,
        rate_plans: offered.map((plan) => ({
          id: plan.id,
          name: plan.name,
          rate_plan_dates: dates.map((date) => row(plan, date)),
        })),
      },
    ])
  }

  const standIn = await startStandIn(
    { name: 'little-hotelier', respond, error: (status) => page('Little Hotelier', status) },
    port,
  )
  return {
    ...standIn,
    change: (planId, date, values) =>
      void changes.set(`${planId} ${date}`, { ...changes.get(`${planId} ${date}`), ...values }),
    offer: (next) => void (offered = next),
  }
}
