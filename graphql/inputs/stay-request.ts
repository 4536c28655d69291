import { z } from 'zod'
import { mostRooms } from '../asked-rooms.ts'
import { locales } from '../locales.ts'
import { longestRoomNumber, longestRoomSlug } from '../stay-limits.ts'
import { longestName, longestRequestText } from '../text-limits.ts'
import { email, idOf, multilineText, plainText, stayDate } from './fields.ts'
import { askedTogether, stayQuoteSchema } from './stay.ts'

/** How far a request is as it was left: refused by the guest, declined by the desk. */
export const stayRequestStates = ['asked', 'offered', 'accepted', 'declined', 'refused'] as const

/** An offer that nobody took in time has run out. */
export const shownStates = [...stayRequestStates, 'expired'] as const
export type ShownState = (typeof shownStates)[number]

export const stayWishes = ['late-check-out', 'pet'] as const
export type StayWish = (typeof stayWishes)[number]

/** A field of a form that was left empty wishes for nothing. */
const requestedRoomSchema = stayQuoteSchema.and(
  z.object({ roomNumber: plainText('Room number', 0, longestRoomNumber).nullish() }),
)

export const requestStaySchema = requestedRoomSchema
  .and(
    z.object({
      moreRooms: z
        .array(requestedRoomSchema)
        .nullish()
        .transform((rooms) => rooms ?? []),
      name: plainText('Name', 1, longestName),
      email,
      note: multilineText('Note', 0, longestRequestText).nullish(),
      language: z.enum(locales).nullish(),
      website: z.string().max(300, 'Website must have at most 300 characters').nullish(),
    }),
  )
  .transform(({ name, email: address, note, language, website, moreRooms, ...first }) => ({
    name,
    email: address,
    note,
    language,
    website,
    rooms: [first, ...moreRooms],
  }))
  .superRefine(({ rooms }, context) => {
    const fault = askedTogether(rooms)
    if (fault) context.addIssue({ code: 'custom', path: ['moreRooms'], message: fault })
  })

const offerOf = (today: string) => ({
  roomTypeSlug: plainText('Room type', 1, longestRoomSlug).nullish(),
  arrival: stayDate('Arrival')
    .refine((date) => date >= today, 'Arrival is over')
    .nullish(),
  departure: stayDate('Departure').nullish(),
})

/** What is left out stays as it was asked for. `today` is the hotel's date. */
export const offerStaySchema = (today: string) =>
  z.object({
    id: idOf('Id', 'a request'),
    // What came before requests had several rooms is meant for the only one.
    ...offerOf(today),
    rooms: z
      .array(z.object({ id: idOf('Id', 'a room of the request'), ...offerOf(today) }))
      .max(mostRooms, `A request has at most ${mostRooms} rooms`)
      .refine((rooms) => new Set(rooms.map(({ id }) => id)).size === rooms.length, 'Each room can be given once')
      .nullish(),
  })

const token = plainText('Token', 1, 100)

export const updateStayWishesSchema = z.object({ token, wishes: z.array(z.enum(stayWishes)).max(stayWishes.length) })

export const askAboutStaySchema = z.object({ token, message: multilineText('Message', 1, longestRequestText) })
