import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useRetryMailMutation } from '../mail/OutboxTab.generated.ts'
import { formatSize } from '../operations/format-size.ts'
import { Button } from '../ui/Button.tsx'
import { Details } from '../ui/Details.tsx'
import { failureOf } from '../ui/failure.ts'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import type { InquiryThreadFragment } from './Thread.generated.ts'

type Message = InquiryThreadFragment['messages'][number]
type Delivery = NonNullable<Message['delivery']>

const states: Record<Delivery['state'], { label: string; palette: string }> = {
  QUEUED: { label: 'Waits for the mail server', palette: 'gray' },
  SENDING: { label: 'On its way to the mail server', palette: 'gray' },
  SENT: { label: 'Sent: the mail server has taken it', palette: 'green' },
  FAILED: { label: 'Not delivered', palette: 'red' },
  STORED: { label: 'Not sent: no mail server is connected', palette: 'orange' },
}

const titles: Record<Message['kind'], (name: string) => string> = {
  GUEST: (name) => name,
  REPLY: (name) => `${name} answered`,
  NOTE: (name) => `Note of ${name}`,
}

interface ThreadMessageProps {
  message: Message
  /** Of the inquiry whose form it is, where that was merged into the open one. */
  reference: string | undefined
  onRetried: () => Promise<void>
}

const DeliveryLine = ({ delivery, onRetried }: { delivery: Delivery; onRetried: () => Promise<void> }) => {
  const { can } = useViewer()
  const [retry, { loading }] = useRetryMailMutation()
  const { label, palette } = states[delivery.state]
  const run = async () => {
    try {
      await retry({ variables: { id: delivery.mailId } })
      await onRetried()
    } catch (error) {
      notify({ tone: 'error', title: 'It was not tried again', description: failureOf(error).message })
    }
  }
  return (
    <Flex gap="3" align="center" wrap="wrap" mt="2">
      <Badge colorPalette={palette}>{label}</Badge>
      {delivery.problem && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {delivery.problem}
        </Text>
      )}
      {delivery.state === 'FAILED' && can('inquiries:write') && (
        <Button size="sm" onClick={run} loading={loading} loadingText="Trying">
          Try again
        </Button>
      )}
    </Flex>
  )
}

/** What there is to know of a mail that came in, beside its words. */
const MailFacts = ({ message }: { message: Message }) => {
  const { quoted, language, isAutomatic, isIncomplete, fromAddress, attachments } = message
  return (
    <Stack gap="1" mt="2" align="flex-start">
      {isAutomatic && <Badge colorPalette="gray">Automatic answer</Badge>}
      {fromAddress && (
        <Text textStyle="sm" overflowWrap="anywhere">
          <Badge colorPalette="orange">From another address</Badge> {fromAddress} answered a mail of yours. Your answer
          goes to the guest’s own address.
        </Text>
      )}
      {attachments.length > 0 && (
        <Text textStyle="sm" overflowWrap="anywhere">
          In the hotel’s mailbox:{' '}
          {attachments.map(({ name, bytes }) => `${name} (${formatSize(Math.ceil(bytes / 1024))})`).join(', ')}
        </Text>
      )}
      {isIncomplete && <Text textStyle="sm">There is more of this mail in the hotel’s mailbox.</Text>}
      {quoted && (
        <Details summary="Earlier mails that it repeats">
          <Text lang={language ?? undefined} color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {quoted}
          </Text>
        </Details>
      )}
    </Stack>
  )
}

/** One message of the thread: who, when, the words, and how far its mail is. */
export const ThreadMessage = ({ message, reference, onRetried }: ThreadMessageProps) => {
  const { kind, text, language, authorName, createdAt, delivery } = message
  const isNote = kind === 'NOTE'
  const head = useId()
  return (
    <Box
      as="article"
      aria-labelledby={head}
      borderInlineStartWidth="3px"
      borderColor={isNote ? 'orange.emphasized' : kind === 'REPLY' ? 'sea.emphasized' : 'coral.emphasized'}
      ps="4"
      maxWidth="68ch"
    >
      <Text id={head} textStyle="sm" color="fg.muted">
        <strong>{titles[kind](authorName)}</strong> · {formatInstant(createdAt)}
        {reference && ` · ${reference}`}
        {isNote && ' · the guest does not see it'}
      </Text>
      <Text lang={language ?? undefined} mt="1" lineHeight="1.65" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text || 'No words.'}
      </Text>
      {kind === 'GUEST' && <MailFacts message={message} />}
      {delivery && <DeliveryLine delivery={delivery} onRetried={onRetried} />}
    </Box>
  )
}
