import { firstOfMonth, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput, notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { formatDollars } from '../hotel/format.ts'
import type { RuleFacts } from './price-book.ts'
import { readPriceBook } from './price-book.service.ts'
import { nightsOfType, precedence, rulesOfNight, type NightState } from './price-of-night.ts'
import { PricingRule } from './pricing-rule.entity.ts'
import type { PriceExplanation, PriceYear } from './price-studio.type.ts'

/** The nights of one type. @throws NOT_FOUND */
export const bookOfType = async (ctx: Context, roomTypeId: string, from: string, to: string) => {
  const book = await readPriceBook(ctx, { from, to, all: true })
  const type = isId(roomTypeId) ? book.types.find(({ id }) => id === roomTypeId) : undefined
  if (!type) throw notFound('There is no such room type')
  return { ...book, type, nights: nightsOfType(type, book) }
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
  if (source === 'adjustment')
    return `Staff adjusted this night to ${amount}, on top of rules and the property management system.${old}`
  const who = source === 'pms' ? 'The property management system' : 'Staff'
  return `${who} set ${amount} for this night${rule ? `, which stands above the rule ${rule.name}` : ''}.`
}

type Explanation = Omit<PriceExplanation, 'rules'> & { rules: { rule: PricingRule; wins: boolean; reason: string }[] }

/** Which price a night has, which rule wins and why each other one does not. @throws NOT_FOUND */
export const explainPrice = async (ctx: Context, roomTypeId: string, night: string): Promise<Explanation> => {
  const { type, nights } = await bookOfType(ctx, roomTypeId, night, night)
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

/** Every night of twelve months with its price, from a month (1 to 12) on. @throws NOT_FOUND, BAD_USER_INPUT */
export const priceYear = async (ctx: Context, roomTypeId: string, year: number, month: number): Promise<PriceYear> => {
  if (year < 2020 || year > 2099) throw badUserInput([{ path: ['year'], message: 'Year must be from 2020 to 2099' }])
  if (month < 1 || month > 12)
    throw badUserInput([{ path: ['firstMonth'], message: 'First month must be from 1 to 12' }])
  const first = `${year}-${String(month).padStart(2, '0')}`
  const [from, after] = [firstOfMonth(first), firstOfMonth(first, 12)]
  const { nights } = await bookOfType(ctx, roomTypeId, from, after)
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
