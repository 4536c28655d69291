import { expect, it } from 'vitest'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { inGroups, placeInList } from './groups.ts'

const entry = (id: string, category: string) => ({ id, data: { category } }) as unknown as ContentRowFragment
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).join('')

/** In the order of the list, in which the groups a and b take turns. */
const all = [entry('1', 'a'), entry('2', 'b'), entry('3', 'a'), entry('4', 'b'), entry('5', 'gone')]
const names = [
  { key: 'b', title: 'Second comes first' },
  { key: 'a', title: 'A' },
  { key: 'empty', title: 'Nothing here' },
]

it('questions stand in the order of their groups, and none is left out', () => {
  expect(inGroups('faq', all, names).map(({ title, entries }) => `${title}: ${ids(entries)}`)).toEqual([
    'Second comes first: 24',
    'A: 13',
    'Without a group: 5',
  ])
  expect(inGroups('restaurant', all, names)).toEqual([{ title: null, entries: all }])
})

it.each([
  ['1', 0, '13'],
  ['1', 1, '31'],
  ['3', 0, '31'],
  ['3', 1, '13'],
])('record %s, put at place %i of its group, makes it %s', (id, place, order) => {
  const group = inGroups('faq', all, names)[1]!
  const before = placeInList(all, group, id, place)
  const moved = all.find((one) => one.id === id)!
  const rest = all.filter((one) => one !== moved)
  const at = before ? rest.findIndex((one) => one.id === before) : rest.length
  const after = rest.toSpliced(at, 0, moved)
  expect(ids(inGroups('faq', after, names)[1]!.entries)).toBe(order)
  expect(ids(inGroups('faq', after, names)[0]!.entries)).toBe('24')
})

it('the last place of a list without groups is its end', () => {
  const [group] = inGroups('walk', all, [])
  expect(placeInList(all, group!, '2', 4)).toBeNull()
  expect(placeInList(all, group!, '2', 3)).toBe('5')
})
