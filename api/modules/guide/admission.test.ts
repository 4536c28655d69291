import { expect, it } from 'vitest'
import { admissionBadge } from './admission.ts'

it.each([
  ['$54.99 (ages 10+), $44.99 (ages 3-9), under 3 free', 'From $54.99'],
  ['About $30-35 adults', 'From $30'],
  ['$26 adults, $13 youth 6-12, under 6 free', 'From $26'],
  ['Adults $16.50', 'From $16.50'],
  ['Family pass $1,250', 'From $1,250'],
  ['Free on 5 June, else $ 12', 'From $12'],
  ['Free', 'From $30'],
  ['35 dollars', 'From $30'],
  ['', 'From $30'],
])('%j reads %j', (text, badge) => {
  expect(admissionBadge(text, 'en')).toBe(badge)
})

it.each([
  ['es', 'Desde $54.99'],
  ['pt', 'A partir de $ 54,99'],
  ['fr', 'À partir de 54,99 $'],
  ['de', 'Ab 54,99 $'],
  ['fi', 'Alkaen 54,99 $'],
  ['sv', 'Från 54,99 $'],
] as const)('is written in %s as %j', (locale, badge) => {
  expect(admissionBadge('$54.99 (ages 10+)', locale).replaceAll(/\s/g, ' ')).toBe(badge)
})
