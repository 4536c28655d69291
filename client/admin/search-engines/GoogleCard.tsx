import { Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SandboxBadge } from '../ui/SandboxBadge.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { formatDay } from '../ui/time.ts'
import { useGoogleCardQuery, type GoogleStatusPartsFragment } from './GoogleCard.generated.ts'
import { GoogleTools } from './GoogleTools.tsx'
import { useGoogleConnection } from './useGoogleConnection.ts'

const Connected = ({ status, onDisconnect }: { status: GoogleStatusPartsFragment; onDisconnect: () => void }) => {
  const { can } = useViewer()
  return (
    <Stack gap="5">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.success" fontWeight="semibold" display="flex" alignItems="center" gap="2">
          <CheckIcon /> Connected
          <Text as="span" color="fg.muted" fontWeight="normal">
            {status.method === 'SERVICE_ACCOUNT'
              ? 'by a service account'
              : status.connectedAt && `since ${formatDay(status.connectedAt)}`}
          </Text>
        </Text>
        {status.method === 'ACCOUNT' && can('seo:write') && (
          <Button size="sm" variant="ghost" onClick={onDisconnect}>
            Disconnect
          </Button>
        )}
      </Flex>
      <GoogleTools indexingEnabled={status.indexingEnabled} />
    </Stack>
  )
}

/** The site at Google: a connection first, then what can be done with it. */
export const GoogleCard = () => {
  const { can } = useViewer()
  const result = useGoogleCardQuery()
  const { connect, connecting, disconnect } = useGoogleConnection()
  const [leaving, setLeaving] = useState(false)
  return (
    <Panel
      title="Google Search Console"
      description="Hands pages and the sitemap to Google, and shows what people searched for."
      action={result.data?.googleStatus.sandbox && <SandboxBadge />}
    >
      <Loaded what="the connection to Google" result={result}>
        {({ googleStatus: status }) =>
          status.authenticated ? (
            <Connected status={status} onDisconnect={() => setLeaving(true)} />
          ) : (
            <Stack gap="5" align="start">
              {status.message && (
                <Notice tone={status.needsReconnection ? 'warning' : 'info'} width="full">
                  <SettingsSentence>{status.message}</SettingsSentence>
                </Notice>
              )}
              {can('seo:write') && (
                <Button
                  variant="solid"
                  colorPalette="coral"
                  onClick={connect}
                  loading={connecting}
                  loadingText="Connecting..."
                >
                  Connect Google Search Console
                </Button>
              )}
            </Stack>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={leaving}
        title="Disconnect Google Search Console?"
        description="The consent is revoked at Google and forgotten here. Connecting again asks for it anew."
        confirm="Disconnect"
        onConfirm={disconnect}
        onClose={() => setLeaving(false)}
      />
    </Panel>
  )
}
