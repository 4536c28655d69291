import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { Details } from '../ui/Details.tsx'
import { failureOf } from '../ui/failure.ts'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useReplayDeliveryMutation, type DeliveryFragment, type DeliveryState } from './DeliveryLog.generated.ts'
import { eventNames } from './event-names.ts'

const states: Record<DeliveryState, { label: string; palette: string }> = {
  DELIVERED: { label: 'Delivered', palette: 'green' },
  PENDING: { label: 'Waiting', palette: 'orange' },
  FAILED: { label: 'Given up', palette: 'red' },
}

const Body = chakra('pre', {
  base: {
    mt: '2',
    p: '3',
    bg: 'bg.muted',
    borderRadius: 'l2',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

const indented = (json: string) => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

const triesOf = ({ attempts, attemptedAt, nextAttemptAt, responseStatus }: DeliveryFragment) =>
  [
    attempts === 0 ? 'not tried yet' : `${attempts} ${attempts === 1 ? 'try' : 'tries'}`,
    attemptedAt && `last ${formatInstant(attemptedAt)}`,
    responseStatus != null && `HTTP ${responseStatus}`,
    nextAttemptAt && `next ${formatInstant(nextAttemptAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

export const DeliveryRow = ({ delivery }: { delivery: DeliveryFragment }) => {
  const [replay, { loading }] = useReplayDeliveryMutation()
  const name = eventNames[delivery.event].name
  const run = async () => {
    try {
      await replay({ variables: { id: delivery.id } })
      notify({ tone: 'success', title: `${name} is in line to be sent again` })
    } catch (error) {
      notify({ tone: 'error', title: 'Not in line', description: failureOf(error).message })
    }
  }
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box flex="1 1 16rem" minWidth="0">
          <Flex gap="2.5" align="center" wrap="wrap">
            <Text fontWeight="semibold">{name}</Text>
            <Badge colorPalette={states[delivery.state].palette}>{states[delivery.state].label}</Badge>
            <Text color="fg.muted" textStyle="sm">
              {formatInstant(delivery.createdAt)}
            </Text>
          </Flex>
          <Text color="fg.muted" textStyle="sm" mt="1">
            {triesOf(delivery)}
          </Text>
          {delivery.message && (
            <Text textStyle="sm" mt="1" overflowWrap="anywhere">
              <SettingsSentence>{delivery.message}</SettingsSentence>
            </Text>
          )}
        </Box>
        <Button
          size="xs"
          onClick={run}
          loading={loading}
          loadingText="Sending"
          aria-label={`Replay ${name} of ${formatInstant(delivery.createdAt)}`}
        >
          Replay
        </Button>
      </Flex>
      <Details summary="What was sent">
        <Body tabIndex={0}>{indented(delivery.body)}</Body>
      </Details>
    </Box>
  )
}
