import type { IncomingHttpHeaders } from 'node:http'
import { isBot } from '../../platform/bots.ts'

/** What a browser says of a page that it fetches before anybody wants to see it: today’s header, and older ones. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether it is a person’s browser that asks, for somebody who looks, and who has not asked to be left out. Staff are. */
export const isCounted = (headers: IncomingHttpHeaders): boolean =>
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1' &&
  !isBot(headers['user-agent']) &&
  !purposeHeaders.some((name) => headers[name] !== undefined && /fetch|render|preview/i.test(String(headers[name]))) &&
  !headers.cookie?.includes('desk.session_token')
