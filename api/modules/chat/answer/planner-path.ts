import type { ChosenExtra } from '#graphql/chosen-extras.ts'
import { paths, sectionPath, stayAnchor } from '#graphql/paths.ts'
import { writeSaid } from '#graphql/stay-address.ts'
import { mostGuests } from '#graphql/stay-limits.ts'
import { formatDays } from '../../pricing/texts.ts'
import type { FoundStay } from '../../pricing/found-stay.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { partySize, type Party } from '../party/party.ts'
import type { Teller } from './price-words.ts'
import type { Citation } from '../passages/retrieval.ts'

/** How many stays are proposed. */
export const mostProposed = 2

export interface AskedStay {
  arrival: string
  departure: string
  guests: number
  /** Of the guests. */
  children: number
  /** Whether an accessible room is needed. */
  accessible: boolean
}

/** What of a stay is known. */
interface Planned {
  arrival?: string | null
  departure?: string | null
  party?: Party | null
  room?: RoomType
  accessible?: boolean
  extras?: readonly ChosenExtra[]
}

/** The address that opens the planner with a stay in it. */
export const plannerPath = ({ arrival, departure, party, room, accessible, extras }: Planned): string => {
  const isPlannable = party && partySize(party) <= mostGuests
  const asked = writeSaid({
    arrival: arrival ?? '',
    departure: departure ?? '',
    ...(isPlannable && { guests: partySize(party), children: party.children }),
    room: room?.slug,
    accessible,
    extras,
  })
  return asked ? `${paths.home()}${asked}#${stayAnchor}` : sectionPath('hero')
}

/** The planner with a stay as the quote takes it. */
export const plannerPathOf = (
  { guests, children, ...stay }: AskedStay,
  room: RoomType | undefined,
  extras?: readonly ChosenExtra[],
): string => plannerPath({ ...stay, room, extras, party: { adults: guests - children, children } })

/** A way into the planner for each of the stays. */
export const linksTo = (
  tell: Teller,
  stays: readonly FoundStay[],
  { guests, children, accessible }: Pick<AskedStay, 'guests' | 'children' | 'accessible'>,
  roomTypes: readonly RoomType[],
): Citation[] =>
  stays.map((stay) => ({
    title: `${tell.roomName(stay.roomTypeId)}, ${formatDays(stay, tell.locale)}`,
    path: plannerPathOf(
      { ...stay, guests, children, accessible },
      roomTypes.find(({ id }) => id === stay.roomTypeId),
    ),
  }))
