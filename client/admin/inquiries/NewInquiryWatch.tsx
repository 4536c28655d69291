import type { ReactNode } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { NewInquiries } from './new-inquiries.ts'
import { useNewInquiryCountQuery } from './NewInquiryWatch.generated.ts'
import { useCountInTitle } from './useCountInTitle.ts'

/** Keeps the count of new inquiries for every page of the desk, also while the browser shows something else. */
export const NewInquiryWatch = ({ children }: { children: ReactNode }) => {
  const { can } = useViewer()
  const { data, error } = useNewInquiryCountQuery({
    skip: !can('inquiries:read'),
    pollInterval: 60_000,
  })
  const count = error ? 0 : (data?.inquiries.totalCount ?? 0)
  useCountInTitle(count)
  return <NewInquiries value={count}>{children}</NewInquiries>
}
