import type { GoogleSitesQuery } from './GoogleTools.generated.ts'

type Level = GoogleSitesQuery['googleSites']['sites'][number]['permissionLevel']

/** What the account may do with a site, as staff read it. */
export const permissionNames: Record<Level, string> = {
  SITE_OWNER: 'Owner',
  SITE_FULL_USER: 'Full',
  SITE_RESTRICTED_USER: 'Restricted',
  SITE_UNVERIFIED_USER: 'Unverified',
}
