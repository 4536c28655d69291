import { pricingRuleSchema } from '#graphql/inputs/pricing-rule.ts'
import { formSchema } from '../ui/form-schema.ts'
import type { RecordNoun } from '../ui/record-noun.ts'
import { centsOf, dollarsOf, numberOf } from '../ui/money.ts'
import { hotelToday } from '../ui/time.ts'
import type { PricingRuleCardFragment } from './PricingRuleCard.generated.ts'

/** The form as it is typed: the price in dollars, numbers as text. */
export interface PricingRuleDraft {
  name: string
  roomTypeId: string
  startDate: string
  endDate: string
  price: string
  minStay: string
  fillsGaps: boolean
  maxStay: string
  /** Sunday 0; empty for every night. */
  daysOfWeek: number[]
  active: boolean
  priority: string
  overridesPms: boolean
}

export const newPricingRule = (roomTypeId: string): PricingRuleDraft => ({
  name: '',
  roomTypeId,
  startDate: '',
  endDate: '',
  price: dollarsOf(15_900),
  minStay: '',
  fillsGaps: false,
  maxStay: '',
  daysOfWeek: [],
  active: true,
  priority: '1',
  overridesPms: false,
})

const pricingRuleDraft = (rule: PricingRuleCardFragment): PricingRuleDraft => ({
  name: rule.name,
  roomTypeId: rule.roomTypeId,
  startDate: rule.startDate,
  endDate: rule.endDate,
  price: dollarsOf(rule.price),
  minStay: String(rule.minStay ?? ''),
  fillsGaps: rule.fillsGaps,
  maxStay: String(rule.maxStay ?? ''),
  daysOfWeek: rule.daysOfWeek,
  active: rule.active,
  priority: String(rule.priority),
  overridesPms: rule.overridesPms,
})

export const pricingRuleInput = (draft: PricingRuleDraft) => ({
  name: draft.name.trim(),
  roomTypeId: draft.roomTypeId,
  startDate: draft.startDate,
  endDate: draft.endDate,
  price: centsOf(draft.price)!,
  minStay: numberOf(draft.minStay),
  fillsGaps: draft.fillsGaps,
  maxStay: numberOf(draft.maxStay),
  daysOfWeek: draft.daysOfWeek,
  active: draft.active,
  priority: numberOf(draft.priority)!,
  overridesPms: draft.overridesPms,
})

export type PricingRuleInput = ReturnType<typeof pricingRuleInput>

/** A start that is stored already may be older than a new one could be. */
export const pricingRuleFormSchema = (storedStart?: string) =>
  formSchema(pricingRuleSchema(hotelToday(), storedStart), pricingRuleInput)

const pricingRuleLabels = {
  name: 'Name',
  roomTypeId: 'Room type',
  startDate: 'Start date',
  endDate: 'End date',
  price: 'Price in dollars',
  minStay: 'Minimum stay',
  fillsGaps: 'Gives way to gaps',
  maxStay: 'Maximum stay',
  daysOfWeek: 'Nights of the week',
  active: 'Active',
  priority: 'Priority',
  overridesPms: 'Above the property management system',
}

export const pricingRuleNoun: RecordNoun<PricingRuleCardFragment, PricingRuleDraft, PricingRuleInput> = {
  title: 'Pricing Rule',
  word: 'pricing rule',
  permission: 'rooms:write',
  away: 'Delete',
  keepAs: 'pricing-rule',
  schema: (rule) => pricingRuleFormSchema(rule?.startDate),
  draftOf: pricingRuleDraft,
  labels: pricingRuleLabels,
  input: pricingRuleInput,
}
