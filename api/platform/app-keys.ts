import { createHmac } from 'node:crypto'

/** Proves to search engines that a submission comes from this site; the same in every instance. */
export const indexNowKey = (secret: string): string =>
  createHmac('sha256', secret).update('indexnow').digest('hex').slice(0, 32)
