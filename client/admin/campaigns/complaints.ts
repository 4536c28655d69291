import { campaignSchemaOn } from '#graphql/inputs/campaign.ts'
import { hotelDay } from '../ui/time.ts'
import type { AudienceDraft, Draft } from './draft.ts'
import { inputOf } from './input.ts'

/** What is wrong with a campaign's fields, by their names: `subject`, or `translations.fi.subject`. */
export type Complaints = Partial<Record<string, string>>

/** Without what was said of a field, and of the fields within it. */
export const withoutComplaint = (complaints: Complaints, name: string): Complaints =>
  Object.fromEntries(Object.entries(complaints).filter(([field]) => field !== name && !field.startsWith(`${name}.`)))

const audienceOf = ({ languages, sources, joinedBefore, coupon, noCouponSince }: AudienceDraft) => ({
  languages: [...languages],
  sources: [...sources],
  joinedBefore: joinedBefore || null,
  coupon: coupon || null,
  noCouponSince: noCouponSince || null,
})

/** All that is out of bounds, by the rules that the server has too. */
export const complaintsOf = (draft: Draft): Complaints => {
  const input = { ...inputOf(draft), audience: audienceOf(draft.audience) }
  const complaints: Complaints = {}
  for (const { path, message } of campaignSchemaOn(hotelDay(new Date())).safeParse(input).error?.issues ?? []) {
    const [field, at, within] = path
    const locale = field === 'translations' && draft.translations[Number(at)]?.locale
    const name = locale ? `translations.${locale}.${String(within)}` : path.slice(0, 2).join('.')
    complaints[name] ??= message
  }
  return complaints
}
