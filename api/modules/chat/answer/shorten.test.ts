import { describe, expect, it } from 'vitest'
import { shorten, splitSentences } from './shorten.ts'

describe('shorten', () => {
  it('keeps whole sentences', () => expect(shorten('One two. Three four. Five six.', 22)).toBe('One two. Three four.'))
  it('leaves a short text alone', () => expect(shorten(' Short. ', 50)).toBe('Short.'))
  it('cuts a single long sentence at a word', () => expect(shorten('alpha beta gamma delta', 14)).toBe('alpha beta…'))
  it('does not stop inside an amount', () =>
    expect(shorten('It costs $0.25 per 10 minutes at the beach. Walk instead.', 45)).toBe(
      'It costs $0.25 per 10 minutes at the beach.',
    ))
  it('does not stop in an abbreviation of letters', () =>
    expect(splitSentences('Ab 3:00 p.m. geht es, z. B. heute. Danach nicht.')).toEqual([
      'Ab 3:00 p.m. geht es, z. B. heute.',
      ' Danach nicht.',
    ]))
})
