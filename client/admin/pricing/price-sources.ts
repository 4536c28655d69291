import type { RulePreviewQuery } from './RulePreview.generated.ts'

type PriceSource = RulePreviewQuery['pricingRulePreview']['nights'][number]['beforeSource']

export const priceSourceNames: Record<PriceSource, string> = {
  BASE: 'Base price',
  WEEKEND: 'Weekend price',
  RULE: 'Pricing rule',
  PMS: 'Property management system',
  HAND: 'Set by hand',
  ADJUSTMENT: 'Adjusted in the grid',
}
