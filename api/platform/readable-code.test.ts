import { expect, it } from 'vitest'
import { readableCode } from './readable-code.ts'

it('makes codes that can be read out, without 0, O, 1 and I', () => {
  const codes = Array.from({ length: 500 }, () => readableCode('SUN'))
  for (const code of codes) expect(code).toMatch(/^SUN-[2-9A-HJ-NP-Z]{4}$/)
  expect(new Set(codes).size).toBeGreaterThan(490)
})
