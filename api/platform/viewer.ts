import { forbidden, unauthenticated } from '../errors.ts'
import { rolePermissions, type Permission, type Role } from '#graphql/permissions.ts'

export interface StaffViewer {
  kind: 'staff'
  id: string
  name: string
  email: string
  role: Role
  twoFactorEnabled: boolean
  /** Null where the person is yet to sign in. */
  sessionId: string | null
  permissions: readonly Permission[]
}

export interface KeyViewer {
  kind: 'key'
  id: string
  name: string
  permissions: readonly Permission[]
}

/** Who asks: a signed-in staff member or an integrator's key. Strangers are null. */
export type Viewer = StaffViewer | KeyViewer

/** As much of a request's context as is asked here. */
interface Asked {
  viewer: Viewer | null
}

type Person = Pick<StaffViewer, 'id' | 'name' | 'email' | 'role'> & { twoFactorEnabled?: boolean | null | undefined }

/** A person with an account as the one who asks. */
export const asViewer = (
  { id, name, email, role, twoFactorEnabled }: Person,
  sessionId: string | null = null,
): StaffViewer => ({
  kind: 'staff',
  id,
  name,
  email,
  role,
  twoFactorEnabled: Boolean(twoFactorEnabled),
  sessionId,
  permissions: rolePermissions[role],
})

/**
 * @throws UNAUTHENTICATED for strangers
 * @throws FORBIDDEN when the viewer's role or key lacks the permission
 */
export const requirePermission = (ctx: Asked, permission: Permission): Viewer => {
  if (!ctx.viewer) throw unauthenticated('Sign in to continue')
  if (!ctx.viewer.permissions.includes(permission)) throw forbidden(`This needs the permission ${permission}`)
  return ctx.viewer
}

/**
 * For what several kinds of work need, such as sending in a picture, or reading mails of one kind or another.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export const requireOneOf = (ctx: Asked, permissions: readonly Permission[], what = 'This'): Viewer => {
  if (!ctx.viewer) throw unauthenticated('Sign in to continue')
  if (!permissions.some((permission) => ctx.viewer!.permissions.includes(permission)))
    throw forbidden(`${what} needs the permission ${permissions.join(' or ')}`)
  return ctx.viewer
}

/**
 * @throws UNAUTHENTICATED for strangers
 * @throws FORBIDDEN for API keys: what concerns one's own account needs a person
 */
export const requireStaff = (ctx: Asked): StaffViewer => {
  if (!ctx.viewer) throw unauthenticated('Sign in to continue')
  if (ctx.viewer.kind !== 'staff') throw forbidden('This needs a staff session, not an API key')
  return ctx.viewer
}
