import { pricingRuleShape } from '#graphql/inputs/pricing-rule.ts'
import { PriceStudioResolver } from './price-studio.resolver.ts'
import { LongStayRate } from './long-stay-rate.entity.ts'
import { LongStayRateResolver } from './long-stay-rate.resolver.ts'
import { findLongStayRate } from './long-stay-rate.service.ts'
import { NightAdjustment } from './night-adjustment.entity.ts'
import { NightAdjustmentResolver } from './night-adjustment.resolver.ts'
import { PricingRule } from './pricing-rule.entity.ts'
import { PricingRuleResolver } from './pricing-rule.resolver.ts'
import {
  BookableStayResolver,
  QuoteExtraResolver,
  QuoteNightResolver,
  QuoteRefusalResolver,
  RateCalendarResolver,
  RefusedStayResolver,
  StayQuoteResolver,
} from './stay.resolver.ts'
import { SeasonCopyResolver } from './season-copy.resolver.ts'
import { findPricingRule } from './pricing-rule.service.ts'
import { seedPricing } from './seed-pricing.ts'
import type { Module } from '../../platform/module.ts'

export const pricing: Module = {
  entities: [LongStayRate, NightAdjustment, PricingRule],
  resolvers: [
    BookableStayResolver,
    LongStayRateResolver,
    NightAdjustmentResolver,
    PriceStudioResolver,
    PricingRuleResolver,
    QuoteExtraResolver,
    QuoteNightResolver,
    QuoteRefusalResolver,
    RateCalendarResolver,
    RefusedStayResolver,
    SeasonCopyResolver,
    StayQuoteResolver,
  ],
  seed: seedPricing,
  nodes: [
    { type: 'LongStayRate', needs: 'rooms:read', find: findLongStayRate },
    { type: 'PricingRule', needs: 'rooms:read', find: findPricingRule },
  ],
  routes: [
    {
      method: 'GET',
      path: '/api/pricing-rules',
      operation: 'RestPricingRules',
      summary: 'Pricing rules by their first night (staff)',
      answer: 'pricingRules',
      inParts: true,
    },
    {
      method: 'GET',
      path: '/api/pricing-rules/{id}',
      operation: 'RestFindPricingRule',
      summary: 'One pricing rule (staff)',
      answer: 'pricingRule',
      versioned: true,
      missing: 'There is no such pricing rule',
    },
    {
      method: 'POST',
      path: '/api/pricing-rules',
      operation: 'RestCreatePricingRule',
      summary: 'Make a pricing rule (staff)',
      body: 'input',
      answer: 'createPricingRule',
      status: 201,
      rules: pricingRuleShape,
      example: {
        name: 'Spring',
        roomTypeId: '7f1d8f52-3c0e-4f0a-9d57-0a3f5f0c2d11',
        startDate: '2027-03-01',
        endDate: '2027-04-15',
        price: 17_900,
        priority: 10,
      },
      versioned: true,
      creates: true,
    },
    {
      method: 'PATCH',
      path: '/api/pricing-rules/{id}',
      operation: 'RestUpdatePricingRule',
      summary: 'Change a pricing rule; what is left out stays (staff)',
      body: 'input',
      answer: 'updatePricingRule',
      rules: pricingRuleShape,
      example: { price: 18_900 },
      versioned: true,
    },
    {
      method: 'DELETE',
      path: '/api/pricing-rules/{id}',
      operation: 'RestDeletePricingRule',
      summary: 'Delete a pricing rule (staff)',
      answer: 'deletePricingRule',
    },
  ],
}
