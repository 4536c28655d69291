import type { Context } from '../../platform/context.ts'
import { StaffUser } from './staff.entity.ts'

/** Whom a record names as the one who did it: null for a key, which is no person, and for the server itself. */
export const staffReference = ({ viewer, em }: Context): StaffUser | null =>
  viewer?.kind === 'staff' ? em.getReference(StaffUser, viewer.id) : null
