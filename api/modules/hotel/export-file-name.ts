import { slugOf } from '#graphql/inputs/slug.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from './hotel-day.ts'

/** `name-of-the-hotel-audit-2027-01-31.csv`, by the date of hotel time. */
export const exportFileName = (ctx: Context, what: string, extension: string): string =>
  `${slugOf(ctx.facts.name, 'hotel')}-${what}-${hotelToday(ctx)}.${extension}`
