import { slugOf } from '#graphql/inputs/slug.ts'
import type { Context } from '../../platform/context.ts'
import { hotelDay } from './hotel-day.ts'

/** `name-of-the-hotel-audit-2027-01-31.csv`, by the date of hotel time. */
export const exportFileName = ({ facts, now }: Context, what: string, extension: string): string =>
  `${slugOf(facts.name, 'hotel')}-${what}-${hotelDay(facts, now())}.${extension}`
