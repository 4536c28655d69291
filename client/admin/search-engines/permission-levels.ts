const names: Record<string, string> = {
  siteOwner: 'Owner',
  siteFullUser: 'Full',
  siteRestrictedUser: 'Restricted',
  siteUnverifiedUser: 'Unverified',
}

/** Google's word for what the account may do with a site, as staff read it. */
export const permissionName = (level: string): string => names[level] ?? level
