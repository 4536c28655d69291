import { expect, test } from 'vitest'
import { choicesOf, nameArchived } from './room-type-choices.ts'

const king = { id: 'king', name: 'King Room', archivedAt: null }
const queen = { id: 'queen', name: 'Compact Queen Room', archivedAt: '2027-01-04T17:00:00Z' }

test('a rule names the archived room type that it is about', () =>
  expect(nameArchived([king, queen]).map(({ name }) => name)).toEqual(['King Room', 'Compact Queen Room (archived)']))

test.each([
  ['a new rule', undefined, ['king']],
  ['a rule for all room types', null, ['king']],
  ['a rule of an archived one', 'queen', ['king', 'queen']],
])('%s can be about those that are offered, and about its own', (_, chosenId, ids) =>
  expect(choicesOf([king, queen], chosenId).map(({ id }) => id)).toEqual(ids),
)
