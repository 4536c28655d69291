import type { StayRequestPanelFragment } from './StayRequestPanel.generated.ts'

export const stateNames: Record<StayRequestPanelFragment['state'], { label: string; palette: string }> = {
  ASKED: { label: 'Waits for an answer', palette: 'coral' },
  OFFERED: { label: 'Offer open', palette: 'orange' },
  ACCEPTED: { label: 'Accepted', palette: 'green' },
  DECLINED: { label: 'Declined', palette: 'gray' },
  REFUSED: { label: 'Guest said no', palette: 'gray' },
  EXPIRED: { label: 'Offer ran out', palette: 'gray' },
}

export const wishNames: Record<StayRequestPanelFragment['wishes'][number], string> = {
  LATE_CHECK_OUT: 'Late check-out',
  PET: 'Pet',
}
