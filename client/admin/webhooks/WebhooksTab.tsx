import { Box, Code, Link, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ExternalIcon, PlusIcon } from '../ui/icons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookCard } from './WebhookCard.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { useWebhooksTabQuery } from './WebhooksTab.generated.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import type { NewSecret } from './useWebhooks.ts'

/** Addresses of other programs that are told when something happens here. */
const WebhooksTab = () => {
  const result = useWebhooksTabQuery()
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<NewSecret | null>(null)
  const show = (made: NewSecret) => {
    setAdding(false)
    setSecret(made)
  }
  return (
    <Panel
      title="Webhooks"
      description={
        <>
          Each event is posted as JSON and signed: the headers <Code>webhook-id</Code>, <Code>webhook-timestamp</Code>{' '}
          and <Code>webhook-signature</Code> follow the Standard Webhooks specification. What each event has in it
          stands under <Code>webhooks</Code> in the{' '}
          <Link href="/api/openapi.json" target="_blank" rel="noopener" variant="underline">
            description of the API (new tab)
            <ExternalIcon />
          </Link>
          .
        </>
      }
      action={
        <Button variant="solid" colorPalette="coral" onClick={() => setAdding(true)}>
          <PlusIcon /> Add an endpoint
        </Button>
      }
    >
      <Loaded what="webhooks" result={result}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <Text color="fg.muted">No program is told of anything yet.</Text>
          ) : (
            <Box as="ul" listStyleType="none" aria-label="Webhooks">
              {webhooks.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} onSecret={show} />
              ))}
            </Box>
          )
        }
      </Loaded>
      <DeskDialog
        open={adding}
        onClose={() => setAdding(false)}
        title="Add an endpoint"
        description="The program at this address is told of the events that you choose."
      >
        <WebhookForm onMade={show} />
      </DeskDialog>
      <SecretDialog made={secret} onClose={() => setSecret(null)} />
    </Panel>
  )
}

export default WebhooksTab
