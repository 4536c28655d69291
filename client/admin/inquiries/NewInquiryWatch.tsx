import { useEffect, type ReactNode } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { followChanges } from '../live/changes.ts'
import { useChanges } from '../live/useChanges.ts'
import { NewInquiries } from './new-inquiries.ts'
import { useNewInquiryCountQuery } from './NewInquiryWatch.generated.ts'
import { useCountInTitle } from './useCountInTitle.ts'
import { useRing } from './useRing.ts'

const everyMs = 60_000

/** Keeps the count of new inquiries for every page of the desk, also while the browser shows something else. */
export const NewInquiryWatch = ({ children }: { children: ReactNode }) => {
  const { can } = useViewer()
  const skip = !can('inquiries:read')
  const { data, error, refetch } = useNewInquiryCountQuery({ skip })
  useEffect(followChanges, [])
  useChanges(['Inquiry'], () => void refetch().catch(() => undefined), {
    everyMs: skip ? null : everyMs,
    busy: skip,
    unseen: true,
  })
  const count = error ? 0 : (data?.inquiries.totalCount ?? 0)
  useCountInTitle(count)
  useRing(error ? undefined : data?.inquiries.totalCount)
  return <NewInquiries value={count}>{children}</NewInquiries>
}
