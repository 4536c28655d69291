import type { PresentStayFragment, StayRequestPanelFragment } from './StayRequestPanel.generated.ts'

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

/** Whether a stay can be had, and what stands against it; null is one in a room type that is not offered any more. */
export const freeText = (present: PresentStayFragment | null) => {
  if (!present) return 'The room type is not offered any more'
  const sentences = present.refusals.map(({ message }) => message)
  const free = present.isFree ? 'A room is free' : 'No room is free'
  return [present.isApproximate ? `${free}, as far as is known` : free, ...sentences].join('. ')
}
