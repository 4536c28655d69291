import { notUnderstood, refuseStatus } from '../outside/answer.ts'
import type { OutsideService } from '../outside/service.ts'
import type { ReferenceRates } from './port.ts'
import { readRates } from './read-rates.ts'

/** https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/: a file, no key. */
export const openEcb = (service: OutsideService, { baseUrl }: { baseUrl: string }): ReferenceRates => ({
  service,
  daily: () =>
    service.perform('daily rates', 'read', async (send) => {
      const answer = await send({ url: new URL('/stats/eurofxref/eurofxref-daily.xml', baseUrl).toString() })
      const { label } = service
      refuseStatus(label, answer)
      if (!answer.text.trim()) throw notUnderstood(label, 'with nothing', answer.status)
      if (/html/i.test(answer.contentType)) throw notUnderstood(label, 'with a web page instead of data', answer.status)
      return readRates(answer.text)
    }),
})
