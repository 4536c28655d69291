import { readJson, refuseStatus } from '../outside/answer.ts'
import type { OutsideService } from '../outside/service.ts'
import { joinSlices, parseRates } from './parse-rates.ts'
import type { FeedPlan, RatesSource } from './port.ts'
import { slicesOf } from './slices.ts'

interface Property {
  /** Such as https://apac.littlehotelier.com; asked for each time, because the hotel may move to another region. */
  baseUrl: () => string
  channelCode: string
}

/** Little Hotelier's rates.json: no key, an array of properties, both ends of the window included. */
export const openLittleHotelier = (service: OutsideService, { baseUrl, channelCode }: Property): RatesSource => {
  const addressOf = (first: string, last: string) => {
    const url = new URL(`/api/v1/properties/${encodeURIComponent(channelCode)}/rates.json`, baseUrl())
    url.search = new URLSearchParams({ start_date: first, end_date: last }).toString()
    return url.toString()
  }
  return {
    service,
    fetchNights: (first, count) =>
      service.perform('rates', 'read', async (send) => {
        const slices: FeedPlan[][] = []
        // One after the other: their limits are not published.
        for (const slice of slicesOf(first, count)) {
          const answer = await send({
            url: addressOf(slice.first, slice.last),
            headers: { accept: 'application/json' },
          })
          refuseStatus(service.label, answer)
          const within = ({ date }: { date: string }) => date >= slice.first && date <= slice.last
          const plans = parseRates(readJson(service.label, answer))
          slices.push(plans.map((plan) => ({ ...plan, nights: plan.nights.filter(within) })))
        }
        return joinSlices(slices)
      }),
  }
}
