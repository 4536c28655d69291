import { Box, Button, Center, Text } from '@chakra-ui/react'
import { Inset } from '../ui/Inset.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { useMore } from '../ui/useMore.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { useDeliveryLogQuery } from './DeliveryLog.generated.ts'

const pageSize = 10
const pollMs = 15_000

/** What was sent to an endpoint in the last 30 days, and what it answered. */
export const DeliveryLog = ({ webhookId }: { webhookId: string }) => {
  const result = useDeliveryLogQuery({
    variables: { webhookId, first: pageSize },
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMs,
    skipPollAttempt: () => document.hidden,
  })
  const { more, busy } = useMore(() =>
    result.fetchMore({ variables: { after: result.data?.webhookDeliveries.pageInfo.endCursor } }),
  )
  return (
    <Inset title="Deliveries">
      <Loaded what="deliveries" result={result} height="24">
        {({ webhookDeliveries: { edges, pageInfo } }) => (
          <>
            {edges.length === 0 && <Text color="fg.muted">Nothing was sent in the last 30 days.</Text>}
            {edges.length > 0 && (
              <Box as="ul" listStyleType="none" aria-label="Deliveries, the newest first">
                {edges.map(({ node }) => (
                  <DeliveryRow key={node.id} delivery={node} />
                ))}
              </Box>
            )}
            {pageInfo.hasNextPage && (
              <Center>
                <Button size="sm" onClick={more} loading={busy} loadingText="Loading">
                  Load more
                </Button>
              </Center>
            )}
          </>
        )}
      </Loaded>
    </Inset>
  )
}
