import type { Fault } from '#api/integrations/sandbox/stand-in.ts'

/** What staff are told of each way in which an outside service fails; `seconds` is how long calls may take. */
export const faultSentences = (seconds: number): [fault: Fault | 'refused', sentence: RegExp][] => [
  ['slow', new RegExp(`did not answer within ${seconds} seconds$`)],
  ['unauthorized', /refused the key or account|refuses the key/],
  [
    'forbidden',
    /refused the key or account|refuses the key|limit is used up|may not use this property|does not find the key/,
  ],
  ['rate-limited', /asks to wait: too many calls$/],
  ['broken', /has a fault of its own/],
  ['html', /answered with a web page/],
  ['truncated', /broke off$/],
  ['empty', /answered with nothing$/],
  ['huge', /sent more than 2 MB$/],
  ['wrong-types', /in a form that is not known$/],
  // The last: who is gone stays away.
  ['refused', /cannot be reached$/],
]
