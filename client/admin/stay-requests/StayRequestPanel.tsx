import { Badge, Stack, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Inset } from '../ui/Inset.tsx'
import { formatCents } from '../ui/money.ts'
import { formatInstant, formatStayDay } from '../ui/time.ts'
import { AnswerStay } from './AnswerStay.tsx'
import { stateNames, wishNames } from './labels.ts'
import {
  useStayRequestPanelQuery,
  type DeskPricedStayFragment,
  type StayRequestPanelFragment,
} from './StayRequestPanel.generated.ts'

const write = ({ roomType, arrival, departure, nightCount }: DeskPricedStayFragment) =>
  `${roomType.name}, ${formatStayDay(arrival)} to ${formatStayDay(departure)} (${nightCount} ${nightCount === 1 ? 'night' : 'nights'})`

const guestsText = ({ guests, children }: DeskPricedStayFragment) =>
  children > 0 ? `${guests}, ${children === 1 ? 'one of them a child' : `${children} of them children`}` : guests

const extrasText = ({ price }: DeskPricedStayFragment) =>
  price.extras.map(({ name, reason, amount }) => `${name} (${reason}): ${formatCents(amount)}`).join(', ')

const keptText = ({ keptUntil, asked }: StayRequestPanelFragment) =>
  `${formatCents(asked.price.total)}, ${keptUntil ? `kept until ${formatInstant(keptUntil)}` : 'not promised: availability could not be read'}`

const freeText = ({ present }: StayRequestPanelFragment) => {
  if (!present) return 'The room type is not offered any more'
  const sentences = present.refusals.map(({ message }) => message)
  const free = present.isFree ? 'A room is free' : 'No room is free'
  return [present.isApproximate ? `${free}, as far as is known` : free, ...sentences].join('. ')
}

const wishedRoomText = ({ wishedRoom }: StayRequestPanelFragment) => {
  if (!wishedRoom) return null
  const { roomNumber, isBlocked } = wishedRoom
  if (isBlocked === null) return `Room ${roomNumber}, which is not a room of that type any more`
  if (isBlocked) return `Room ${roomNumber}, which is blocked on these nights`
  return `Room ${roomNumber}: no block names it on these nights`
}

const presentText = (request: StayRequestPanelFragment) => [
  ['Price now', request.present && formatCents(request.present.total)] as const,
  ['Free or not', freeText(request)] as const,
]

/** The stay that an inquiry asks for, with the answers that are one press; nothing for a plain message. */
export const StayRequestPanel = ({ inquiryId }: { inquiryId: string }) => {
  const { can } = useViewer()
  const { data } = useStayRequestPanelQuery({ variables: { inquiryId } })
  const request = data?.stayRequest
  if (!request) return null
  const { state, offered, heldUntil, wishes } = request
  const isOpen = state !== 'ACCEPTED' && state !== 'OFFERED'
  return (
    <Inset
      title="Asked for a stay"
      end={<Badge colorPalette={stateNames[state].palette}>{stateNames[state].label}</Badge>}
    >
      <Stack gap="4">
        <Facts
          facts={[
            ['Stay', write(request.asked)],
            ['Wishes for', wishedRoomText(request)],
            ['Guests', guestsText(request.asked)],
            ['Accessible room', request.asked.accessible && 'Needed: the offer holds one by its number'],
            ['Extras', extrasText(offered ?? request.asked)],
            ['Price then', keptText(request)],
            ...(isOpen ? presentText(request) : []),
            ['Offered', offered && `${write(offered)}, ${formatCents(offered.price.total)}`],
            ['Held until', state === 'OFFERED' && heldUntil ? formatInstant(heldUntil) : null],
            ['Wishes', wishes.map((wish) => wishNames[wish]).join(', ')],
            ['Answered by', request.answeredBy],
          ]}
        />
        {state === 'ACCEPTED' && (
          <Text textStyle="sm" color="fg.muted">
            The nights are blocked here. Once the booking stands in the booking system, delete that block under
            Availability, or the room counts twice.
          </Text>
        )}
        {state !== 'ACCEPTED' && can('inquiries:write') && <AnswerStay request={request} roomTypes={data.roomTypes} />}
      </Stack>
    </Inset>
  )
}
