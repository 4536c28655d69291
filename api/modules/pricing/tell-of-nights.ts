import { sql } from 'kysely'
import { chargeKinds } from '#graphql/inputs/stay-charge.ts'
import { isLongStayOn } from '#graphql/long-stay.ts'
import type { WebhookEvent } from '#graphql/inputs/webhook.ts'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { Context, Deps } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { emitEvent } from '../webhooks/emit-event.service.ts'
import { chargeOn, type PriceBook } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { readPriceBook } from './price-book.service.ts'
import { horizonDays } from './refusals.ts'

const event: WebhookEvent = 'availability.changed'

/** Most changes at the desk are told nobody: then nothing is compared. */
const isWanted = async ({ em }: Context): Promise<boolean> => {
  const statement = sql<{ wanted: boolean }>`
    select exists (select from webhook where events @> ${JSON.stringify([event])}::jsonb) as wanted`
  const { rows } = await statement.execute(em.getKysely())
  return rows[0]!.wanted
}

/** All that a partner sells a night by; the same text is the same offer. */
type Offers = Map<string, string>

const offersOf = (book: PriceBook, nights: readonly string[]): Map<string, Offers> =>
  new Map(
    book.types.map((type) => {
      const stateOf = nightsOfType(type, book)
      const offers = nights.map((date): [string, string] => {
        const { price, free, isClosed, closedToArrival, closedToDeparture, minStay, maxStay } = stateOf(date)
        const charges = chargeKinds.map((kind) => chargeOn(book.charges, kind, date))
        const open = isClosed ? 0 : free
        const rates = book.longStays
          .filter((rate) => isLongStayOn(rate, type.id, date))
          .map(({ minNights, percent }) => `${minNights} ${percent}`)
          .sort()
        const offer = [price, open, closedToArrival, closedToDeparture, minStay, maxStay, charges, rates]
        return [date, JSON.stringify(offer)]
      })
      return [type.id, new Map(offers)]
    }),
  )

const readOffers = async (ctx: Context) => {
  const today = hotelToday(ctx)
  const nights = nightsOf(today, addDays(today, horizonDays + 1))
  return offersOf(await readPriceBook(ctx, { from: today, to: nights.at(-1)! }), nights)
}

/** What partners are told: which nights of which room types to look at again. */
const differences = async (ctx: Context, before: Map<string, Offers>, after: Map<string, Offers>) => {
  const changed = [...new Set([...before.keys(), ...after.keys()])].flatMap((roomTypeId) => {
    const [was, is] = [before.get(roomTypeId), after.get(roomTypeId)]
    const dates = [...(is ?? was)!.keys()].filter((date) => was?.get(date) !== is?.get(date))
    const [first] = dates
    return first ? [{ roomTypeId, firstNight: first, lastNight: dates.at(-1)!, nights: dates.length }] : []
  })
  const ids = changed.map(({ roomTypeId }) => roomTypeId)
  const records = await ctx.em.find(RoomType, { id: { $in: ids } })
  const names = new Map(records.map(({ id, name }) => [id, name]))
  return changed.map((nights) => ({ ...nights, name: names.get(nights.roomTypeId) }))
}

export const tellOfNights: Deps['tellOfNights'] = async (inside, work) => {
  if (!(await isWanted(inside))) return work(inside)
  const before = await readOffers(inside)
  const done = await work(inside)
  const roomTypes = await differences(inside, before, await readOffers(inside))
  if (roomTypes.length > 0) await emitEvent(inside, event, { roomTypes })
  return done
}
