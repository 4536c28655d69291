import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { InquiryPaneFragmentDoc, type InquiryPaneFragment } from './InquiryPane.generated.ts'
import type { InquiryStatus } from './InquiriesTab.generated.ts'
import { useUpdateInquiryMutation } from './useUpdateInquiry.generated.ts'

export interface InquiryChange {
  status?: InquiryStatus
  assignee?: { __typename?: 'Staff'; id: string; name: string } | null
  notes?: string
  /** Day on which it comes back; null wakes it. */
  snoozedUntil?: string | null
}

/**
 * Changes an inquiry: shown at once, taken back when the server refuses.
 * One change waits for the one before, so that each carries the version which that one made.
 */
export const useUpdateInquiry = (id: string) => {
  const client = useApolloClient()
  const viewer = useViewer()
  const [update] = useUpdateInquiryMutation()
  const before = useRef<Promise<unknown>>(Promise.resolve())

  const read = () => {
    const current = client.readFragment<InquiryPaneFragment>({
      id: client.cache.identify({ __typename: 'Inquiry', id }),
      fragment: InquiryPaneFragmentDoc,
      fragmentName: 'InquiryPane',
    })
    if (!current) throw new Error('An inquiry is changed that is not shown')
    return current
  }

  const send = ({ assignee, ...others }: InquiryChange) => {
    const current = read()
    const input = {
      id,
      version: current.version,
      ...others,
      ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
    }
    const now = new Date().toISOString()
    const expected = {
      ...current,
      // Whoever gives it a status has seen to it.
      ...(others.status && { snoozedUntil: null, awaitsFollowUp: false }),
      ...others,
      ...(assignee !== undefined && { assignee: assignee && { __typename: 'Staff' as const, ...assignee } }),
      ...(others.status === 'ANSWERED' && { firstReplyAt: current.firstReplyAt ?? now }),
      updatedAt: now,
      updatedBy: { __typename: 'Staff' as const, id: viewer.id, name: viewer.name },
    }
    return update({
      variables: { input },
      optimisticResponse: { updateInquiry: expected },
      refetchQueries: others.status || others.snoozedUntil !== undefined ? ['NewInquiryCount'] : [],
    })
  }

  return (change: InquiryChange) => {
    const sent = before.current.then(() => send(change))
    before.current = sent.catch(() => undefined)
    return sent
  }
}
