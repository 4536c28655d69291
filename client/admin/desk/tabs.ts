import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
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
  Content: LazyExoticComponent<ComponentType>
}

/** The tabs of /admin in their order. The first one that a person may see is where the desk opens. */
export const deskTabs: readonly DeskTab[] = [
  {
    id: 'seo',
    label: 'SEO & Search',
    permission: 'seo:read',
    Content: lazy(() => import('../search-engines/SearchEnginesTab.tsx')),
  },
  {
    id: 'seo-analytics',
    label: 'SEO Analytics',
    permission: 'seo:read',
    Content: lazy(() => import('../seo/SeoTab.tsx')),
  },
  {
    id: 'rooms',
    label: 'Room Management',
    permission: 'rooms:read',
    Content: lazy(() => import('../rooms/RoomsTab.tsx')),
  },
  {
    id: 'sync',
    label: 'LH Sync',
    permission: 'sync:read',
    Content: lazy(() => import('../sync/SyncTab.tsx')),
  },
  {
    id: 'inquiries',
    label: 'Inquiries',
    permission: 'inquiries:read',
    Count: NewInquiryCount,
    Content: lazy(() => import('../inquiries/InquiriesTab.tsx')),
  },
  {
    id: 'guests',
    label: 'Guest data',
    permission: 'guests:manage',
    Content: lazy(() => import('../guests/GuestsTab.tsx')),
  },
  {
    id: 'coupons',
    label: 'Coupons',
    permission: 'coupons:read',
    Content: lazy(() => import('../coupons/CouponsTab.tsx')),
  },
  {
    id: 'questions',
    label: 'Questions',
    permission: 'inquiries:read',
    Content: lazy(() => import('../questions/QuestionsTab.tsx')),
  },
  { id: 'blog', label: 'Blog', permission: 'blog:read', Content: lazy(() => import('../blog/BlogTab.tsx')) },
  { id: 'staff', label: 'Staff', permission: 'staff:read', Content: lazy(() => import('../staff/StaffTab.tsx')) },
  {
    id: 'keys',
    label: 'API keys',
    permission: 'keys:manage',
    Content: lazy(() => import('../api-keys/ApiKeysTab.tsx')),
  },
  {
    id: 'webhooks',
    label: 'Webhooks',
    permission: 'keys:manage',
    Content: lazy(() => import('../webhooks/WebhooksTab.tsx')),
  },
  {
    id: 'operations',
    label: 'Operations',
    permission: 'operations:read',
    Content: lazy(() => import('../operations/OperationsTab.tsx')),
  },
  {
    id: 'audit',
    label: 'Audit log',
    permission: 'audit:read',
    Content: lazy(() => import('../audit/AuditTab.tsx')),
  },
  { id: 'account', label: 'My account', Content: lazy(() => import('../account/AccountTab.tsx')) },
]
