import { notUnderstood, refuseStatus } from '../outside/answer.ts'
import { OutsideFailure } from '../outside/failure.ts'
import type { OutsideService } from '../outside/service.ts'
import type { IndexNow } from './port.ts'

interface Site {
  endpoint: string
  host: string
  key: string
  keyLocation: string
}

const words: Record<number, string> = {
  400: 'says that the request is malformed',
  403: 'does not find the key at its address on this site',
  422: 'says that the addresses are not of this host',
}

/** https://www.indexnow.org/documentation: 200 and 202 both mean received. */
export const openIndexNow = (service: OutsideService, { endpoint, host, key, keyLocation }: Site): IndexNow => ({
  service,
  submit: (urlList) =>
    service.perform('submit addresses', 'write', async (send) => {
      const answer = await send({
        url: endpoint,
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host, key, keyLocation, urlList }),
      })
      const refusal = words[answer.status]
      if (refusal) throw new OutsideFailure('refused', `${service.label} ${refusal}`, answer.status)
      refuseStatus(service.label, answer)
      // Nothing is expected; a page comes from something in between.
      if (/html/i.test(answer.contentType)) throw notUnderstood(service.label, 'with a web page', answer.status)
    }),
})
