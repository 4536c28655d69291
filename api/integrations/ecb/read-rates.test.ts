import { expect, it } from 'vitest'
import { readRates } from './read-rates.ts'

const line = (currency: string, rate: string) => `<Cube currency='${currency}' rate='${rate}'/>`
const usual =
  line('USD', '1.25') + line('SEK', '11.25') + line('BRL', '6.25') + line('GBP', '0.875') + line('CAD', '1.5')
const file = (lines: string, days = ["<Cube time='2026-11-25'>"], before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<gesmes:Envelope><Cube>${days.join('')}${lines}</Cube></Cube></gesmes:Envelope>`

it('says what a dollar is in each currency, of euros that the bank counts from', () => {
  expect(readRates(file(usual))).toEqual({
    asOf: '2026-11-25',
    unitsPerUsd: { EUR: 0.8, SEK: 9, BRL: 5, GBP: 0.7, CAD: 1.2 },
  })
})

it('reads the other quotes and spaces that XML may have', () => {
  const spaced = '<Cube\n currency="USD"\n rate="1.25" />'
  expect(readRates(file(spaced, ['<Cube time="2026-11-25" >']))).toEqual({
    asOf: '2026-11-25',
    unitsPerUsd: { EUR: 0.8 },
  })
})

it('leaves out what the bank leaves out, and currencies that nobody is offered', () => {
  const { unitsPerUsd } = readRates(file(line('USD', '1.25') + line('JPY', '171') + line('GBP', '0.875')))
  expect(unitsPerUsd).toEqual({ EUR: 0.8, GBP: 0.7 })
})

const laughs = `<!DOCTYPE lolz [<!ENTITY a "1.25"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`

it.each([
  ['no XML', 'Service is being maintained'],
  ['half a file', file(usual).slice(0, -20)],
  ['JSON', '{"USD":1.25}'],
  ['no day', file(usual, [])],
  ['two days', file(usual, ["<Cube time='2026-11-25'>", "<Cube time='2026-11-24'>"])],
  ['a day that is none', file(usual, ["<Cube time='2026-02-30'>"])],
  ['no dollar', file(line('SEK', '11.25'))],
  ['a dollar of nothing', file(usual.replace('1.25', '0'))],
  ['a dollar below nothing', file(usual.replace('1.25', '-1.25'))],
  ['a tiny dollar', file(usual.replace('1.25', '0.00000001'))],
  ['a huge dollar', file(usual.replace('1.25', '999999'))],
  ['a rate of nothing', file(usual.replace('11.25', '0.0'))],
  ['a rate below nothing', file(usual.replace('11.25', '-11.25'))],
  ['a huge rate', file(usual.replace('11.25', '1125000'))],
  ['a rate by which nobody pays', file(usual.replace('11.25', '99999'))],
  ['a rate that is no number', file(usual.replace('11.25', 'NaN'))],
  ['a rate with an exponent', file(usual.replace('11.25', '1e3'))],
  ['an empty rate', file(usual.replace('11.25', ''))],
  ['a rate of entities', file(usual.replace('1.25', '&b;'), undefined, laughs)],
])('refuses %s', (_, text) => {
  expect(() => readRates(text)).toThrow()
})

it('takes no time over a file that is made to take it', () => {
  const spaces = `<Cube${' '.repeat(100_000)}`
  expect(() => readRates(spaces.repeat(10))).toThrow()
})
