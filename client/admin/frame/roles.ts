import type { StaffRole } from '../staff/StaffTab.generated.ts'

/** The roles by falling reach, with what each is for. */
export const roleNames: Record<StaffRole, { name: string; reach: string }> = {
  OWNER: { name: 'Owner', reach: 'everything, including staff accounts and the audit log' },
  MANAGER: { name: 'Manager', reach: 'everything but staff accounts and the audit log' },
  MARKETING: { name: 'Marketing', reach: 'mailing list, campaigns, blog and search engines' },
  DESK: { name: 'Front desk', reach: 'inquiries, coupons, reading rooms, and the sync' },
}

export const roles = Object.keys(roleNames) as StaffRole[]
