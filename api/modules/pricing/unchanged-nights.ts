import type { RuleFacts } from './price-book.ts'
import { compareRules, type NightState } from './price-of-night.ts'

export const unchangedReasons = [
  'stronger-rule',
  'pms',
  'hand',
  'adjustment',
  'same-price',
  'inactive',
  'over',
  'no-such-weekday',
] as const
/** Why a rule leaves nights as they are. */
export type UnchangedReason = (typeof unchangedReasons)[number]

/** Nights that a rule leaves as they are, for one reason. */
export interface UnchangedNights {
  reason: UnchangedReason
  /** How many. */
  nights: number
  /** Name of the rule that stands above, and the priority with which this one would. */
  ruleName: string | null
  raiseTo: number | null
}

/** A night that the rule is about, as it is now and as it would be. */
export interface NightPair {
  before: NightState
  after: NightState
}

export const unchanged = (reason: UnchangedReason, nights: number): UnchangedNights => ({
  reason,
  nights,
  ruleName: null,
  raiseTo: null,
})

const highestPriority = 100

/** The priority with which `rule` would stand above `winner`; null when none does. */
export const priorityAbove = (winner: RuleFacts, rule: RuleFacts): number | null => {
  const raised = { ...rule, priority: Math.min(winner.priority + 1, highestPriority) }
  return compareRules(raised, winner) < 0 ? raised.priority : null
}

const sourceReasons = {
  pms: 'pms',
  hand: 'hand',
  adjustment: 'adjustment',
  rule: 'same-price',
  base: 'same-price',
  weekend: 'same-price',
} as const

/** The nights that stay, in groups by what keeps them, the largest first. */
export const whyUnchanged = (rule: RuleFacts, pairs: readonly NightPair[]): UnchangedNights[] => {
  const groups = new Map<string, UnchangedNights>()
  for (const { after } of pairs) {
    const winner = after.rule && after.rule.id !== rule.id ? after.rule : null
    const reason = winner ? 'stronger-rule' : sourceReasons[after.source]
    const key = winner?.id ?? reason
    const known = groups.get(key)
    if (known) known.nights += 1
    else
      groups.set(key, {
        reason,
        nights: 1,
        ruleName: winner?.name ?? null,
        raiseTo: winner && priorityAbove(winner, rule),
      })
  }
  return [...groups.values()].toSorted((a, b) => b.nights - a.nights)
}
