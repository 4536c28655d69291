import { expect, test } from 'vitest'
import { callAddress, phonesOf, replyAddress } from './reply.ts'

const sender = { hotelName: 'Coral Stone Inn', phone: '(561) 555-0152', name: 'Maya Chen' }
const inquiry = { email: 'aino+trip@example.com', name: 'Aino Virtanen', reference: 'LB-4K7Q', language: 'fi' as const }

test('a reply has the reference in its subject and greets in the guest’s language', () => {
  const address = new URL(replyAddress(inquiry, sender))
  expect(address.protocol).toBe('mailto:')
  expect(decodeURIComponent(address.pathname)).toBe('aino+trip@example.com')
  expect(address.searchParams.get('subject')).toBe('Re: your message to Coral Stone Inn (LB-4K7Q)')
  expect(address.searchParams.get('body')).toBe(
    'Hei Aino Virtanen,\r\n\r\n\r\n\r\nMaya Chen\r\nCoral Stone Inn\r\n(561) 555-0152',
  )
})

test('what stands in an address cannot add recipients or headers', () => {
  const address = replyAddress({ ...inquiry, email: 'a@example.com?bcc=b@example.com&x=,c@example.com' }, sender)
  expect(new URL(address).searchParams.has('bcc')).toBe(false)
  expect(address.split('?')[0]).not.toContain(',')
})

test.each([
  ['(802) 555-0134', 'tel:8025550134'],
  ['+358 40 555 0123', 'tel:+358405550123'],
  ['(802) 555-0134 x12', 'tel:8025550134;ext=12'],
])('%s is called as %s', (phone, address) => {
  expect(callAddress(phone)).toBe(address)
})

test.each([
  [null, [null], []],
  ['(802) 555-0134', [null], ['(802) 555-0134']],
  [null, [null, '+1 561 555 0101'], ['+1 561 555 0101']],
  ['(802) 555-0134', ['802 555 0134', '+1 561 555 0101'], ['(802) 555-0134', '+1 561 555 0101']],
])('with %s, and %j merged into it, a guest is called at %j', (phone, merged, phones) => {
  expect(phonesOf({ phone, mergedInquiries: merged.map((one) => ({ phone: one })) })).toEqual(phones)
})
