import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { Permission } from '#graphql/permissions.ts'
import { NewInquiryCount } from '../inquiries/NewInquiryCount.tsx'

export interface DeskTab {
  /** As in `/admin?tab=inquiries`. */
  id: string
  label: string
  /** Without it the tab is not shown. */
  permission?: Permission
  /** A number beside the label that asks for attention. */
  Count?: ComponentType
  Content: ReturnType<typeof lazyPart>
}

const allTabs: readonly DeskTab[] = [
  {
    id: 'seo',
    label: 'SEO & Search',
    permission: 'seo:read',
    Content: lazyPart(() => import('../search-engines/SearchEnginesTab.tsx')),
  },
  {
    id: 'seo-analytics',
    label: 'SEO Analytics',
    permission: 'seo:read',
    Content: lazyPart(() => import('../seo/SeoTab.tsx')),
  },
  {
    id: 'rooms',
    label: 'Room Management',
    permission: 'rooms:read',
    Content: lazyPart(() => import('../rooms/RoomsTab.tsx')),
  },
  {
    id: 'sync',
    label: 'LH Sync',
    permission: 'sync:read',
    Content: lazyPart(() => import('../sync/SyncTab.tsx')),
  },
  {
    id: 'website',
    label: 'Website',
    permission: 'content:read',
    Content: lazyPart(() => import('../website/WebsiteTab.tsx')),
  },
  {
    id: 'inquiries',
    label: 'Inquiries',
    permission: 'inquiries:read',
    Count: NewInquiryCount,
    Content: lazyPart(() => import('../inquiries/InquiriesTab.tsx')),
  },
  {
    id: 'guests',
    label: 'Guest data',
    permission: 'guests:manage',
    Content: lazyPart(() => import('../guests/GuestsTab.tsx')),
  },
  {
    id: 'coupons',
    label: 'Coupons',
    permission: 'coupons:read',
    Content: lazyPart(() => import('../coupons/CouponsTab.tsx')),
  },
  {
    id: 'questions',
    label: 'Questions',
    permission: 'inquiries:read',
    Content: lazyPart(() => import('../questions/QuestionsTab.tsx')),
  },
  { id: 'blog', label: 'Blog', permission: 'blog:read', Content: lazyPart(() => import('../blog/BlogTab.tsx')) },
  { id: 'staff', label: 'Staff', permission: 'staff:read', Content: lazyPart(() => import('../staff/StaffTab.tsx')) },
  {
    id: 'keys',
    label: 'API keys',
    permission: 'keys:manage',
    Content: lazyPart(() => import('../api-keys/ApiKeysTab.tsx')),
  },
  {
    id: 'webhooks',
    label: 'Webhooks',
    permission: 'keys:manage',
    Content: lazyPart(() => import('../webhooks/WebhooksTab.tsx')),
  },
  {
    id: 'connections',
    label: 'Connections',
    permission: 'connections:manage',
    Content: lazyPart(() => import('../connections/ConnectionsTab.tsx')),
  },
  {
    id: 'operations',
    label: 'Operations',
    permission: 'operations:read',
    Content: lazyPart(() => import('../operations/OperationsTab.tsx')),
  },
  {
    id: 'audit',
    label: 'Audit log',
    permission: 'audit:read',
    Content: lazyPart(() => import('../audit/AuditTab.tsx')),
  },
  {
    id: 'setup',
    label: 'First steps',
    permission: 'hotel:setup',
    Content: lazyPart(() => import('../first-run/SetupTab.tsx')),
  },
  { id: 'account', label: 'My account', Content: lazyPart(() => import('../account/AccountTab.tsx')) },
]

/**
 * The tabs of /admin for somebody, in their order; the desk opens on the first. Who may see SEO & Search begins with it.
 * Whoever may not works for the guests, and begins with what they write.
 */
export const deskTabs = (can: (permission: Permission) => boolean): readonly DeskTab[] => {
  const offered = allTabs.filter(({ permission }) => !permission || can(permission))
  if (can('seo:read')) return offered
  return offered.toSorted((a, b) => Number(b.id === 'inquiries') - Number(a.id === 'inquiries'))
}
