import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { staffTitles } from '#client/paths.ts'
import { staffPaths } from '#graphql/paths.ts'
import type { Permission } from '#graphql/permissions.ts'
import { emailPages, type EmailPath } from '../desk/email-pages.ts'

export interface AdminPage {
  path: string
  /** Heading, document title and title of the sign-in card. */
  title: string
  /** Without it the page is not offered. */
  permission?: Permission
  Content: ComponentType
}

const desk: AdminPage = {
  path: staffPaths.desk,
  title: staffTitles[staffPaths.desk],
  Content: lazyPart(() => import('../desk/DeskPage.tsx')),
}

const contents: Record<EmailPath, ComponentType> = {
  [staffPaths.emailManager]: lazyPart(() => import('../subscribers/EmailManagerPage.tsx')),
  [staffPaths.emailAdmin]: lazyPart(() => import('../subscribers/EmailAdminPage.tsx')),
  [staffPaths.emailCampaigns]: lazyPart(() => import('../campaigns/EmailCampaignsPage.tsx')),
}

const pages: readonly AdminPage[] = [desk, ...emailPages.map((page) => ({ ...page, Content: contents[page.path] }))]

/** What stands below a staff path and does not exist. */
const missing: AdminPage = {
  path: '*',
  title: '404 Page Not Found',
  Content: lazyPart(() => import('./MissingPage.tsx')),
}

export const pageAt = (pathname: string): AdminPage => {
  const path = pathname.replace(/\/+$/, '')
  return pages.find((page) => page.path === path) ?? missing
}
