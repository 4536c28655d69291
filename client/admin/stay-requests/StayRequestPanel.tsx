import { Badge, Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useChanges } from '../live/useChanges.ts'
import { Facts } from '../ui/Facts.tsx'
import { Inset } from '../ui/Inset.tsx'
import { formatCents } from '../ui/money.ts'
import { formatInstant, formatStayDay } from '../ui/time.ts'
import { AnswerStay } from './AnswerStay.tsx'
import { freeText, stateNames, wishNames } from './labels.ts'
import {
  useStayRequestPanelQuery,
  type DeskPricedStayFragment,
  type DeskRoomFragment,
  type StayRequestPanelFragment,
} from './StayRequestPanel.generated.ts'

const pollMs = 30_000

type Fact = readonly [name: string, value: ReactNode]

const write = ({ roomType, arrival, departure, nightCount }: DeskPricedStayFragment) =>
  `${roomType.name}, ${formatStayDay(arrival)} to ${formatStayDay(departure)} (${nightCount} ${nightCount === 1 ? 'night' : 'nights'})`

const guestsText = ({ guests, children }: DeskPricedStayFragment) =>
  children > 0 ? `${guests}, ${children === 1 ? 'one of them a child' : `${children} of them children`}` : guests

const extrasText = ({ price }: DeskPricedStayFragment) =>
  price.extras.map(({ name, reason, amount }) => `${name} (${reason}): ${formatCents(amount)}`).join(', ')

const keptText = ({ keptUntil, askedTotal }: StayRequestPanelFragment) =>
  `${formatCents(askedTotal)}, ${keptUntil ? `kept until ${formatInstant(keptUntil)}` : 'not promised: availability could not be read'}`

const wishedRoomText = ({ wishedRoom }: DeskRoomFragment) => {
  if (!wishedRoom) return null
  const { roomNumber, isBlocked } = wishedRoom
  if (isBlocked === null) return `Room ${roomNumber}, which is not a room of that type any more`
  if (isBlocked) return `Room ${roomNumber}, which is blocked on these nights`
  return `Room ${roomNumber}: no block names it on these nights`
}

const roomFacts = (room: DeskRoomFragment): Fact[] => [
  ['Stay', write(room.asked)],
  ['Wishes for', wishedRoomText(room)],
  ['Guests', guestsText(room.asked)],
  ['Accessible room', room.asked.accessible && 'Needed: the offer holds one by its number'],
  ['Extras', extrasText(room.offered ?? room.asked)],
]

/** What one of several rooms has of the whole. */
const shareFacts = ({ asked, offered, present }: DeskRoomFragment, isOpen: boolean): Fact[] => [
  ['Price then', formatCents(asked.price.total)],
  ...(isOpen
    ? ([
        ['Price now', present && formatCents(present.total)],
        ['Free or not', freeText(present)],
      ] as Fact[])
    : []),
  ['Offered', offered && `${write(offered)}, ${formatCents(offered.price.total)}`],
]

const freeTogether = ({ rooms, isFree }: StayRequestPanelFragment) => {
  if (rooms.length === 1) return freeText(rooms[0]!.present)
  return isFree ? 'All rooms are free together' : 'Not all rooms are free together'
}

const offeredTogether = ({ rooms, offeredTotal }: StayRequestPanelFragment) => {
  const [only, ...others] = rooms
  if (offeredTotal === null) return null
  return others.length === 0 ? `${write(only!.offered!)}, ${formatCents(offeredTotal)}` : formatCents(offeredTotal)
}

const requestFacts = (request: StayRequestPanelFragment, isOpen: boolean): Fact[] => [
  ['Price then', keptText(request)],
  ...(isOpen
    ? ([
        ['Price now', request.presentTotal !== null && formatCents(request.presentTotal)],
        ['Free or not', freeTogether(request)],
      ] as Fact[])
    : []),
  ['Offered', offeredTogether(request)],
  ['Held until', request.state === 'OFFERED' && request.heldUntil ? formatInstant(request.heldUntil) : null],
  ['Wishes', request.wishes.map((wish) => wishNames[wish]).join(', ')],
  ['Answered by', request.answeredBy],
]

/** Several rooms each by itself, then what they are together; of a single one it is the same. */
const RequestFacts = ({ request }: { request: StayRequestPanelFragment }) => {
  const { rooms, state } = request
  const isOpen = state !== 'ACCEPTED' && state !== 'OFFERED'
  if (rooms.length === 1) return <Facts facts={[...roomFacts(rooms[0]!), ...requestFacts(request, isOpen)]} />
  return (
    <>
      {rooms.map((room, index) => (
        <Box key={room.id}>
          <Heading as="h4" textStyle="sm" mb="1">
            Room {index + 1} of {rooms.length}
          </Heading>
          <Facts facts={[...roomFacts(room), ...shareFacts(room, isOpen)]} />
        </Box>
      ))}
      <Box>
        <Heading as="h4" textStyle="sm" mb="1">
          All rooms together
        </Heading>
        <Facts facts={requestFacts(request, isOpen)} />
      </Box>
    </>
  )
}

/** The rooms that an inquiry asks for, with the answers that are one press; nothing for a plain message. */
export const StayRequestPanel = ({ inquiryId }: { inquiryId: string }) => {
  const { can } = useViewer()
  const { data, refetch } = useStayRequestPanelQuery({ variables: { inquiryId } })
  useChanges(['Inquiry', 'Availability', 'Pricing'], () => void refetch().catch(() => undefined), { everyMs: pollMs })
  const request = data?.stayRequest
  if (!request) return null
  const { state, rooms } = request
  return (
    <Inset
      title={rooms.length > 1 ? `Asked for ${rooms.length} rooms` : 'Asked for a stay'}
      end={<Badge colorPalette={stateNames[state].palette}>{stateNames[state].label}</Badge>}
    >
      <Stack gap="4">
        <RequestFacts request={request} />
        {state === 'ACCEPTED' && (
          <Text textStyle="sm" color="fg.muted">
            {rooms.length > 1
              ? 'The nights of all rooms are blocked here. Once the bookings stand in the booking system, delete those blocks under Availability, or the rooms count twice.'
              : 'The nights are blocked here. Once the booking stands in the booking system, delete that block under Availability, or the room counts twice.'}
          </Text>
        )}
        {state !== 'ACCEPTED' && can('inquiries:write') && <AnswerStay request={request} roomTypes={data.roomTypes} />}
      </Stack>
    </Inset>
  )
}
