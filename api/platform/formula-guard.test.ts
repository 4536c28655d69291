import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { withFormulaGuard, withoutFormulaGuard } from './formula-guard.ts'

it.each([
  ['=1+1'],
  ['=HYPERLINK("http://evil")'],
  ["=cmd|'/c calc'!A0"],
  ['+SUM(1;1)'],
  ['-1+1'],
  ['-cmd'],
  ['@SUM(A1)'],
  ['|calc'],
  ['\t=1+1'],
  ['\tname'],
  ['\r=1'],
  ['\nname'],
  ['  =1+1'],
  ['\u00A0=1+1'],
  ['\uFEFF@SUM(A1)'],
  ['＝1'],
  ['＋1'],
  ['－1'],
  ['＠SUM(A1)'],
  ['｜calc'],
  // Worked out, they would be other numbers.
  ['+44-20-7946-0958'],
  ['+1.5-3'],
  ['+1-x12'],
  ["'=1+1"],
])('%j gets an apostrophe', (cell) => expect(withFormulaGuard(cell)).toBe(`'${cell}`))

it('a formula behind the separator of other countries gets one too', () => {
  expect(withFormulaGuard('Anna;=1+1;x')).toBe("Anna;'=1+1;x")
  expect(withFormulaGuard('Anna; |calc')).toBe("Anna;' |calc")
})

it.each([
  [''],
  ['Aino'],
  ['+1 561 555 0100'],
  ['+15615550100'],
  ['+1 (561) 555-0100'],
  ['+1 561-555-0100 x12'],
  ['+1(561)555-0100'],
  ['+358 40 123 4567'],
  ['+44.20.7946.0958'],
  ['-5'],
  ['561-555-0100'],
  ['(561) 555-0100'],
  ['a=1+1'],
  ['O’Neil | Sons'],
  ['5+5'],
  ["D'Angelo"],
  ["'t Hooft"],
  ['guest+tag@example.com'],
])('%j stays as it is', (cell) => expect(withFormulaGuard(cell)).toBe(cell))

it('every cell comes back the same', () => {
  const wild = fc.string({ unit: fc.constantFrom(..."=+-@|'; \t\r\n＝1ax"), maxLength: 12 })
  fc.assert(fc.property(wild, (cell) => withoutFormulaGuard(withFormulaGuard(cell)) === cell))
})
