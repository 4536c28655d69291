import { expect, it } from 'vitest'
import { amountsIn } from './amounts.ts'

it.each([
  ['$25', ['$25']],
  ['25 $', ['$25']],
  ['US$ 1,250.50', ['$1250.5']],
  ['1.250,50 €', ['$1250.5']],
  ['25 dollars', ['$25']],
  ['25 dólares', ['$25']],
  ['25 dollaria', ['$25']],
  ['$10–90', ['$10', '$90']],
  ['10 bis 20 Prozent', ['10%', '20%']],
  ['10\u00a0%', ['10%']],
  ['90 por ciento', ['90%']],
  ['ninety percent', ['%']],
  ['3:00 PM, 48 hours, Suite 22', []],
  ['Europe and 22 rooms', []],
])('the amounts of %j are %j', (text, expected) => expect(amountsIn(text)).toEqual(expected))
