import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { TabName } from '#graphql/desk-paths.ts'
import type { Permission } from '#graphql/permissions.ts'
import { NewInquiryCount } from '../inquiries/NewInquiryCount.tsx'
import type { AreaName } from './area-names.ts'

type Can = (permission: Permission) => boolean

/** As much of the viewer as decides where the desk opens. */
export interface Person {
  can: Can
  startsWithToday: boolean
}

export interface DeskTab {
  id: TabName
  area: AreaName
  label: string
  /** Without it the tab is not shown. */
  permission?: Permission
  /** A number beside the label that asks for attention. */
  Count?: ComponentType
  Content: ReturnType<typeof lazyPart>
}

const allTabs: readonly DeskTab[] = [
  { id: 'today', area: 'today', label: 'Today', Content: lazyPart(() => import('../today/TodayTab.tsx')) },
  {
    id: 'seo',
    area: 'marketing',
    label: 'SEO & Search',
    permission: 'seo:read',
    Content: lazyPart(() => import('../search-engines/SearchEnginesTab.tsx')),
  },
  {
    id: 'seo-analytics',
    area: 'marketing',
    label: 'SEO Analytics',
    permission: 'seo:read',
    Content: lazyPart(() => import('../seo/SeoTab.tsx')),
  },
  {
    id: 'rooms',
    area: 'rooms',
    label: 'Room Management',
    permission: 'rooms:read',
    Content: lazyPart(() => import('../rooms/RoomsTab.tsx')),
  },
  {
    id: 'sync',
    area: 'rooms',
    label: 'LH Sync',
    permission: 'sync:read',
    Content: lazyPart(() => import('../sync/SyncTab.tsx')),
  },
  {
    id: 'website',
    area: 'website',
    label: 'Website',
    permission: 'content:read',
    Content: lazyPart(() => import('../website/WebsiteTab.tsx')),
  },
  {
    id: 'inquiries',
    area: 'inquiries',
    label: 'Inquiries',
    permission: 'inquiries:read',
    Count: NewInquiryCount,
    Content: lazyPart(() => import('../inquiries/InquiriesTab.tsx')),
  },
  {
    id: 'waiting-list',
    area: 'inquiries',
    label: 'Waiting list',
    permission: 'inquiries:read',
    Content: lazyPart(() => import('../waiting-list/WaitingListTab.tsx')),
  },
  {
    id: 'replies',
    area: 'inquiries',
    label: 'Saved replies',
    permission: 'inquiries:read',
    Content: lazyPart(() => import('../saved-replies/SavedRepliesTab.tsx')),
  },
  {
    id: 'guests',
    area: 'inquiries',
    label: 'Guest data',
    permission: 'guests:manage',
    Content: lazyPart(() => import('../guests/GuestsTab.tsx')),
  },
  {
    id: 'coupons',
    area: 'marketing',
    label: 'Coupons',
    permission: 'coupons:read',
    Content: lazyPart(() => import('../coupons/CouponsTab.tsx')),
  },
  {
    id: 'visits',
    area: 'marketing',
    label: 'Visits',
    permission: 'seo:read',
    Content: lazyPart(() => import('../visits/VisitsTab.tsx')),
  },
  {
    id: 'questions',
    area: 'inquiries',
    label: 'Questions',
    permission: 'inquiries:read',
    Content: lazyPart(() => import('../questions/QuestionsTab.tsx')),
  },
  {
    id: 'blog',
    area: 'website',
    label: 'Blog',
    permission: 'blog:read',
    Content: lazyPart(() => import('../blog/BlogTab.tsx')),
  },
  {
    id: 'staff',
    area: 'settings',
    label: 'Staff',
    permission: 'staff:read',
    Content: lazyPart(() => import('../staff/StaffTab.tsx')),
  },
  {
    id: 'keys',
    area: 'settings',
    label: 'API keys',
    permission: 'keys:manage',
    Content: lazyPart(() => import('../api-keys/ApiKeysTab.tsx')),
  },
  {
    id: 'webhooks',
    area: 'settings',
    label: 'Webhooks',
    permission: 'keys:manage',
    Content: lazyPart(() => import('../webhooks/WebhooksTab.tsx')),
  },
  {
    id: 'connections',
    area: 'settings',
    label: 'Connections',
    permission: 'connections:manage',
    Content: lazyPart(() => import('../connections/ConnectionsTab.tsx')),
  },
  {
    id: 'operations',
    area: 'settings',
    label: 'Operations',
    permission: 'operations:read',
    Content: lazyPart(() => import('../operations/OperationsTab.tsx')),
  },
  {
    id: 'audit',
    area: 'settings',
    label: 'Audit log',
    permission: 'audit:read',
    Content: lazyPart(() => import('../audit/AuditTab.tsx')),
  },
  {
    id: 'setup',
    area: 'settings',
    label: 'First steps',
    permission: 'hotel:setup',
    Content: lazyPart(() => import('../first-run/SetupTab.tsx')),
  },
  {
    id: 'account',
    area: 'settings',
    label: 'My account',
    Content: lazyPart(() => import('../account/AccountTab.tsx')),
  },
]

/** The four of the Admin Panel, which stand together and begin it for whoever may see the first. */
const panelTabs = new Set(['seo', 'seo-analytics', 'rooms', 'sync'])

/** The tabs of /admin for somebody. */
export const deskTabs = (can: Can): readonly DeskTab[] =>
  allTabs.filter(({ permission }) => !permission || can(permission))

/** The tab that an address names. Without one, who may see SEO & Search begins with it; who may not, or wants it so, with Today. */
export const tabAt = ({ can, startsWithToday }: Person, id: string | null): DeskTab => {
  const offered = deskTabs(can)
  const first = can('seo:read') && !startsWithToday ? 'seo' : 'today'
  return offered.find((tab) => tab.id === id) ?? offered.find((tab) => tab.id === first) ?? offered[0]!
}

/** The tab that an address names and its reader may not open. */
export const refusedTab = (can: Can, id: string | null): DeskTab | undefined =>
  allTabs.find((tab) => tab.id === id && tab.permission && !can(tab.permission))

/** The tabs of an area in one row, and with Marketing and with the rooms the four of the Admin Panel together. */
export const tabsBeside = (can: Can, area: AreaName): readonly DeskTab[] => {
  const isPanel = can('seo:read') && (area === 'marketing' || area === 'rooms')
  return deskTabs(can).filter((tab) => tab.area === area || (isPanel && panelTabs.has(tab.id)))
}
