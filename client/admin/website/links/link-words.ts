import { formatDay } from '../../ui/time.ts'
import type { LinkRowFragment, LinkState } from './LinkRow.generated.ts'

export const linkStates: Record<LinkState, { label: string; palette: string }> = {
  UNCHECKED: { label: 'Not looked at yet', palette: 'gray' },
  FINE: { label: 'Leads to a page', palette: 'green' },
  UNCLEAR: { label: 'Look yourself', palette: 'gray' },
  MOVED: { label: 'Moved', palette: 'orange' },
  GONE: { label: 'Gone', palette: 'coral' },
  CLOSED: { label: 'Closed', palette: 'coral' },
  UNREACHABLE: { label: 'No answer', palette: 'orange' },
}

/** What was found, in a sentence. */
export const linkSentence = ({ state, problem, movedTo, since, acceptedBy }: LinkRowFragment): string => {
  if (acceptedBy) return `${problem ?? 'Looked at'}. ${acceptedBy} said that it stays as it is.`
  if (state === 'UNCHECKED') return 'It is looked at in a moment.'
  if (state === 'UNCLEAR') return `${problem ?? 'The server is there and refuses programs'}: only a person can tell.`
  if (state === 'FINE') return 'Guests get there.'
  const found = movedTo ? `${problem} to ${movedTo}` : problem
  return since ? `${found}, found on ${formatDay(since)}.` : `${found}.`
}
