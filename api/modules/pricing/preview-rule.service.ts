import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import type { RuleFacts, TypeFacts } from './price-book.ts'
import { withNeighbours } from './price-book.service.ts'
import { covers, nightsOfType, type NightState } from './price-of-night.ts'
import { bookOfType } from './price-studio.service.ts'
import type { PricingRulePreview } from './price-studio.type.ts'
import { PricingRule } from './pricing-rule.entity.ts'
import type { PricingRulePreviewInput } from './pricing-rule.inputs.ts'
import { parseRule, typeForPrice } from './pricing-rule.service.ts'
import { unchanged, whyUnchanged, type NightPair, type UnchangedNights } from './unchanged-nights.ts'

const ruleName = ({ source, rule }: NightState) => (source === 'rule' ? rule!.name : null)

/** A new rule is the newest of all; one that is replaced keeps its age. */
const asFacts = (form: ReturnType<typeof parseRule>, id: string, createdAt: Date): RuleFacts => ({
  ...form,
  id,
  minStay: form.minStay ?? null,
  maxStay: form.maxStay ?? null,
  createdAt: createdAt.toISOString(),
})

/** Stands after every stored id, as a random one of a new rule most likely ties with nothing. */
const newId = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

const isOtherPrice = ({ before, after }: NightPair) => before.price !== after.price
const isOtherStay = ({ before, after }: NightPair) =>
  before.minStay !== after.minStay || before.maxStay !== after.maxStay

const datesOf = ({ startDate, endDate }: RuleFacts) => nightsOf(startDate, addDays(endDate, 1))

/** Why the rule leaves nights as they are; one that is switched off, over or about no night has no other reason. */
const reasonsOf = (rule: RuleFacts, isActive: boolean, today: string, staying: NightPair[]): UnchangedNights[] => {
  const about = datesOf(rule).filter((date) => covers(rule, date))
  if (about.length === 0) return [unchanged('no-such-weekday', 0)]
  const coming = about.filter((date) => date >= today)
  if (coming.length === 0) return [unchanged('over', about.length)]
  return isActive ? whyUnchanged(rule, staying) : [unchanged('inactive', coming.length)]
}

/**
 * The nights from today on whose price would change if the rule were saved as it is given, also where the rule left
 * them, and why the others that it is about would stay as they are.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND
 */
export const previewRule = async (ctx: Context, raw: PricingRulePreviewInput): Promise<PricingRulePreview> => {
  const { id, ...fields } = raw
  const stored = id && isId(id) ? await ctx.em.findOne(PricingRule, { id, deletedAt: null }) : null
  if (id && !stored) throw notFound('There is no such pricing rule')
  const form = parseRule(ctx, fields, stored?.startDate)
  await typeForPrice(ctx, form.roomTypeId, form.price)
  const from = stored && stored.startDate < form.startDate ? stored.startDate : form.startDate
  const to = stored && stored.endDate > form.endDate ? stored.endDate : form.endDate
  const around = withNeighbours({ from, to })
  const { type, nights, now, today } = await bookOfType(ctx, form.roomTypeId, around.from, around.to)
  const others = type.rules.filter((rule) => rule.id !== stored?.id)
  const saved = asFacts(form, stored?.id ?? newId, stored?.createdAt ?? now)
  const changed: TypeFacts = { ...type, rules: form.active ? [...others, saved] : others }
  const later = nightsOfType(changed, { now, today })
  const pairs = nightsOf(from, addDays(to, 1))
    .filter((date) => date >= today)
    .map((date): NightPair => ({ before: nights(date), after: later(date) }))
  const staying = pairs.filter((pair) => covers(saved, pair.after.date) && !isOtherPrice(pair) && !isOtherStay(pair))
  return {
    nights: pairs.filter(isOtherPrice).map(({ before, after }) => ({
      date: before.date,
      before: before.price,
      after: after.price,
      beforeSource: before.source,
      beforeRule: ruleName(before),
      afterRule: ruleName(after),
    })),
    otherStays: pairs.filter((pair) => !isOtherPrice(pair) && isOtherStay(pair)).length,
    unchanged: staying.length,
    unchangedBecause: reasonsOf(saved, form.active, today, staying),
  }
}
