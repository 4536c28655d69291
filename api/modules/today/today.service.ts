import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { findCampaignsUnderWay } from './campaigns-under-way.ts'
import { findRecentChanges } from './recent-changes.ts'
import { findNightsAhead } from './nights-ahead.ts'
import { findProblems } from './problems.ts'
import { suggest } from './suggestions.ts'
import type { Today } from './today.type.ts'
import { findWaiting } from './waiting.ts'
import { findWebsiteWork } from './website-work.ts'

/** All parts at once; each asks the database once or twice, however much there is. */
export const readToday = async (ctx: Context): Promise<Today> => {
  const may = (permission: Permission) => ctx.viewer?.permissions.includes(permission) ?? false
  const ifMay = <T>(permission: Permission, find: (ctx: Context) => Promise<T>) => (may(permission) ? find(ctx) : null)
  const [waiting, nights, changes, campaigns, problems, website] = await Promise.all([
    ifMay('inquiries:read', findWaiting),
    ifMay('rooms:read', findNightsAhead),
    findRecentChanges(ctx, may),
    ifMay('campaigns:read', findCampaignsUnderWay),
    findProblems(ctx, may),
    ifMay('content:read', findWebsiteWork),
  ])
  const known = { date: hotelToday(ctx), waiting, nights, changes, campaigns, problems, website }
  return { ...known, suggestions: suggest(known, may, ctx.now()) }
}
