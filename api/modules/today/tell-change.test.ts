import { expect, test } from 'vitest'
import { tellChange, type ChangeRow } from './tell-change.ts'

const row = (changes: Partial<ChangeRow>): ChangeRow => ({
  part: 'record',
  by: 'Anna',
  thing: 'pricing rule',
  name: 'Winter',
  times: 1,
  told: {},
  ...changes,
})

test.each<[Partial<ChangeRow>, string]>([
  [
    { part: 'sync', by: null, told: { added: 0, changed: 1, removed: 0 } },
    'The sync with Little Hotelier changed 1 night.',
  ],
  [
    { part: 'sync', by: null, told: { added: 3, changed: 1200, removed: 2 } },
    'The sync with Little Hotelier changed 1,200 nights, added 3 nights, and took 2 nights away.',
  ],
  [
    { told: { kinds: ['updated'], fields: ['price', 'minStay'] } },
    'Anna changed price and min stay of the pricing rule Winter.',
  ],
  [{ told: { kinds: ['updated'], fields: ['a', 'b', 'c', 'd'] } }, 'Anna changed the pricing rule Winter.'],
  [{ told: { kinds: ['updated', 'created'], fields: ['price'] } }, 'Anna added the pricing rule Winter.'],
  [{ told: { kinds: ['deleted', 'created'] } }, 'Anna added and deleted the pricing rule Winter.'],
  [{ told: { kinds: ['restored', 'deleted', 'created'] } }, 'Anna added the pricing rule Winter.'],
  [{ told: { kinds: ['restored', 'archived'] } }, 'Anna brought back the pricing rule Winter.'],
  [{ told: { kinds: ['archived', 'restored'] } }, 'Anna put away the pricing rule Winter.'],
  [
    { told: { kinds: ['restored', 'archived', 'updated'], fields: ['basePrice'] } },
    'Anna brought back the pricing rule Winter and changed its base price.',
  ],
  [
    { told: { kinds: ['updated', 'archived'], fields: ['a', 'b', 'c', 'd'] } },
    'Anna put away the pricing rule Winter and changed it.',
  ],
  [{ told: { kinds: ['deleted', 'updated'], fields: ['price'] } }, 'Anna deleted the pricing rule Winter.'],
  [{ by: null, thing: 'room', name: '14', told: { kinds: ['archived'] } }, 'The server put away the room 14.'],
  [{ part: 'audit', thing: 'campaign-started', name: null }, 'Anna started a campaign.'],
  [{ part: 'audit', thing: 'content-published', name: null, times: 7 }, 'Anna published 7 parts of the website.'],
])('%j is told', (changes, sentence) => expect(tellChange(row(changes))).toBe(sentence))
