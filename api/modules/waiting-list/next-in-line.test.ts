import { describe, expect, it } from 'vitest'
import { nextInLine, type FreeType, type Waiting } from './next-in-line.ts'

const now = new Date('2027-01-04T17:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

interface Guest extends Waiting {
  name: string
  /** What is free for this guest, the one to be named first. */
  types: FreeType[]
}

const king = (free: number, accessible = 0): FreeType => ({ roomTypeId: 'king', free, accessible })
const queen = (free: number, accessible = 0): FreeType => ({ roomTypeId: 'queen', free, accessible })

const guest = (name: string, types: FreeType[], given: Partial<Guest> = {}): Guest => ({
  name,
  types,
  arrival: '2027-02-09',
  departure: '2027-02-11',
  accessible: false,
  told: null,
  ...given,
})
const toldOf = (roomTypeId: string, minutes: number) => ({ told: { at: minutesAgo(minutes), roomTypeId } })
const needsAccessible = { accessible: true }

const cases: [what: string, line: Guest[], told: string[]][] = [
  ['nobody', [], []],
  ['one, while nothing is free', [guest('a', [])], []],
  ['one, once a room is free', [guest('a', [king(1)])], ['a king']],
  ['the first of two for the same nights', [guest('a', [king(1)]), guest('b', [king(1)])], ['a king']],
  ['one at a time, also where two rooms are free', [guest('a', [king(2)]), guest('b', [king(2)])], ['a king']],
  ['nobody in the hour of who was told', [guest('a', [king(1)], toldOf('king', 59)), guest('b', [king(1)])], []],
  ['the next when the hour is over', [guest('a', [king(1)], toldOf('king', 60)), guest('b', [king(1)])], ['b king']],
  [
    'the third only after the second’s hour',
    [guest('a', [king(1)], toldOf('king', 60)), guest('b', [king(1)], toldOf('king', 0)), guest('c', [king(1)])],
    [],
  ],
  ['nobody twice', [guest('a', [king(1)], toldOf('king', 600))], []],
  [
    'the next at once where who was told has taken that room and another is free',
    [guest('a', [queen(1)], toldOf('king', 5)), guest('b', [queen(1)])],
    ['b queen'],
  ],
  [
    'who comes later but whose nights are free',
    [guest('a', [], { departure: '2027-02-14' }), guest('b', [king(1)])],
    ['b king'],
  ],
  [
    'one of two whose nights overlap in one',
    [guest('a', [king(1)]), guest('b', [king(1)], { arrival: '2027-02-10', departure: '2027-02-12' })],
    ['a king'],
  ],
  [
    'both where one arrives as the other departs',
    [guest('a', [king(1)]), guest('b', [king(1)], { arrival: '2027-02-11', departure: '2027-02-12' })],
    ['a king', 'b king'],
  ],
  ['both where each wants another type', [guest('a', [king(1)]), guest('b', [queen(1)])], ['a king', 'b queen']],
  [
    'whoever takes any of the type that nobody was told of',
    [guest('a', [king(1), queen(1)]), guest('b', [king(1), queen(1)]), guest('c', [king(1), queen(1)])],
    ['a king', 'b queen'],
  ],
  [
    'who needs an accessible room first, where only such a room is left',
    [guest('a', [king(1, 1)]), guest('b', [king(1, 1)], needsAccessible)],
    ['b king'],
  ],
  [
    'the others in their hour neither',
    [guest('a', [king(1, 1)]), guest('b', [king(1, 1)], { ...needsAccessible, ...toldOf('king', 30) })],
    [],
  ],
  [
    'the others after it: all other rooms of the type are taken',
    [guest('a', [king(1, 1)]), guest('b', [king(1, 1)], { ...needsAccessible, ...toldOf('king', 60) })],
    ['a king'],
  ],
  [
    'another who needs one before who does not',
    [
      guest('a', [king(1, 1)]),
      guest('b', [king(1, 1)], { ...needsAccessible, ...toldOf('king', 60) }),
      guest('c', [king(1, 1)], needsAccessible),
    ],
    ['c king'],
  ],
  [
    'both where an accessible and another room are free',
    [guest('a', [king(2, 1)]), guest('b', [king(2, 1)], needsAccessible)],
    ['b king', 'a king'],
  ],
  ['nobody who needs an accessible room where none is left', [guest('a', [king(2)], needsAccessible)], []],
  [
    'who does not need one, while those who do have no such room',
    [guest('a', [king(1)], needsAccessible), guest('b', [king(1)])],
    ['b king'],
  ],
  [
    'who does not need one of another type before an accessible room of the first',
    [guest('a', [king(1, 1), queen(1)]), guest('b', [king(1, 1)], needsAccessible)],
    ['b king', 'a queen'],
  ],
  [
    'no more accessible rooms than there are free ones',
    [guest('a', [king(1, 4)], needsAccessible), guest('b', [king(1, 4)], needsAccessible)],
    ['a king'],
  ],
]

describe('who is told', () => {
  it.each(cases)('%s', (_, line, told) => {
    const next = nextInLine(line, ({ types }) => types, now)
    expect(next.map(({ guest: { name }, roomTypeId }) => `${name} ${roomTypeId}`)).toEqual(told)
  })
})
