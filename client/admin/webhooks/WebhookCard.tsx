import { Badge, Box, Button, Code, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { formatDay } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { eventNames } from './event-names.ts'
import { useWebhooks, type NewSecret } from './useWebhooks.ts'
import type { WebhookRowFragment } from './WebhooksTab.generated.ts'

interface WebhookCardProps {
  webhook: WebhookRowFragment
  onSecret: (made: NewSecret) => void
}

export const WebhookCard = ({ webhook, onSecret }: WebhookCardProps) => {
  const { rotate, remove } = useWebhooks()
  const [asking, setAsking] = useState<'rotate' | 'remove' | null>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  const rest = () => setAsking(null)
  const confirmRemoval = async () => {
    await remove(webhook.id)
    notify({ tone: 'success', title: 'The webhook was removed' })
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
        description="The old one ends at once: the receiving program refuses events until it has the new one."
        confirm="Make a new secret"
        onConfirm={async () => onSecret(await rotate(webhook.id))}
        onClose={rest}
      />
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
