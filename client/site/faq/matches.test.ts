import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it.each([
  ['When is check-in?', 'CHECK', true],
  ['Gibt es Frühstück?', 'fruhstuck', true],
  ['Gibt es Frühstück?', 'Frühstück', true],
  ['Is there free parking for guests?', 'guests parking', true],
  ['Is there free parking for guests?', 'parking boat', false],
  ['Onko teillä sauna?', 'teilla', true],
  ['Are pets welcome?', '', true],
  ['Are pets welcome?', '   ', true],
  ['Are pets welcome?', '.*', false],
])('%s found by "%s": %s', (text, search, expected) => expect(matches(text, search)).toBe(expected))
