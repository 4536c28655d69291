import { OutsideFailure } from '../outside/failure.ts'
import type { OutsideService } from '../outside/service.ts'

/** As Google writes them. */
export const googleSitePermissions = ['siteOwner', 'siteFullUser', 'siteRestrictedUser', 'siteUnverifiedUser'] as const
export type GoogleSitePermission = (typeof googleSitePermissions)[number]

export interface Site {
  siteUrl: string
  permissionLevel: GoogleSitePermission
}

export interface QueryRow {
  /** In the order of the dimensions: page, query. */
  keys: string[]
  clicks: number
  impressions: number
  /** 0 to 1. */
  ctr: number
  position: number
}

/** Who is asked for: a person's refresh token, or null for the service account. */
export type Grant = string | null

/** The consent was revoked or has expired; only a new one helps. */
export class GrantRefused extends OutsideFailure {
  constructor(sentence: string, status: number) {
    super('denied', sentence, status)
  }
}

/** Search Console and the Indexing API. Calls throw an OutsideFailure; a GrantRefused is one. */
export interface GoogleSearch {
  service: OutsideService
  method: 'account' | 'service-account' | null
  indexingEnabled: boolean
  /** The consent page for a state and the hash of a PKCE verifier. */
  consentUrl: (state: string, challenge: string) => string
  /** The refresh token for the code that the consent page hands back. */
  exchange: (code: string, verifier: string) => Promise<string>
  revoke: (refreshToken: string) => Promise<void>
  sites: (grant: Grant) => Promise<Site[]>
  submitSitemap: (grant: Grant, siteUrl: string, sitemapUrl: string) => Promise<void>
  queries: (grant: Grant, siteUrl: string, startDate: string, endDate: string) => Promise<QueryRow[]>
  /** Only for pages with a job posting or a live stream. */
  publish: (grant: Grant, url: string) => Promise<void>
}
