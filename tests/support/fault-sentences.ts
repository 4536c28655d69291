import type { Fault } from '#api/integrations/sandbox/stand-in.ts'

export const services = ['littleHotelier', 'google', 'bing', 'indexNow', 'semrush', 'ecb'] as const
export type Service = (typeof services)[number]
export type Failing = Fault | 'refused'

/** The same words, whichever service fails. */
const commonWords = (seconds: number): [Failing, string][] => [
  ['slow', `did not answer within ${seconds} seconds`],
  ['unauthorized', 'refused the key or account (status 401)'],
  ['forbidden', 'refused the key or account (status 403)'],
  ['rate-limited', 'asks to wait: too many calls'],
  ['broken', 'has a fault of its own'],
  ['html', 'answered with a web page'],
  ['truncated', 'broke off'],
  ['empty', 'answered with nothing'],
  ['huge', 'sent more than 2 MB'],
  ['packed', 'sent more than 2 MB'],
  ['wrong-types', 'in a form that is not known'],
  // The last: who is gone stays away.
  ['refused', 'cannot be reached'],
]

/** Where a service tells more than its status does. */
const ownWords: Partial<Record<Service, Partial<Record<Failing, string>>>> = {
  google: {
    forbidden: 'says that the account may not use this property, or that the property is spelled differently',
  },
  bing: {
    unauthorized: 'refuses the key: check it under Connections (error 3)',
    forbidden: 'refuses the key: check it under Connections (error 3)',
  },
  indexNow: { forbidden: 'does not find the key at its address on this site' },
  semrush: {
    unauthorized: 'refuses the key: check it under Connections (error 120)',
    forbidden: 'says that the account’s limit is used up (error 134)',
  },
}

/** What staff are told of each way in which an outside service fails; `seconds` is how long calls may take. */
export const faultSentences = (seconds: number): [fault: Failing, words: (service: Service) => string][] =>
  commonWords(seconds).map(([fault, words]) => [fault, (service) => ownWords[service]?.[fault] ?? words])
