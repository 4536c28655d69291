import { LockMode } from '@mikro-orm/core'
import { subMinutes } from 'date-fns/subMinutes'
import { inTransaction, type Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { readFreeTypes } from './free-types.service.ts'
import { nextInLine, turnMinutes } from './next-in-line.ts'
import { WaitingGuest } from './waiting-guest.entity.ts'
import { queueFreedNights } from './waiting-mail.ts'

/** Looked at in one run, from the front of the line. */
const mostWaiting = 2_000

/** Who waits, and who has been told so lately that the others wait for them. */
const readLine = (ctx: Context) =>
  ctx.em.find(
    WaitingGuest,
    {
      arrival: { $gte: hotelToday(ctx) },
      $or: [{ toldAt: null }, { toldAt: { $gt: subMinutes(ctx.now(), turnMinutes) } }],
    },
    {
      orderBy: { waitingSince: 'asc', id: 'asc' },
      limit: mostWaiting,
      lockMode: LockMode.PESSIMISTIC_WRITE,
    },
  )

const asWaiting = (guest: WaitingGuest) => ({
  guest,
  stay: { ...guest, roomTypeId: guest.roomType?.id ?? null },
  arrival: guest.arrival,
  departure: guest.departure,
  accessible: guest.accessible,
  told: guest.toldAt && guest.toldRoomType ? { at: guest.toldAt, roomTypeId: guest.toldRoomType.id } : null,
})

const tellNext = async (ctx: Context) => {
  const line = (await readLine(ctx)).map(asWaiting)
  if (line.every(({ told }) => told)) return
  const dates = line.flatMap(({ arrival, departure }) => [arrival, departure]).toSorted()
  const freeFor = await readFreeTypes(ctx, { from: dates[0]!, to: dates.at(-1)! })
  const known = new Map(line.map(({ guest, stay }) => [guest.id, freeFor(stay)]))
  const freeForGuest = ({ guest }: { guest: WaitingGuest }) => known.get(guest.id)!
  for (const { guest: next, roomTypeId } of nextInLine(line, freeForGuest, ctx.now())) {
    const { guest } = next
    const { quote } = freeForGuest(next).find((type) => type.roomTypeId === roomTypeId)!
    guest.mail = await queueFreedNights(ctx, guest, roomTypeId, quote)
    guest.toldAt = ctx.now()
    guest.toldRoomType = ctx.em.getReference(RoomType, roomTypeId)
    await ctx.wake('mail.deliver')
  }
}

/** Whatever has freed nights, the first in line is told, and an hour later the next. Nobody's turn passes while no mail can leave. */
export const tellWaiting = async (ctx: Context): Promise<void> => {
  const { mailer } = ctx.outside.current()
  if (mailer) await inTransaction({ ...ctx, mailer }, tellNext)
}
