import { expect, it } from 'vitest'
import { everything, fileOf, toVariables } from './audit-filter.ts'

it('asks for whole days of hotel time, the last one included, whatever the clocks do', () => {
  expect(toVariables({ ...everything, firstDay: '2026-11-01', lastDay: '2026-11-01' })).toMatchObject({
    since: '2026-11-01T04:00:00.000Z',
    until: '2026-11-02T05:00:00.000Z',
  })
})

it('asks for what one person did', () => {
  expect(toVariables({ ...everything, actor: 'a1' })).toEqual({
    action: null,
    actorId: 'a1',
    since: null,
    until: null,
  })
})

it.each([
  [everything, '/api/admin/audit.csv'],
  [{ ...everything, action: 'KEY_CREATED' as const }, '/api/admin/audit.csv?action=key-created'],
  [
    { ...everything, actor: 'a1', firstDay: '2027-01-31' },
    '/api/admin/audit.csv?actor=a1&since=2027-01-31T05%3A00%3A00.000Z',
  ],
])('%j is the file %s', (filter, address) => {
  expect(fileOf(filter)).toBe(address)
})
