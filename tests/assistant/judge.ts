import { translate } from '#api/i18n/translate.ts'
import { formatDay, formatDays } from '#api/modules/pricing/texts.ts'
import { mostGuests } from '#graphql/stay-limits.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { denied, factsOf, hotelFields, priced, type Hotel } from './facts.ts'
import type { Expected, Nights, Question } from './question.ts'

export const verdicts = ['right', 'honest', 'beside', 'misleading'] as const
export type Verdict = (typeof verdicts)[number]

export interface Reply {
  response: string
  confident: boolean
  handoffOffered: boolean
  /** Given along with the next message. */
  conversation: string
}

/** Intl puts spaces that do not break before some signs. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const has = (text: string, fact: string | RegExp) =>
  typeof fact === 'string' ? text.includes(plain(fact)) : fact.test(text)

/** '1.234,50' and '1,234.50' are the same: what stands before two last digits is the point. */
const toDollars = (figure: string): number => {
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{2}))?$/.exec(figure.trim()) ?? []
  return Number(whole.replaceAll(/[^\d]/g, '')) + Number(cents) / 100
}

const amount = /(?:US)?\$ ?(\d[\d.,]*\d|\d)|(\d[\d., ]*\d|\d) ?(?:US)?\$/g

/** Every amount of money in a text, in dollars. */
const amountsIn = (text: string): number[] =>
  [...plain(text).matchAll(amount)].map(([, behind, before]) => toDollars((behind ?? before)!))

/** Prices are told in whole dollars or to the cent. */
const isSame = (dollars: number, cents: number) => Math.abs(dollars - cents / 100) < 1

const saysOneOf = (said: readonly number[], cents: readonly number[]) =>
  said.some((dollars) => cents.some((value) => isSame(dollars, value)))

/** Fees of the house are smaller than any room. */
const leastRoomPrice = 50

/** A promise where there is nothing to promise. */
const yes = /^(?:yes|sure|of course|sí|claro|sim|oui|bien sûr|ja|gern|kyllä|on\b|toki|javisst)(?=[\s,.!:])/iu

interface StayMeant {
  arrival: string
  departure: string
  /** In one room. */
  guests: number
  partyInAll: number
}

/** Whether a price is told for these nights and guests. */
const isOfStay = (text: string, locale: Locale, { arrival, departure, guests, partyInAll }: StayMeant) => {
  const days = [
    [formatDay(arrival, locale), formatDay(departure, locale)],
    [formatDays({ arrival, departure }, locale)],
  ]
  const guestsSaid = [guests, partyInAll].map((count) =>
    translate(locale, count === 1 ? 'chat.price.guest.one' : 'chat.price.guest.other', { count }),
  )
  return days.some((all) => all.every((day) => has(text, day))) && guestsSaid.some((said) => has(text, said))
}

const staysQuery = `query ($input: BookableStaysInput!, $withPet: BookableStaysInput!, $locale: Locale!) {
  bookableStays(input: $input) { subtotal taxTotal total nightCount }
  withPet: bookableStays(input: $withPet) { subtotal taxTotal total nightCount }
  refusedStay(input: $input) {
    refusals { limit message(locale: $locale) } alternatives { arrival departure subtotal taxTotal total nightCount }
    together { subtotal taxTotal total nightCount rooms { stay { subtotal taxTotal total nightCount } } }
  }
}`

const calendarQuery = `query ($month: String!, $room: String) {
  rateCalendar(month: $month, months: 3, roomTypeSlug: $room) { days { date total canArrive open } }
}`

interface Priced {
  subtotal: number
  taxTotal: number
  total: number
  nightCount: number
}

interface Together extends Priced {
  rooms: { stay: Priced }[]
}

interface Day {
  date: string
  total: number
  canArrive: boolean
  open: boolean
}

type Answer = Awaited<ReturnType<Caller['graphql']>>

