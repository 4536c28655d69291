import { expect, it } from 'vitest'
import { createMailingToken, readMailingToken, wasSentTo } from './mailing-token.ts'

const id = '5b0f1c9e-3d53-4a0e-9d63-2f1f5f6a7c11'
const now = new Date('2026-11-21T12:00:00Z')

it('says again what it was made of', () => {
  expect(readMailingToken('secret', createMailingToken('secret', 'confirm', id, now))).toEqual({
    purpose: 'confirm',
    subscriberId: id,
    issuedAt: now,
    expiresAt: new Date('2026-11-28T12:00:00Z'),
  })
})

it('works for the address to which it was sent, where it names one', () => {
  const sentTo = (email?: string) =>
    readMailingToken('secret', createMailingToken('secret', 'confirm', id, now, email))!
  expect(wasSentTo(sentTo('Aino@example.com'), 'aino@example.com')).toBe(true)
  expect(wasSentTo(sentTo('aino@exmaple.com'), 'aino@example.com')).toBe(false)
  expect(wasSentTo(sentTo(), 'aino@example.com')).toBe(false)
})

it('lets people leave for years', () => {
  const token = readMailingToken('secret', createMailingToken('secret', 'unsubscribe', id, now))
  expect(token?.expiresAt.getUTCFullYear()).toBe(2031)
})

it('fits a link and shows no address', () => {
  expect(createMailingToken('secret', 'confirm', id, now, 'aino@example.com')).toMatch(/^[\w-]+\.[\w-]+$/)
})

it.each([
  ['another secret', createMailingToken('other', 'confirm', id, now)],
  ['nothing', ''],
  ['no signature', createMailingToken('secret', 'confirm', id, now).split('.')[0]!],
  ['an empty signature', `${createMailingToken('secret', 'confirm', id, now).split('.')[0]}.`],
  ['words', 'let me in'],
  [
    'another purpose under the same signature',
    `${Buffer.from(`unsubscribe ${id} 0 9999999999999`).toString('base64url')}.${createMailingToken('secret', 'confirm', id, now).split('.')[1]}`,
  ],
])('refuses %s', (_, token) => {
  expect(readMailingToken('secret', token)).toBeNull()
})
