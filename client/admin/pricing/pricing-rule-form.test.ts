import { expect, it } from 'vitest'
import { hotelToday } from '../ui/time.ts'
import { newPricingRule, pricingRuleNoun, type PricingRuleDraft } from './pricing-rule-form.ts'

const roomTypeId = '00000000-0000-4000-8000-000000000001'

const issues = (given: Partial<PricingRuleDraft>) => {
  const [startDate, endDate] = [hotelToday(), hotelToday()]
  const draft = { ...newPricingRule(roomTypeId), name: 'Winter', startDate, endDate, ...given }
  const { error } = pricingRuleNoun.schema().safeParse(draft)
  return error?.issues ?? []
}
const complaints = (given: Partial<PricingRuleDraft>) => issues(given).map(({ path }) => path.join('.'))

it('a new pricing rule costs $159 every night of the week, has priority 1 and is active', () => {
  expect(newPricingRule(roomTypeId)).toMatchObject({ price: '159', priority: '1', minStay: '', maxStay: '' })
  expect(pricingRuleNoun.input(newPricingRule(roomTypeId))).toMatchObject({
    price: 15_900,
    priority: 1,
    minStay: null,
    maxStay: null,
    daysOfWeek: [],
    active: true,
  })
})

it.each(['name', 'startDate', 'endDate', 'price', 'priority'])('a pricing rule without %s is not saved', (field) => {
  expect(complaints({ [field]: '' })).toContain(field)
})

it('a pricing rule needs no shortest or longest stay', () => {
  expect(complaints({ minStay: '', maxStay: '' })).toEqual([])
})

it.each<[Partial<PricingRuleDraft>, string]>([
  [{ price: '' }, 'Price is required'],
  [{ price: '€120' }, 'Price must be an amount like 129.50'],
  [{ price: '1.299' }, 'Price must be an amount like 129.50'],
  [{ priority: '' }, 'Priority is required'],
  [{ priority: 'high' }, 'Priority must be a whole number'],
  [{ minStay: 'two' }, 'Minimum stay must be a whole number'],
  [{ startDate: '' }, 'Start date is required'],
  [{ startDate: '31.1.2027' }, 'Start date must be a date like 2027-01-31'],
])('%j: %s', (given, message) => {
  expect(issues(given).map((issue) => issue.message)).toContain(message)
})
