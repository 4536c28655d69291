/** What a staff member or an API key may do. `resource:action`; write includes no read. */
export const permissions = [
  'inquiries:read',
  'inquiries:write',
  'subscribers:read',
  'subscribers:write',
  'campaigns:read',
  'campaigns:write',
  'coupons:read',
  'coupons:redeem',
  'guests:manage',
  'rooms:read',
  'rooms:write',
  'blog:read',
  'blog:write',
  'content:read',
  'content:write',
  'facts:write',
  'sync:read',
  'sync:run',
  'seo:read',
  'seo:write',
  'operations:read',
  'operations:write',
  'keys:manage',
  'connections:manage',
  'staff:read',
  'staff:manage',
  'backups:manage',
  'audit:read',
  'hotel:setup',
] as const

export type Permission = (typeof permissions)[number]

export const roles = ['owner', 'manager', 'marketing', 'desk'] as const

export type Role = (typeof roles)[number]

const everythingBut = (...left: Permission[]) => permissions.filter((permission) => !left.includes(permission))

export const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: permissions,
  manager: everythingBut('connections:manage', 'staff:manage', 'backups:manage', 'audit:read', 'hotel:setup'),
  marketing: [
    'staff:read',
    'subscribers:read',
    'subscribers:write',
    'campaigns:read',
    'campaigns:write',
    'coupons:read',
    'blog:read',
    'blog:write',
    'content:read',
    'content:write',
    'seo:read',
    'seo:write',
  ],
  desk: [
    'staff:read',
    'inquiries:read',
    'inquiries:write',
    'coupons:read',
    'coupons:redeem',
    'rooms:read',
    'sync:read',
    'sync:run',
  ],
}

/** A key never manages people, keys, connections or backups, never reads who did what, never takes the sample hotel off, and never hands out or erases all that is held about a guest. */
export const scopes = everythingBut(
  'staff:read',
  'staff:manage',
  'keys:manage',
  'connections:manage',
  'backups:manage',
  'audit:read',
  'guests:manage',
  'hotel:setup',
)
