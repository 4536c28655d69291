import type { OutsideAnswer } from './bounded-fetch.ts'
import { OutsideFailure } from './failure.ts'

export const ownFault = (label: string, status: number) =>
  new OutsideFailure('broken', `${label} has a fault of its own (status ${status})`, status)

/** @throws OutsideFailure in words for the status of an answer that is not a success */
export const refuseStatus = (label: string, { status }: Pick<OutsideAnswer, 'status'>): void => {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403)
    throw new OutsideFailure('denied', `${label} refused the key or account (status ${status})`, status)
  if (status === 429) throw new OutsideFailure('rate-limited', `${label} asks to wait: too many calls`, status)
  if (status >= 500) throw ownFault(label, status)
  throw new OutsideFailure('refused', `${label} refused the request (status ${status})`, status)
}

export const notUnderstood = (label: string, what: string, status: number | null = null) =>
  new OutsideFailure('not-understood', `${label} answered ${what}`, status)

/** @throws OutsideFailure for a web page, nothing at all, or half a document */
export const readJson = (label: string, { status, contentType, text }: OutsideAnswer): unknown => {
  if (!text.trim()) throw notUnderstood(label, 'with nothing', status)
  if (/html/i.test(contentType) || text.trimStart().startsWith('<'))
    throw notUnderstood(label, 'with a web page instead of data', status)
  if (!/json/i.test(contentType)) throw notUnderstood(label, 'with something else than JSON', status)
  try {
    return JSON.parse(text)
  } catch {
    throw notUnderstood(label, 'with JSON that cannot be read', status)
  }
}
