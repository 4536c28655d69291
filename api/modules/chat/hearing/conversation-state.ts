import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { Party } from '../party/party.ts'
import type { LeftOver } from './left-over.ts'
import type { Slots } from './slots.ts'

/** What a conversation is about so far, to be carried into the next message. */
export interface ConversationState {
  arrival: string | null
  departure: string | null
  /** The stay was said as a number of nights: whoever comes on another day stays as long. */
  isCounted: boolean
  /** YYYY-MM, asked for before there was an arrival. */
  month: string | null
  /** Asked for before there was an arrival. */
  nights: number | null
  party: Party | null
  /** Days were named that nobody could tell, as of a holiday: weekdays after that are of no known week. */
  areDaysUnclear: boolean
  /** Who comes was said, and not understood: asked back until it is. */
  isPartyUnclear: boolean
  /** An accessible room is needed: said once of a stay, it holds for the conversation. */
  isAccessible: boolean
  /** How many pets come along; 0 where none was named, or it stays at home. */
  pets: number
  /** Slugs of the room types that were named last. */
  rooms: string[]
  /** Slugs of those that were named first in the conversation. */
  firstRooms: string[]
  /** How many rooms; null where nobody said so. */
  roomCount: number | null
  /** Source of the passage on the place that was named last. */
  place: string | null
  /** `stay`, or the source of the passage that answered last. */
  topic: string | null
}

export const stayTopic = 'stay'

export const newConversation: ConversationState = {
  arrival: null,
  departure: null,
  isCounted: false,
  month: null,
  nights: null,
  party: null,
  areDaysUnclear: false,
  isPartyUnclear: false,
  isAccessible: false,
  pets: 0,
  rooms: [],
  firstRooms: [],
  roomCount: null,
  place: null,
  topic: null,
}

/** Of a conversation whose days are not meant any more. */
export const noDays = { arrival: null, departure: null, nights: null, month: null }

const mostRooms = 6

/** How a message stands to the ones before. */
export interface Leaning {
  /** It goes on with what was said: it begins with 'and', or has nothing but dates, nights and guests in it. */
  leans: boolean
  /** It speaks of rooms in general, so that the one that was named is not meant any more. */
  asksAnyRoom: boolean
  /** It goes back to the room that was named first. */
  asksFirstRoom?: boolean
  /** It means by its kind the room that was spoken of. */
  asksThatKind?: boolean
}

/** The stay that a message means: its own words first, then what was said before. A day that has passed is forgotten. */
export const carryStay = (
  before: ConversationState,
  slots: Slots,
  { leans, asksAnyRoom, asksFirstRoom = false, asksThatKind = false }: Leaning,
  today: string,
  leftOver: LeftOver | null = null,
): ConversationState => {
  const isPast = before.arrival !== null && before.arrival < today
  const known = isPast ? { ...before, arrival: null, departure: null } : before
  const knownNights = known.arrival && known.departure ? nightsBetween(known.arrival, known.departure) : known.nights
  const dates = () => {
    if (slots.arrival) {
      const nights = slots.nights ?? (leans || !known.arrival ? knownNights : null) ?? 1
      return { arrival: slots.arrival, departure: slots.departure ?? addDays(slots.arrival, nights) }
    }
    if (slots.month) return { arrival: null, departure: null }
    if (slots.nights && known.arrival)
      return { arrival: known.arrival, departure: addDays(known.arrival, slots.nights) }
    return { arrival: known.arrival, departure: known.departure }
  }
  const days = dates()
  const isAsLong = days.arrival && days.departure && nightsBetween(days.arrival, days.departure) === knownNights
  const rooms = () => {
    const [only, another] = known.rooms
    if (asksThatKind && only && !another && slots.rooms.includes(only)) return known.rooms
    if (slots.rooms.length > 0) return slots.rooms.slice(0, mostRooms)
    if (asksFirstRoom && known.firstRooms.length > 0) return known.firstRooms
    return asksAnyRoom ? [] : known.rooms
  }
  const areDaysUnclear = leftOver?.of === 'days'
  const isPartyUnclear = leftOver?.of === 'party' || (known.isPartyUnclear && !slots.party)
  return {
    ...known,
    ...days,
    // What was understood by half is not carried on as if it were certain.
    ...(areDaysUnclear && { arrival: null, departure: null }),
    isCounted: slots.nights !== null || (known.isCounted && Boolean(isAsLong)),
    month: days.arrival
      ? null
      : (slots.month ?? (known.month && known.month >= today.slice(0, 7) ? known.month : null)),
    nights: days.arrival || areDaysUnclear ? null : (slots.nights ?? knownNights),
    party: isPartyUnclear ? null : (slots.party ?? known.party),
    areDaysUnclear: areDaysUnclear || (known.areDaysUnclear && !days.arrival),
    isPartyUnclear,
    rooms: rooms(),
    firstRooms: known.firstRooms.length > 0 ? known.firstRooms : rooms(),
    roomCount: slots.roomCount ?? known.roomCount,
  }
}

/** Passages on places, of which 'is it far?' may be asked. */
const aboutPlaces =
  /^(?:place|restaurant|walk|drive|trip):|^faq:(?:beach-distance|beach-parking|airports|finnish-community)$/

/** With what a message was answered by: a new topic takes the place of the old one, and of the place that belonged to it. */
export const withTopic = (state: ConversationState, topic: string | null): ConversationState =>
  topic === null || topic.startsWith('talk:')
    ? state
    : { ...state, topic, place: aboutPlaces.test(topic) ? topic : null }
