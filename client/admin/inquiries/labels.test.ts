import { expect, test } from 'vitest'
import { tellSource } from './labels.ts'

const queen = { id: 'queen', name: 'Queen Room' }

test.each<[string, Parameters<typeof tellSource>[0], string]>([
  [
    'a room that is offered',
    { source: 'REQUEST', roomTypeId: 'queen', roomType: queen },
    'As the guest asked for it in the planner.',
  ],
  ['any room', { source: 'MESSAGE', roomTypeId: null, roomType: queen }, 'Read in the words of the message.'],
  [
    'a room that was archived',
    { source: 'REQUEST', roomTypeId: 'king', roomType: queen },
    'As the guest asked for it in the planner. The room that was asked for is not offered any more: this is the least expensive one that is free.',
  ],
  [
    'one that was archived, and no other is free',
    { source: 'STAFF', roomTypeId: 'king', roomType: null },
    'As staff have corrected it. The room that was asked for is not offered any more.',
  ],
])('%s is told as such', (_, stay, sentence) => expect(tellSource(stay)).toBe(sentence))
