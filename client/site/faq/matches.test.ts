import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it.each([
  ['When is check-in?', 'CHECK', true],
  ['Gibt es Frühstück?', 'fruhstuck', true],
  ['Gibt es Frühstück?', 'Frühstück', true],
  ['Is there free parking for guests?', 'guests parking', true],
  ['Is there free parking for guests?', 'parking boat', false],
  ['Onko teillä sauna?', 'teilla', true],
  ['Le Wi-Fi est-il gratuit ?', 'wifi', true],
  ['Le Wi-Fi est-il gratuit ?', 'wifi ?', true],
  ['Is WiFi free?', 'wi-fi', true],
  ['Is WiFi free?', 'wi fi', true],
  ['Late check-out is $25 per hour.', 'late checkout', true],
  ['Can I check in early?', 'early check-in', true],
  ['Open 24/7', '24-7', true],
  ['In the Atlantic', 'heat', false],
  ['Are pets welcome?', '', true],
  ['Are pets welcome?', '   ', true],
  ['Are pets welcome?', '.*', false],
])('%s found by "%s": %s', (text, search, expected) => expect(matches(text, search)).toBe(expected))
