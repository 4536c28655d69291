import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../context.ts'
import { badUserInput, notFound } from '../../errors.ts'
import { isId } from '../../schema/ids.ts'
import { formatDollars } from '../hotel/fill.ts'
import { nightsOfType, type RuleFacts, type TypeFacts } from './price-book.ts'
import { readPriceBook } from './price-book.service.ts'
import { precedence, rulesOfNight, type NightState } from './price-of-night.ts'
import type { PricingRulePreviewInput } from './pricing-rule.inputs.ts'
import { PricingRule } from './pricing-rule.entity.ts'
import { parseRule, typeForPrice } from './pricing-rule.service.ts'
import type { PriceExplanation, PriceYear, PricingRulePreview } from './price-studio.type.ts'

const bookOf = async (ctx: Context, roomTypeId: string, from: string, to: string) => {
  const book = await readPriceBook(ctx, { from, to, all: true })
  const type = isId(roomTypeId) ? book.types.find(({ id }) => id === roomTypeId) : undefined
  if (!type) throw notFound('There is no such room type')
  return { ...book, type, nights: nightsOfType(type, book.now) }
}

const lostBy: Record<ReturnType<typeof precedence>, (winner: RuleFacts) => string> = {
  priority: (winner) => `${winner.name} has the higher priority (${winner.priority})`,
  span: (winner) => `${winner.name} has the same priority and covers fewer days`,
  newer: (winner) => `${winner.name} has the same priority and length and is newer`,
  id: (winner) => `${winner.name} has the same priority, length and age, and the lower id`,
}

const whyNot = (rule: RuleFacts, winner: RuleFacts): string => lostBy[precedence(winner, rule)](winner)

const sentence = ({ source, rule, price, isApproximate }: NightState): string => {
  const amount = formatDollars(price, 'en')
  const old = isApproximate
    ? ' What the property management system said is older than 26 hours and does not count.'
    : ''
  if (source === 'rule') return `The rule ${rule!.name} (priority ${rule!.priority}) sets ${amount}.${old}`
  if (source === 'weekend') return `No rule covers this night: it has the weekend price, ${amount}.${old}`
  if (source === 'base') return `No rule covers this night: it has the base price, ${amount}.${old}`
  const who = source === 'pms' ? 'The property management system' : 'Staff'
  return `${who} set ${amount} for this night${rule ? `, which stands above the rule ${rule.name}` : ''}.`
}

type Explanation = Omit<PriceExplanation, 'rules'> & { rules: { rule: PricingRule; wins: boolean; reason: string }[] }

/** Which price a night has, which rule wins and why each other one does not. @throws NOT_FOUND */
export const explainPrice = async (ctx: Context, roomTypeId: string, night: string): Promise<Explanation> => {
  const { type, nights } = await bookOf(ctx, roomTypeId, night, night)
  const state = nights(night)
  const ranked = rulesOfNight(type.rules, night)
  const records = await ctx.em.find(PricingRule, { id: { $in: ranked.map(({ id }) => id) } })
  const [winner] = ranked
  return {
    ...state,
    reason: sentence(state),
    rules: ranked.flatMap((rule) => {
      const record = records.find(({ id }) => id === rule.id)
      if (!record || !winner) return []
      const wins = rule === winner && state.source === 'rule'
      const reason =
        rule !== winner
          ? whyNot(rule, winner)
          : wins
            ? 'It is the strongest rule about this night'
            : 'It is the strongest rule, but a price was set for the night itself'
      return [{ rule: record, wins, reason }]
    }),
  }
}

/** Every night of a year with its price. @throws NOT_FOUND, BAD_USER_INPUT */
export const priceYear = async (ctx: Context, roomTypeId: string, year: number): Promise<PriceYear> => {
  if (year < 2020 || year > 2099) throw badUserInput([{ path: ['year'], message: 'Year must be from 2020 to 2099' }])
  const [from, after] = [`${year}-01-01`, `${year + 1}-01-01`]
  const { nights } = await bookOf(ctx, roomTypeId, from, after)
  const states = nightsOf(from, after).map(nights)
  const prices = states.map(({ price }) => price)
  return {
    year,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    nights: states.map(({ date, price, source, rule, free, isClosed }) => ({
      date,
      price,
      source,
      ruleId: source === 'rule' ? rule!.id : null,
      ruleName: source === 'rule' ? rule!.name : null,
      free: isClosed ? 0 : free,
    })),
  }
}

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

/**
 * The nights whose price would change if the rule were saved as it is given, also where the rule left them.
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
  const { type, nights, now } = await bookOf(ctx, form.roomTypeId, from, to)
  const others = type.rules.filter((rule) => rule.id !== stored?.id)
  const saved = asFacts(form, stored?.id ?? newId, stored?.createdAt ?? now)
  const changed: TypeFacts = { ...type, rules: form.active ? [...others, saved] : others }
  const later = nightsOfType(changed, now)
  const dates = nightsOf(from, addDays(to, 1))
  const pairs = dates.map((date) => ({ date, before: nights(date), after: later(date) }))
  const differing = pairs.filter(({ before, after }) => before.price !== after.price)
  return {
    nights: differing.map(({ date, before, after }) => ({
      date,
      before: before.price,
      after: after.price,
      beforeSource: before.source,
      beforeRule: ruleName(before),
      afterRule: ruleName(after),
    })),
    unchanged: pairs.length - differing.length,
  }
}
