import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberedMs } from '#graphql/desk-changes.ts'
import { createDeskChanges, type DeskNotice } from './desk-changes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const hear = (changes: ReturnType<typeof createDeskChanges>, id: string) =>
  changes.hear(JSON.stringify({ noun: 'Inquiry', id, version: 1 }))
const told = (id: string) => ({ change: { noun: 'Inquiry', id, version: 1 } })

/** What is told to somebody who begins to listen now. */
const firstTold = (changes: ReturnType<typeof createDeskChanges>) => {
  const notices: DeskNotice[] = []
  changes.listen((notice) => notices.push(notice))()
  return notices
}

it('tells whoever begins to listen what changed just now, and no more', () => {
  const changes = createDeskChanges()
  vi.advanceTimersByTime(rememberedMs)
  hear(changes, 'early')
  vi.advanceTimersByTime(rememberedMs / 2)
  hear(changes, 'late')
  expect(firstTold(changes)).toEqual([told('early'), told('late')])
  vi.advanceTimersByTime(rememberedMs / 2)
  expect(firstTold(changes)).toEqual([told('late')])
})

it.each<[string, (changes: ReturnType<typeof createDeskChanges>) => void]>([
  ['it has only begun to hear', () => {}],
  [
    'it could not hear',
    (changes) => {
      vi.advanceTimersByTime(rememberedMs)
      changes.missedSome()
    },
  ],
  [
    'more changed than it remembers',
    (changes) => {
      vi.advanceTimersByTime(rememberedMs)
      for (let n = 0; n <= 500; n += 1) hear(changes, String(n))
    },
  ],
])('tells that anything may have changed while %s', (_, lose) => {
  const changes = createDeskChanges()
  lose(changes)
  vi.advanceTimersByTime(rememberedMs - 1)
  expect(firstTold(changes)).toEqual(['anything'])
  vi.advanceTimersByTime(1)
  expect(firstTold(changes)).toEqual([])
})
