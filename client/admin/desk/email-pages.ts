import { staffTitles } from '#client/paths.ts'
import type { Permission } from '#graphql/permissions.ts'

export type EmailPath = Exclude<keyof typeof staffTitles, '/admin'>

const permissions: Record<EmailPath, Permission> = {
  '/email-manager': 'subscribers:read',
  '/email-admin': 'subscribers:read',
  '/email-campaigns': 'campaigns:read',
}

/** The pages about mails to the list, each under an address of its own. */
export const emailPages = (Object.keys(permissions) as EmailPath[]).map((path) => ({
  path,
  title: staffTitles[path],
  permission: permissions[path],
}))
