import { z } from 'zod'
import { idOf, nightPrice, plainText, stayDate, wholeNumber } from './fields.ts'
import { nightsBetween } from '../stay-dates.ts'
import { longestStay } from '../stay-limits.ts'

/** Why staff block rooms. */
const staffBlockReasons = ['out-of-order', 'manual-booking'] as const
/** A room that is held for a guest's request, or that the guest has accepted, is blocked by the server. */
export const blockReasons = [...staffBlockReasons, 'request'] as const
export type BlockReason = (typeof blockReasons)[number]

const nights = {
  firstNight: stayDate('First night'),
  lastNight: stayDate('Last night'),
}

/** Nights that are over can neither be sold nor closed, but those of what is changed may have begun. `today` is the hotel's date. */
export const comingNights = <S extends z.ZodType<{ firstNight: string; lastNight: string }>>(
  schema: S,
  today: string,
  most = 2 * longestStay,
  storedFirst = today,
) =>
  schema
    .refine(({ firstNight }) => firstNight >= today || firstNight === storedFirst, {
      path: ['firstNight'],
      error: 'First night is over',
    })
    .refine(({ firstNight, lastNight }) => lastNight >= firstNight, {
      path: ['lastNight'],
      error: 'Last night is before first night',
    })
    .refine(({ firstNight, lastNight }) => nightsBetween(firstNight, lastNight) < most, {
      path: ['lastNight'],
      error: `At most ${most} nights at once`,
    })

export const whyBlockedSchema = z.object({
  reason: z.enum(staffBlockReasons, 'Reason must be out of order or a manual booking'),
  note: plainText('Note', 0, 300)
    .nullish()
    .transform((note) => note || null),
})

export const roomBlockSchema = (today: string) =>
  comingNights(
    z.object({
      roomId: idOf('Room', 'a room').nullish(),
      roomTypeId: idOf('Room type', 'a room type').nullish(),
      rooms: wholeNumber('Rooms', 1, 100).nullish(),
      ...nights,
      ...whyBlockedSchema.shape,
    }),
    today,
  ).refine(({ roomId, roomTypeId }) => Boolean(roomId) !== Boolean(roomTypeId), {
    path: ['roomId'],
    error: 'Choose a room or a room type',
  })

/** Most rooms that are blocked or freed at once: the house twice, and some more. */
const mostRoomsAtOnce = 50

/** Records that are meant together, each once. */
const together = (label: string, thing: string) =>
  z
    .array(idOf(label, `a ${thing}`))
    .min(1, `Choose a ${thing}`)
    .max(mostRoomsAtOnce, `${label}s must be at most ${mostRoomsAtOnce}`)
    .transform((ids) => [...new Set(ids)])

const roomsOnNights = { roomIds: together('Room', 'room'), ...nights }

/** Rooms that are blocked together, by their numbers. */
export const blockRoomsSchema = (today: string) =>
  comingNights(z.object({ ...roomsOnNights, ...whyBlockedSchema.shape }), today)

/** Nights on which rooms are no longer blocked. */
export const freeRoomsSchema = (today: string) => comingNights(z.object(roomsOnNights), today)

export const blockIds = together('Block', 'block')

/** What staff set for nights by hand; a field that is left out or null goes back to what follows from rooms and rules. */
export const roomNightsSchema = (today: string) =>
  comingNights(
    z.object({
      roomTypeId: idOf('Room type', 'a room type'),
      ...nights,
      available: wholeNumber('Available rooms', 0, 100).nullish(),
      rate: nightPrice('Rate').nullish(),
      minStay: wholeNumber('Minimum stay', 1, 90).nullish(),
      maxStay: wholeNumber('Maximum stay', 1, longestStay).nullish(),
      stopSell: z.boolean().nullish(),
      closedToArrival: z.boolean().nullish(),
      closedToDeparture: z.boolean().nullish(),
    }),
    today,
  ).refine(({ minStay, maxStay }) => minStay == null || maxStay == null || maxStay >= minStay, {
    path: ['maxStay'],
    error: 'Maximum stay must be at least the minimum stay',
  })

export const clearRoomNightsSchema = (today: string) =>
  comingNights(z.object({ roomTypeId: idOf('Room type', 'a room type'), ...nights }), today)
