import { z } from 'zod'
import { notUnderstood, readJson, refuseStatus } from '../outside/answer.ts'
import type { OutsideAnswer } from '../outside/bounded-fetch.ts'
import { OutsideFailure, type FailureReason } from '../outside/failure.ts'
import type { OutsideService } from '../outside/service.ts'
import type { BingWebmaster } from './port.ts'

interface Account {
  key: string
  /** https://ssl.bing.com */
  baseUrl: string
  siteUrl: string
}

const errorSchema = z.object({ ErrorCode: z.number(), Message: z.string().catch('') })
const wrapped = z.object({ d: z.unknown() })
const quotaSchema = z.object({ DailyQuota: z.number().int().min(0), MonthlyQuota: z.number().int().min(0) })

const meanings: Record<number, [FailureReason, string]> = {
  1: ['broken', 'has a fault of its own'],
  3: ['denied', 'refuses the key: check it under Connections'],
  4: ['rate-limited', 'asks to wait: too many calls'],
  5: ['rate-limited', 'asks to wait: too many calls'],
  6: ['denied', 'has blocked the account'],
  14: ['denied', 'says that this site is not in the account'],
}

/** Quota errors have no code of their own; their words tell. */
const inWords = (label: string, { ErrorCode, Message }: z.output<typeof errorSchema>, status: number) => {
  if (/quota/i.test(Message))
    return new OutsideFailure('rate-limited', `${label} says that the quota of addresses is used up`, status)
  const [reason, words] = meanings[ErrorCode] ?? (['refused', 'refused the request'] as const)
  return new OutsideFailure(reason, `${label} ${words} (error ${ErrorCode})`, status)
}

/** An error may come with any status: it is looked for first. A success always has `d`, be it null. */
const read = (label: string, answer: OutsideAnswer): unknown => {
  if (answer.status >= 300 && !/json/i.test(answer.contentType)) refuseStatus(label, answer)
  const body = readJson(label, answer)
  const error = errorSchema.safeParse(body)
  if (error.success && error.data.ErrorCode !== 0) throw inWords(label, error.data, answer.status)
  refuseStatus(label, answer)
  const { data } = wrapped.safeParse(body)
  if (!data || !('d' in data)) throw notUnderstood(label, 'without a result', answer.status)
  return data.d
}

/** Bing's JSON protocol; the key stands in the address, which is therefore never written down. */
export const openBing = (service: OutsideService, { key, baseUrl, siteUrl }: Account): BingWebmaster => {
  const address = (method: string, parameters: Record<string, string> = {}) => {
    const url = new URL(`/webmaster/api.svc/json/${method}`, baseUrl)
    url.search = new URLSearchParams({ ...parameters, apikey: key }).toString()
    return url.toString()
  }
  return {
    service,
    remaining: () =>
      service.perform('quota', 'read', async (send) => {
        const answer = await send({ url: address('GetUrlSubmissionQuota', { siteUrl }) })
        const { DailyQuota, MonthlyQuota } = quotaSchema.parse(read(service.label, answer))
        return { today: DailyQuota, thisMonth: MonthlyQuota }
      }),
    submit: (urlList) =>
      service.perform('submit addresses', 'write', async (send) => {
        const answer = await send({
          url: address('SubmitUrlbatch'),
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: JSON.stringify({ siteUrl, urlList }),
        })
        read(service.label, answer)
      }),
  }
}
