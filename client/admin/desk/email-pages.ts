import { staffTitles } from '#client/paths.ts'
import { staffPaths, type StaffPath } from '#graphql/paths.ts'
import type { Permission } from '#graphql/permissions.ts'

export type EmailPath = Exclude<StaffPath, typeof staffPaths.desk>

const permissions: Record<EmailPath, Permission> = {
  [staffPaths.emailManager]: 'subscribers:read',
  [staffPaths.emailAdmin]: 'subscribers:read',
  [staffPaths.emailCampaigns]: 'campaigns:read',
}

/** The pages about mails to the list, each under an address of its own. */
export const emailPages = (Object.keys(permissions) as EmailPath[]).map((path) => ({
  path,
  title: staffTitles[path],
  permission: permissions[path],
}))
