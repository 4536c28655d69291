import { Inset } from '../ui/Inset.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { MoreList } from '../ui/MoreList.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { useDeliveryLogQuery } from './DeliveryLog.generated.ts'

const pageSize = 10
const pollMs = 15_000

/** What was sent to an endpoint in the last 30 days, and what it answered. */
export const DeliveryLog = ({ webhookId }: { webhookId: string }) => {
  const result = useDeliveryLogQuery({
    variables: { webhookId, first: pageSize },
    pollInterval: pollMs,
    skipPollAttempt: () => document.hidden,
  })
  return (
    <Inset title="Deliveries">
      <Loaded what="deliveries" result={result} height="24">
        {({ webhookDeliveries: { edges, pageInfo } }) => (
          <MoreList
            label="Deliveries, the newest first"
            empty="Nothing was sent in the last 30 days."
            hasMore={pageInfo.hasNextPage}
            fetchMore={() => result.fetchMore({ variables: { after: pageInfo.endCursor } })}
          >
            {edges.map(({ node }) => (
              <DeliveryRow key={node.id} delivery={node} />
            ))}
          </MoreList>
        )}
      </Loaded>
    </Inset>
  )
}
