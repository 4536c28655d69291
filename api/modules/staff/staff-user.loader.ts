import { byId } from '../../platform/loader.ts'
import { StaffUser } from './staff.entity.ts'

/** A colleague by their id. */
export const staffUserLoader = byId(({ em }, ids) => em.find(StaffUser, { id: { $in: [...ids] } }))
