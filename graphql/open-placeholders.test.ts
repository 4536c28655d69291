import { describe, expect, it } from 'vitest'
import { fillPlaceholders, openPlaceholders } from './open-placeholders.ts'

describe('placeholders that are open', () => {
  it.each([
    ['Dear {guestName}, {total} from {arrival}, {total}', ['guestName', 'total', 'arrival']],
    ['Nothing to write', []],
    ['{} { } {7 days} {two words} {$26} {', []],
    ['{{arrival}}', ['arrival']],
  ])('%s', (text, names) => {
    expect(openPlaceholders(text)).toEqual(names)
  })

  it('are filled with what is known, and keep their braces otherwise', () => {
    const values = { guestName: 'Aino {total}', arrival: null, toString: undefined }
    expect(fillPlaceholders('{guestName}: {arrival}, {constructor} {toString}', { ...values })).toBe(
      'Aino {total}: {arrival}, {constructor} {toString}',
    )
  })
})
