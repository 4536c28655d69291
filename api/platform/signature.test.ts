import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSignedToken, signedToken } from './signature.ts'

describe('a signed token', () => {
  it('gives back any text, and can stand in an address as it is', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const token = signedToken('key', text)
        expect(token).toMatch(/^[\w-]*\.[\w-]{43}$/)
        expect(readSignedToken('key', token)).toBe(text)
      }),
    )
  })

  const token = signedToken('key', 'one 1700000000000')
  const [text, signature] = token.split('.') as [string, string]
  const [otherText] = signedToken('key', 'two 1700000000000').split('.') as [string, string]

  it.each([
    ['of another key', signedToken('another key', 'one 1700000000000')],
    ['with another text', `${otherText}.${signature}`],
    ['cut short', token.slice(0, -3)],
    ['with something behind the signature', `${token}A`],
    ['with something that no decoder minds', `${text}=.${signature}`],
    ['with a third part', `${token}.A`],
    ['without a signature', text],
    ['with an empty signature', `${text}.`],
    ['of a signature alone', `.${signature}`],
    ['of nothing', ''],
  ])('%s says nothing', (_, given) => {
    expect(readSignedToken('key', given)).toBeNull()
  })
})
