import type { SubscriberStatus } from './SubscriberParts.generated.ts'

/** What the list says of a person: who receives mail is active, everybody else is not. */
export const statusNames: Record<SubscriberStatus, { label: string; palette: string }> = {
  ACTIVE: { label: 'Active', palette: 'green' },
  PENDING: { label: 'Not confirmed yet', palette: 'orange' },
  UNSUBSCRIBED: { label: 'Unsubscribed', palette: 'gray' },
  BOUNCED: { label: 'Bounced', palette: 'red' },
  SUPPRESSED: { label: 'Never again', palette: 'gray' },
}
