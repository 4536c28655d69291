import { expect, it } from 'vitest'
import { hideTokens } from './hide-tokens.ts'

it.each([
  [
    'https://hotel.example/newsletter/unsubscribe?token=ab-c_d.EF',
    'https://hotel.example/newsletter/unsubscribe?token=hidden-from-staff',
  ],
  [
    '<a href="https://h.example/x?a=1&amp;token=ab.cd">x</a>',
    '<a href="https://h.example/x?a=1&amp;token=hidden-from-staff">x</a>',
  ],
  ['<https://h.example/x?token=ab.cd>', '<https://h.example/x?token=hidden-from-staff>'],
  ['?token=a%2Eb token=c&token=d', '?token=hidden-from-staff token=c&token=hidden-from-staff'],
  ['https://h.example/admin?invitation=abc', 'https://h.example/admin?invitation=hidden-from-staff'],
  ['https://h.example/admin?reset=aB-_9', 'https://h.example/admin?reset=hidden-from-staff'],
  ['<https://h.example/fi/waiting-list/aB-_9>', '<https://h.example/fi/waiting-list/hidden-from-staff>'],
  ['My token=secret of gratitude; see /rooms?kind=king', 'My token=secret of gratitude; see /rooms?kind=king'],
])('%s', (text, shown) => {
  expect(hideTokens(text)).toBe(shown)
})
