import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { Permission } from '#graphql/permissions.ts'

export interface AdminPage {
  path: string
  /** Heading, document title and title of the sign-in card. */
  title: string
  /** Link in the top bar. */
  label: string
  /** Without it the page is not offered. */
  permission?: Permission
  Content: ComponentType
}

export const pages: readonly AdminPage[] = [
  { path: '/admin', title: 'Admin Panel', label: 'Desk', Content: lazyPart(() => import('../desk/DeskPage.tsx')) },
  {
    path: '/email-manager',
    title: 'Email Marketing Manager',
    label: 'Email Marketing Manager',
    permission: 'subscribers:read',
    Content: lazyPart(() => import('../subscribers/EmailManagerPage.tsx')),
  },
  {
    path: '/email-admin',
    title: 'Email Admin',
    label: 'Email Admin',
    permission: 'subscribers:read',
    Content: lazyPart(() => import('../subscribers/EmailAdminPage.tsx')),
  },
  {
    path: '/email-campaigns',
    title: 'Email Campaign Manager',
    label: 'Email Campaign Manager',
    permission: 'campaigns:read',
    Content: lazyPart(() => import('../campaigns/EmailCampaignsPage.tsx')),
  },
]

/** Not offered in the bar: what stands below a staff path and does not exist. */
const missing: AdminPage = {
  path: '*',
  title: '404 Page Not Found',
  label: '',
  Content: lazyPart(() => import('./MissingPage.tsx')),
}

export const pageAt = (pathname: string): AdminPage => {
  const path = pathname.replace(/\/+$/, '')
  return pages.find((page) => page.path === path) ?? missing
}