/** Looks up in the product what a right answer says, and compares. */
export class Judge {
  readonly #caller: Caller
  readonly #now: Date
  readonly #hotels = new Map<Locale, Hotel>()
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(caller: Caller, now: Date) {
    this.#caller = caller
    this.#now = now
  }

  async judge(question: Question, locale: Locale, reply: Reply): Promise<Verdict> {
    const text = plain(reply.response)
    const { isRight, isWrong } = await this.#compare(question.expected, locale, text, reply)
    if (isWrong) return 'misleading'
    if (isRight) return 'right'
    return !reply.confident || reply.handoffOffered ? 'honest' : 'beside'
  }

  async #compare(expected: Expected, locale: Locale, text: string, { confident, handoffOffered }: Reply) {
    if (expected.kind === 'person') return { isRight: handoffOffered, isWrong: false }
    if (expected.kind === 'unknown') {
      const isPromise = confident && (amountsIn(text).length > 0 || yes.test(text))
      return { isRight: !confident, isWrong: isPromise }
    }
    if (expected.kind === 'facts') return this.#compareFacts(expected, locale, text)
    if (expected.kind === 'from') return this.#compareLowest(expected.room, text)
    return this.#compareStay(expected, locale, text)
  }

  async #compareFacts({ facts }: Extract<Expected, { kind: 'facts' }>, locale: Locale, text: string) {
    const known = factsOf(await this.#hotel(locale), locale)
    const isRight = facts.every((name) => known[name].every((fact) => has(text, fact)))
    const isOtherPrice = facts.some((name) => priced.includes(name)) && amountsIn(text).length > 0
    const isPromise = facts.some((name) => denied.includes(name)) && yes.test(text)
    return { isRight, isWrong: !isRight && (isOtherPrice || isPromise) }
  }

  async #compareLowest(room: string | undefined, text: string) {
    const until = new Date(this.#now.getTime() + 60 * 86_400_000).toISOString().slice(0, 10)
    const { data } = await this.#caller.graphql(calendarQuery, { month: this.#now.toISOString().slice(0, 7), room })
    const days = (data.rateCalendar as { days: Day[] }[]).flatMap((calendar) => calendar.days)
    const coming = days.filter(({ date, open }) => open && date >= this.#now.toISOString().slice(0, 10) && date < until)
    const lowest = Math.min(...coming.filter(({ canArrive }) => canArrive).map(({ total }) => total))
    const said = amountsIn(text)
    const known = coming.map(({ total }) => total)
    const isWrong = said.some((dollars) => dollars >= leastRoomPrice && !saysOneOf([dollars], known))
    return { isRight: saysOneOf(said, [lowest]), isWrong }
  }

  async #compareStay(
    { nights, guests, rooms = 1, room }: Extract<Expected, { kind: 'stay' }>,
    locale: Locale,
    text: string,
  ) {
    const said = amountsIn(text)
    const inEach = Math.ceil((guests ?? 2 * rooms) / rooms)
    const party = guests ?? 2 * rooms
    const meanings = await Promise.all(nights.map((stay) => this.#stay(stay, locale, inEach, room, party)))
    // Where the whole party fits in just as many rooms, shared out unevenly, that is their price.
    const isShared = rooms > 1 && guests !== undefined && guests <= mostGuests && room === undefined
    const whole = isShared ? await Promise.all(nights.map((stay) => this.#stay(stay, locale, guests, room, party))) : []
    const shared = whole.filter(({ together }) => together?.rooms.length === rooms)
    const isPriceOf = ({ isToldWhole, main, refusals }: (typeof meanings)[number]) =>
      isToldWhole
        ? saysOneOf(
            said,
            main.map((cents) => cents * rooms),
          )
        : refusals.some(
            ({ message, limit }) =>
              has(text, message) || (limit !== null && new RegExp(String.raw`(?<!\d)${limit}(?!\d)`).test(text)),
          ) &&
          (main.length === 0 || saysOneOf(said, main))
    const priced = [...shared.filter(({ main }) => saysOneOf(said, main)), ...meanings.filter(isPriceOf)]
    const right = priced.some(({ isSame }) => isSame(text))
    const known = [
      ...meanings.flatMap(({ allowed }) => allowed.flatMap((cents) => [cents, cents * rooms])),
      ...shared.flatMap(({ allowed }) => allowed),
    ]
    // The price of one room where two were asked for is a wrong one.
    const isOfOneRoom = rooms > 1 && !right && said.some((dollars) => dollars >= leastRoomPrice)
    // The right price of other nights, or of other guests, is right by chance.
    const isOfOthers = priced.length > 0 && !right
    const isWrong =
      isOfOneRoom || isOfOthers || said.some((dollars) => dollars >= leastRoomPrice && !saysOneOf([dollars], known))
    return { isRight: right, isWrong }
  }

  /** The totals of which one must be told, and everything else that may be. */
  async #stay(
    [arrival, departure]: Nights,
    locale: Locale,
    guests: number,
    room: string | undefined,
    partyInAll: number,
  ) {
    const input = { arrival, departure, guests, roomTypeSlug: room ?? null }
    const withPet = { ...input, extras: [{ slug: 'pet', quantity: 1 }] }
    const { data, errors } = await this.#askOnce(staysQuery, { input, withPet, locale })
    if (errors) throw new Error(`The product refuses ${JSON.stringify(input)}: ${errors[0]!.message}`)
    const free = data.bookableStays as Priced[]
    const alternatives = (data.refusedStay?.alternatives ?? []) as (Priced & { arrival: string; departure: string })[]
    // Who is too many for one room of those nights is told what several cost.
    const isInOne = alternatives.some((other) => other.arrival === arrival && other.departure === departure)
    const together = isInOne ? null : (data.refusedStay?.together as Together | null | undefined)
    const whole = free[0] ?? together
    const { data: calendar } = await this.#askOnce(calendarQuery, { month: arrival.slice(0, 7), room })
    const nightly = (calendar.rateCalendar as { days: Day[] }[])
      .flatMap(({ days }) => days)
      .filter(({ date }) => date >= arrival && date < departure)
      .map(({ total }) => total)
    const amounts = (stays: Priced[]) =>
      stays.flatMap(({ subtotal, taxTotal, total, nightCount }) => [
        total,
        subtotal,
        taxTotal,
        subtotal / nightCount,
        total / nightCount,
      ])
    const told = ({ total, subtotal }: Priced) => [total, subtotal]
    const { data: fees } = await this.#askOnce('{ hotel(locale: en) { securityDeposit smokingFee } }')
    const { securityDeposit, smokingFee } = fees.hotel
    return {
      together,
      isSame: (text: string) => isOfStay(text, locale, { arrival, departure, guests, partyInAll }),
      isToldWhole: whole != null,
      main: whole ? told(whole) : [...alternatives.flatMap(told), ...(alternatives.length > 0 ? nightly : [])],
      refusals: (data.refusedStay?.refusals ?? []) as { message: string; limit: number | null }[],
      allowed: [
        ...amounts([
          ...free,
          ...(data.withPet as Priced[]),
          ...alternatives,
          ...(together ? [together, ...together.rooms.map(({ stay }) => stay)] : []),
        ]),
        ...nightly,
        securityDeposit,
        smokingFee,
      ],
    }
  }

  /** Many questions are of the same nights. */
  #askOnce(query: string, variables = {}): Promise<Answer> {
    const key = JSON.stringify([query, variables])
    const asked = this.#answers.get(key) ?? this.#caller.graphql(query, variables)
    this.#answers.set(key, asked)
    return asked
  }

  async #hotel(locale: Locale): Promise<Hotel> {
    const known = this.#hotels.get(locale)
    if (known) return known
    const { data } = await this.#caller.graphql(
      `query ($locale: Locale!) { hotel(locale: $locale) { ${hotelFields} } }`,
      {
        locale,
      },
    )
    this.#hotels.set(locale, data.hotel)
    return data.hotel
  }
}
