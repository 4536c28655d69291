import { Badge, Box, Code, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { formatDay, formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { eventNames } from './event-names.ts'
import { useWebhooks, type NewSecret } from './useWebhooks.ts'
import type { WebhookRowFragment } from './WebhooksTab.generated.ts'

const overlaps = [
  { value: '24', label: 'in 24 hours' },
  { value: '168', label: 'in 7 days' },
  { value: '0', label: 'at once' },
] as const
type Overlap = (typeof overlaps)[number]['value']

const isAhead = (instant: string | null | undefined) => Boolean(instant && new Date(instant) > new Date())

interface WebhookCardProps {
  webhook: WebhookRowFragment
  onSecret: (made: NewSecret) => void
}

export const WebhookCard = ({ webhook, onSecret }: WebhookCardProps) => {
  const { rotate, remove, ping } = useWebhooks()
  const [asking, setAsking] = useState<'rotate' | 'remove' | null>(null)
  const [overlap, setOverlap] = useState<Overlap>('24')
  const [open, setOpen] = useState(false)
  const id = useId()
  const rest = () => setAsking(null)
  const confirmRemoval = async () => {
    await remove(webhook.id)
    notify({ tone: 'success', title: 'The webhook was removed' })
  }
  const sendPing = async () => {
    try {
      await ping(webhook.id)
      setOpen(true)
      notify({ tone: 'success', title: 'A ping is on its way', description: 'Its delivery says what was answered.' })
    } catch (error) {
      notify({ tone: 'error', title: 'Nothing was sent', description: failureOf(error).message })
    }
  }
  return (
    <Box as="li" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Flex gap="4" wrap="wrap" align="flex-start">
        <Box flex="1 1 20rem" minWidth="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {webhook.url}
          </Text>
          <Text color="fg.muted" textStyle="sm" mt="1">
            Added {formatDay(webhook.createdAt)} · secret <Code>{webhook.secretStart}…</Code>
            {isAhead(webhook.previousSecretUntil) &&
              ` · the one before signs too until ${formatInstant(webhook.previousSecretUntil!)}`}
          </Text>
          <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap" mt="2.5" aria-label="Events">
            {webhook.events.map((event) => (
              <Badge as="li" key={event} colorPalette="gray">
                {eventNames[event].name}
              </Badge>
            ))}
          </Flex>
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? 'Hide deliveries' : 'Deliveries'}
          </Button>
          <Button size="sm" variant="ghost" onClick={sendPing} aria-label={`Send a ping to ${webhook.url}`}>
            Send a ping
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setAsking('rotate')}>
            New secret
          </Button>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="red"
            onClick={() => setAsking('remove')}
            aria-label={`Remove ${webhook.url}`}
          >
            Remove
          </Button>
        </Flex>
      </Flex>
      <Box id={id} mt={open ? '4' : '0'}>
        {open && <DeliveryLog webhookId={webhook.id} />}
      </Box>
      <ConfirmDialog
        open={asking === 'rotate'}
        title="Make a new secret?"
        description="Events are signed with both until the old one ends: change the receiving program meanwhile."
        confirm="Make a new secret"
        onConfirm={async () => onSecret(await rotate(webhook.id, Number(overlap)))}
        onClose={rest}
      >
        <SelectField
          label="The old secret ends"
          name="overlap"
          value={overlap}
          options={overlaps}
          onChange={setOverlap}
          help="At once, when somebody has seen it who should not"
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title="Remove this webhook?"
        description={`${webhook.url} is told of nothing more, and its delivery log is deleted.`}
        confirm="Remove webhook"
        onConfirm={confirmRemoval}
        onClose={rest}
      />
    </Box>
  )
}
