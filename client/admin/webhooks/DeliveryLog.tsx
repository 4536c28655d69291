import { useFirstPageChanges } from '../live/useListChanges.ts'
import { Inset } from '../ui/Inset.tsx'
import { MoreList } from '../ui/MoreList.tsx'
import { usePagedList } from '../ui/usePagedList.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { useDeliveryLogQuery } from './DeliveryLog.generated.ts'

const pageSize = 10
const pollMs = 15_000

/** What was sent to an endpoint in the last 30 days, and what it answered. */
export const DeliveryLog = ({ webhookId }: { webhookId: string }) => {
  const result = useDeliveryLogQuery({
    variables: { webhookId, first: pageSize },
  })
  const list = usePagedList(result, (data) => data.webhookDeliveries)
  useFirstPageChanges(['WebhookDelivery'], list, pageSize, pollMs)
  return (
    <Inset title="Deliveries">
      <MoreList
        list={list}
        what="deliveries"
        label="Deliveries, the newest first"
        empty="Nothing was sent in the last 30 days."
        height="24"
      >
        {(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />}
      </MoreList>
    </Inset>
  )
}
