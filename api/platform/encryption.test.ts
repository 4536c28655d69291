import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

it('gives back every text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (text, secret) => {
      expect(decrypt(secret, 'grant', encrypt(secret, 'grant', text))).toBe(text)
    }),
  )
})

it('looks different every time and shows nothing of the text', () => {
  const [one, two] = [encrypt('s', 'grant', 'refresh-token'), encrypt('s', 'grant', 'refresh-token')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('refresh')
})

it.each([
  ['another secret', (sealed: string) => decrypt('other', 'grant', sealed)],
  ['another purpose', (sealed: string) => decrypt('s', 'webhook', sealed)],
  [
    'a changed text',
    (sealed: string) => decrypt('s', 'grant', `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`),
  ],
])('refuses %s', (_, open) => {
  expect(() => open(encrypt('s', 'grant', 'refresh-token'))).toThrow()
})

it('reads what an older release has written', () => {
  const sealed = 'ULgHMyZqZ9shIvJdsVbTiQ0EWHWXG6XevdrLIoXZWabGFhQcEIkGCPI7JOmFL7ROafd6er0zjRGMOf3pJ0cPwQ'
  expect(decrypt('a secret of an older hotel', 'settings', sealed)).toBe('smtp://käyttäjä:pass@mail.example')
})
