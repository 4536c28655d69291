import type { RecordKind } from '../ui/useRecordChanges.ts'
import {
  CreatePricingRuleDocument,
  DeletePricingRuleDocument,
  RestorePricingRuleDocument,
  UpdatePricingRuleDocument,
} from './pricing-rule-changes.generated.ts'
import type { PricingRuleInput } from './pricing-rule-form.ts'
import type { PricingRuleCardFragment } from './PricingRuleCard.generated.ts'
import { PricingRulesDocument } from './PricingRules.generated.ts'

export const pricingRuleChanges: RecordKind<PricingRuleCardFragment, PricingRuleInput> = {
  noun: 'pricing rule',
  list: 'PricingRules',
  nameOf: ({ name }) => name,
  create: CreatePricingRuleDocument,
  update: UpdatePricingRuleDocument,
  updated: (rule) => ({ updatePricingRule: rule }),
  putAway: DeletePricingRuleDocument,
  restore: RestorePricingRuleDocument,
  away: (name) => ({
    done: { title: 'Pricing rule deleted successfully', description: name },
    failed: 'Failed to delete pricing rule',
  }),
  leave: {
    answer: ({ id }) => ({ deletePricingRule: { success: true, id } }),
    update: (cache, { id }) =>
      void cache.updateQuery(
        { query: PricingRulesDocument },
        (list) => list && { ...list, pricingRules: list.pricingRules.filter((rule) => rule.id !== id) },
      ),
  },
}
