import { staffPaths } from './paths.ts'

/** The screens of the desk, as its address names them. */
export type TabName =
  | 'today'
  | 'seo'
  | 'seo-analytics'
  | 'rooms'
  | 'sync'
  | 'website'
  | 'inquiries'
  | 'waiting-list'
  | 'replies'
  | 'guests'
  | 'coupons'
  | 'visits'
  | 'questions'
  | 'blog'
  | 'staff'
  | 'keys'
  | 'webhooks'
  | 'connections'
  | 'operations'
  | 'audit'
  | 'setup'
  | 'account'

type Query = Record<string, string>

/** A screen of the desk, with what it is to show. */
export const deskPath = (tab: TabName, query: Query = {}): string =>
  `${staffPaths.desk}?${new URLSearchParams({ tab, ...query })}`

/** A screen of the page of campaigns. */
export const campaignsPath = (tab: 'campaigns' | 'outbox', query: Query = {}): string =>
  `${staffPaths.emailCampaigns}?${new URLSearchParams({ tab, ...query })}`
