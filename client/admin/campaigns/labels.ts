import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import type { RecipientRowFragment } from './Recipients.generated.ts'

type CampaignState = CampaignPartsFragment['state']
export type RecipientState = RecipientRowFragment['state']

export const campaignStates: Record<CampaignState, { label: string; palette: string }> = {
  DRAFT: { label: 'Draft', palette: 'gray' },
  SCHEDULED: { label: 'Scheduled', palette: 'orange' },
  SENDING: { label: 'Sending', palette: 'coral' },
  PAUSED: { label: 'Paused', palette: 'orange' },
  SENT: { label: 'Sent', palette: 'green' },
  CANCELLED: { label: 'Cancelled', palette: 'gray' },
}

export const recipientStates: Record<RecipientState, { label: string; palette: string }> = {
  QUEUED: { label: 'Waiting', palette: 'gray' },
  SENDING: { label: 'Sending', palette: 'coral' },
  SENT: { label: 'Sent', palette: 'green' },
  FAILED: { label: 'Failed', palette: 'red' },
  SKIPPED: { label: 'Left out', palette: 'gray' },
  BOUNCED: { label: 'Bounced', palette: 'red' },
}
