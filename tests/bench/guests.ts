import type { Request } from 'autocannon'
import { guestQuestions } from '#tests/api/chat-questions.ts'
import { pagePaths } from './page-paths.ts'

/** What one guest asks the server for. */
export interface GuestRequest extends Request {
  kind: 'page' | 'query' | 'chat' | 'inquiry'
}

const languages = ['', '/es', '/pt', '/fr', '/de', '/fi', '/sv']

/** The date so many days from now, as YYYY-MM-DD. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const stay = `arrival: "${dayAhead(60)}", departure: "${dayAhead(63)}", guests: 2`

const queries = [
  `{ rateCalendar(month: "${dayAhead(30).slice(0, 7)}", months: 3) { roomTypeId days { date total open canArrive canDepart minStay } } }`,
  `{ stayQuote(input: { roomTypeSlug: "king-suite", ${stay} }) { bookable total subtotal taxTotal } }`,
  `{ bookableStays(input: { ${stay} }) { subtotal roomType { slug } } }`,
  '{ blogPosts(locale: en, first: 12) { totalCount nodes { slug title excerpt publishedAt } } }',
  '{ roomTypes { slug name(locale: fi) maxOccupancy } }',
]

const whole = (random: () => number, end: number) => Math.floor(random() * end)
const one = <T>(random: () => number, list: readonly T[]): T => list[whole(random, list.length)]!

const post = (kind: GuestRequest['kind'], path: string, body: object): GuestRequest => ({
  kind,
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

type Make = (random: () => number) => GuestRequest

/** What guests do, with how many of a hundred requests do it. */
const habits: [number, Make][] = [
  [
    70,
    (random) => {
      const path = one(random, languages) + one(random, pagePaths)
      return { kind: 'page', method: 'GET', path: path.replace(/(.)\/$/, '$1'), headers: { 'accept-encoding': 'br' } }
    },
  ],
  [
    5,
    (random) => {
      const arrival = 60 + whole(random, 90)
      const departure = arrival + 1 + whole(random, 7)
      return {
        kind: 'page',
        method: 'GET',
        path: `/?arrival=${dayAhead(arrival)}&departure=${dayAhead(departure)}&adults=2`,
        headers: { 'accept-encoding': 'br' },
      }
    },
  ],
  [15, (random) => post('query', '/graphql', { query: one(random, queries) })],
  [
    7,
    (random) => {
      const { language, question } = one(random, guestQuestions)
      return post('chat', '/api/chat', { message: question, language })
    },
  ],
  [
    3,
    (random) =>
      post('inquiry', '/api/inquiries', {
        name: 'Aino Guest',
        email: `guest-${whole(random, 1e9)}@example.com`,
        message: 'Is a room with a view free in March?',
        fillMilliseconds: 20_000,
      }),
  ],
]

/** The next request of some guest, each from an address of its own. */
export const nextRequest = (random: () => number): GuestRequest => {
  let lot = random() * 100
  const [, make] = habits.find(([share]) => (lot -= share) < 0) ?? habits[0]!
  const request = make(random)
  const address = `10.${whole(random, 256)}.${whole(random, 256)}.${whole(random, 256)}`
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } }
}
