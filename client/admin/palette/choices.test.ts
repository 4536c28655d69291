import { expect, test } from 'vitest'
import { rolePermissions, type Permission } from '#graphql/permissions.ts'
import { foundChoices, matchingChoices } from './choices.ts'

const owner = () => true
const desk = (permission: Permission) => rolePermissions.desk.includes(permission)
const titles = (text: string, can: typeof desk) => matchingChoices(text, can).map(({ title }) => title)

test('every word has to occur, in whatever order and case, in a title or in what stands for it', () => {
  expect(titles('SYNC lh', owner)).toEqual(['LH Sync'])
  expect(titles('smtp', owner)).toEqual(['Mail server'])
  expect(titles('campaign write', owner)).toEqual(['Write a campaign'])
  expect(titles('no such thing', owner)).toEqual([])
})

test('nothing is offered that somebody may not open', () => {
  expect(titles('smtp', desk)).toEqual([])
  expect(titles('audit', desk)).toEqual([])
  expect(titles('coupon', desk)).toEqual(['Coupons', 'Redeem a coupon'])
})

test('before anything is typed the screens are listed', () => {
  expect(titles(' ', desk)).toContain('Today')
  expect(titles('', desk)).not.toContain('Redeem a coupon')
})

test('what was found leads to its record', () => {
  const [subscriber, content] = foundChoices([
    { kind: 'SUBSCRIBER', id: '1', title: 'aino+list@example.com', detail: 'Mailing list' },
    { kind: 'CONTENT', id: '2', title: 'May I bring a dog?', detail: 'faq' },
  ])
  expect(subscriber!.to).toBe('/email-admin?q=aino%2Blist%40example.com')
  expect(content!.to).toBe('/admin?tab=website&kind=faq&entry=2')
})
