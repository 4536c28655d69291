import { LockMode } from '@mikro-orm/core'
import { ZodError } from 'zod'
import { copySeasonSchema, mostSeasonRules, seasonSchema } from '#graphql/inputs/season.ts'
import { addDays, yearOfWeeks } from '#graphql/stay-dates.ts'
import { badUserInput } from '../../errors.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { formatDollars } from '../hotel/format.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { PricingRule } from './pricing-rule.entity.ts'
import { answersForPrices, asForm, parseRule, storeRule } from './pricing-rule.service.ts'
import type { CopySeasonInput, SeasonInput } from './season-copy.inputs.ts'

interface RuleCopy {
  rule: PricingRule
  startDate: string
  endDate: string
  /** Why it cannot be made, as a sentence; null when it can. */
  problem: string | null
}

const nextYear = (rule: PricingRule) => ({
  ...asForm(rule),
  startDate: addDays(rule.startDate, yearOfWeeks),
  endDate: addDays(rule.endDate, yearOfWeeks),
})

const nameOf = (form: { roomTypeId: string; name: string; startDate: string }) =>
  JSON.stringify([form.roomTypeId, form.name, form.startDate])

const invalidBecause = (ctx: Context, form: ReturnType<typeof nextYear>): string | null => {
  try {
    parseRule(ctx, form)
    return null
  } catch (error) {
    if (error instanceof ZodError) return error.issues[0]!.message
    throw error
  }
}

const problemOf = (ctx: Context, rule: PricingRule, there: Set<string>): string | null => {
  const form = nextYear(rule)
  if (there.has(nameOf(form))) return 'A rule of this name begins on that night already'
  const { floorPrice } = rule.roomType
  if (form.price < floorPrice) return `Its price is below ${formatDollars(floorPrice, 'en')}, the floor price now`
  if (form.overridesPms && !answersForPrices(ctx.viewer))
    return 'Only managers and owners may let a rule override the property management system'
  return invalidBecause(ctx, form)
}

const readCopies = async (ctx: Context, { firstNight, lastNight }: SeasonInput, isLocking: boolean) => {
  const roomType = { $in: await ctx.em.find(RoomType, { archivedAt: null }) }
  const rules = await ctx.em.find(
    PricingRule,
    { deletedAt: null, roomType, startDate: { $gte: firstNight, $lte: lastNight } },
    {
      orderBy: { startDate: 'asc', name: 'asc', id: 'asc' },
      limit: mostSeasonRules,
      // Whoever copies the same season meanwhile waits, and then finds these copies.
      ...(isLocking && { lockMode: LockMode.PESSIMISTIC_WRITE }),
    },
  )
  const oneYearOn = { $gte: addDays(firstNight, yearOfWeeks), $lte: addDays(lastNight, yearOfWeeks) }
  const later = await ctx.em.find(PricingRule, { deletedAt: null, roomType, startDate: oneYearOn })
  const there = new Set(later.map((rule) => nameOf(asForm(rule))))
  return rules.map((rule): RuleCopy => {
    const { startDate, endDate } = nextYear(rule)
    return { rule, startDate, endDate, problem: problemOf(ctx, rule, there) }
  })
}

/** The rules that begin in a season, as they would be a year later. @throws BAD_USER_INPUT naming each field */
export const previewSeasonCopy = (ctx: Context, raw: SeasonInput): Promise<RuleCopy[]> =>
  readCopies(ctx, seasonSchema.parse(raw), false)

/**
 * Makes chosen rules of a season again for the next year, their dates moved by 52 weeks: all of them, or none.
 * @throws BAD_USER_INPUT for a rule that is none of the season, or that could not be made
 */
export const copySeason = async (ctx: Context, raw: CopySeasonInput): Promise<PricingRule[]> => {
  const { ruleIds, ...season } = copySeasonSchema.parse(raw)
  return changingNights(ctx, async (inside) => {
    const copies = await readCopies(inside, season, true)
    const chosen = ruleIds.map((id) => copies.find(({ rule }) => rule.id === id))
    if (chosen.includes(undefined))
      throw badUserInput([{ path: ['ruleIds'], message: 'Each rule must begin in the season' }])
    const refused = chosen.find((copy) => copy!.problem)
    if (refused)
      throw badUserInput([{ path: ['ruleIds'], message: `${refused.rule.name} cannot be copied. ${refused.problem}` }])
    const made = []
    for (const copy of chosen) made.push(await storeRule(inside, parseRule(inside, nextYear(copy!.rule))))
    return made
  })
}
