import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { hear } from '../chat/hearing/heard.ts'
import { newConversation } from '../chat/hearing/conversation-state.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { listMerged } from '../inquiries/merged.ts'
import type { Party } from '../pricing/extras-of-stay.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { findOfInquiry } from '../stay-requests/find-stay-request.ts'
import type { KeptPrice } from '../stay-requests/kept-price.ts'
import { askedIn, offeredIn } from '../stay-requests/offered-stay.ts'
import { partyOf, type StayWithParty } from '../stay-requests/present-price.service.ts'
import { stateAt } from '../stay-requests/stay-request-state.ts'
import { wholeStay } from '../stay-requests/whole-stay.ts'

/** Where a stay was read, what counts first: by staff, by the planner, in the fields of the form, in the words. */
export const staySources = ['staff', 'request', 'form', 'message'] as const
export type StaySource = (typeof staySources)[number]

/** A room of a request, at the price that was said to the guest. */
interface RequestedRoom extends StayWithParty {
  price: KeptPrice
}

/** Of which stay an inquiry speaks; null where nothing says so. */
export interface ReadStay {
  source: StaySource
  arrival: string | null
  departure: string | null
  adults: number | null
  children: number | null
  hasPet: boolean
  roomTypeId: string | null
  /** Rooms that were asked for together. */
  roomCount: number
  /** They themselves, where the planner asked for them; none where they are only spoken of. */
  rooms: readonly RequestedRoom[]
  /** Whether they are held for the guest: offered, or accepted. */
  isHeld: boolean
}

/** The extra that a pet is, with the short name that it always has. */
export const petExtra = { slug: 'pet', quantity: 1 }

/** Whether a pet is among what the party takes along. */
export const takesPet = ({ extras = [] }: Party): boolean => extras.some(({ slug }) => slug === petExtra.slug)

/** Room types that are offered now. */
export const offeredRoomTypes = ({ em }: Context): Promise<RoomType[]> =>
  em.find(RoomType, { active: true, archivedAt: null }, { orderBy: { displayOrder: 'asc', id: 'asc' } })

/** As the assistant reads it: dates count from the day on which it was written. */
const stayInMessage = (ctx: Context, inquiry: Inquiry, roomTypes: readonly RoomType[]): ReadStay => {
  const locale: Locale = inquiry.language
  const hearing = {
    locale,
    topics: ctx.content.list('topic', locale),
    roomTypes,
    today: hotelDay(ctx.facts, inquiry.createdAt),
  }
  const { state, topics } = hear(inquiry.message, hearing, newConversation)
  const [room, other] = state.rooms
  return {
    source: 'message',
    arrival: state.arrival,
    departure: state.departure,
    adults: state.party?.adults ?? null,
    children: state.party?.children ?? null,
    hasPet: topics.some(({ source }) => source === 'faq:pets'),
    // Who writes of a suite where there are several has not chosen one.
    roomTypeId: other ? null : (roomTypes.find(({ slug }) => slug === room)?.id ?? null),
    roomCount: state.roomCount ?? 1,
    rooms: [],
    isHeld: false,
  }
}

/** A departure that was read in the words is not that of a stay which begins later by the form. */
const departureFrom = (arrival: string, departure: string | null) =>
  departure && departure > arrival ? departure : null

const stayOfForm = ({ arrival, departure, guests }: Inquiry, said: ReadStay): Partial<ReadStay> => ({
  ...(arrival && { source: 'form', arrival, departure: departure ?? departureFrom(arrival, said.departure) }),
  ...(guests && { adults: guests, children: 0 }),
})

/**
 * The stay as the first of the sources says it; what the form leaves open is read in the words. Of a request it is what was
 * asked for, and what was offered while that is held.
 */
const readOne = async (ctx: Context, inquiry: Inquiry): Promise<ReadStay> => {
  // Who corrects it names the stay in one room.
  if (inquiry.correctedStay)
    return { source: 'staff', ...inquiry.correctedStay, roomCount: 1, rooms: [], isHeld: false }
  const said = stayInMessage(ctx, inquiry, await offeredRoomTypes(ctx))
  const found = await findOfInquiry(ctx, inquiry.id)
  if (!found) return { ...said, ...stayOfForm(inquiry, said) }
  const { request, rooms } = found
  const state = stateAt(request, ctx.now())
  const isHeld = state === 'offered' || state === 'accepted'
  const stays = rooms.map((room) => ({ ...partyOf(room), ...((isHeld && offeredIn(room)) || askedIn(room)) }))
  const { arrival, departure, guests, children } = wholeStay(stays)
  const [roomTypeId = null, other] = new Set(stays.map((stay) => stay.roomTypeId))
  return {
    source: 'request',
    arrival,
    departure,
    adults: guests - children,
    children,
    hasPet: said.hasPet || request.wishes.includes('pet') || rooms.some(takesPet),
    roomTypeId: other ? null : roomTypeId,
    roomCount: rooms.length,
    rooms: stays,
    isHeld,
  }
}

/**
 * Of a thread of several inquiries: as staff say of the whole, else as the newest says it that has a day of arrival. A pet
 * that any of them speaks of comes along.
 */
export const readStay = async (ctx: Context, inquiry: Inquiry): Promise<ReadStay> => {
  const own = await readOne(ctx, inquiry)
  if (own.source === 'staff') return own
  const merged = await listMerged(ctx.em, [inquiry.id])
  const newestFirst = [inquiry, ...merged].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const stays: ReadStay[] = []
  for (const said of newestFirst) stays.push(said === inquiry ? own : await readOne(ctx, said))
  const stay = stays.find(({ arrival }) => arrival) ?? own
  return stay.source === 'staff' ? stay : { ...stay, hasPet: stays.some(({ hasPet }) => hasPet) }
}
