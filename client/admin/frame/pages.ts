import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Permission } from '#graphql/permissions.ts'

export interface AdminPage {
  path: string
  /** Heading, document title and title of the sign-in card. */
  title: string
  /** Link in the top bar. */
  label: string
  /** Without it the page is not offered. */
  permission?: Permission
  Content: LazyExoticComponent<ComponentType>
}

export const pages: readonly AdminPage[] = [
  { path: '/admin', title: 'Admin Panel', label: 'Desk', Content: lazy(() => import('../desk/DeskPage.tsx')) },
  {
    path: '/email-manager',
    title: 'Email Marketing Manager',
    label: 'Email Marketing Manager',
    permission: 'subscribers:read',
    Content: lazy(() => import('../subscribers/EmailManagerPage.tsx')),
  },
  {
    path: '/email-admin',
    title: 'Email Admin',
    label: 'Email Admin',
    permission: 'subscribers:read',
    Content: lazy(() => import('../subscribers/EmailAdminPage.tsx')),
  },
  {
    path: '/email-campaigns',
    title: 'Email Campaigns',
    label: 'Email Campaigns',
    permission: 'campaigns:read',
    Content: lazy(() => import('../campaigns/EmailCampaignsPage.tsx')),
  },
]

/** Not offered in the bar: what stands below a staff path and does not exist. */
const missing: AdminPage = {
  path: '*',
  title: '404 Page Not Found',
  label: '',
  Content: lazy(() => import('./MissingPage.tsx')),
}

export const pageAt = (pathname: string): AdminPage => {
  const path = pathname.replace(/\/+$/, '')
  return pages.find((page) => page.path === path) ?? missing
}
