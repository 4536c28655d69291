import { Box, Code, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { KeyIcon } from '../ui/icons.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatClock, useNow } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useApiKeysTabQuery } from './ApiKeysTab.generated.ts'
import { ApiKeyCard } from './ApiKeyCard.tsx'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { ExpiryNotice } from './ExpiryNotice.tsx'

/** Keys with which other programs read and change what the hotel allows them. */
const ApiKeysTab = () => {
  const result = useApiKeysTabQuery()
  const { data, loadedAt } = usePreviousData(result)
  const [creating, setCreating] = useState(false)
  const now = useNow()
  return (
    <Panel
      title="API keys"
      description={
        <>
          For programs that call <Code>/graphql</Code> or <Code>/api</Code>, with the header{' '}
          <Code>Authorization: Bearer</Code> and the key.
        </>
      }
      action={
        <Button variant="solid" colorPalette="coral" onClick={() => setCreating(true)}>
          <KeyIcon />
          Create a key
        </Button>
      }
    >
      <Stack gap="4">
        {result.error && (
          <LoadFailure
            what={data ? `API keys (shown from ${formatClock(loadedAt)})` : 'API keys'}
            failure={failureOf(result.error)}
            onRetry={() => void result.refetch().catch(() => undefined)}
            retrying={result.loading}
          />
        )}
        {!data && !result.error && <Skeleton height="40" borderRadius="l3" />}
        {data && <ExpiryNotice apiKeys={data.apiKeys} now={now} />}
        {data?.apiKeys.length === 0 && <Text color="fg.muted">There are no keys yet.</Text>}
        {data && data.apiKeys.length > 0 && (
          <Box as="ul" listStyleType="none" aria-label="API keys">
            {data.apiKeys.map((apiKey) => (
              <ApiKeyCard key={apiKey.id} apiKey={apiKey} now={now} />
            ))}
          </Box>
        )}
      </Stack>
      <CreateKeyDialog open={creating} onClose={() => setCreating(false)} />
    </Panel>
  )
}

export default ApiKeysTab
