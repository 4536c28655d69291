import { describe, expect, it } from 'vitest'
import { addressesIn } from './addresses-in.ts'

describe('the addresses of other websites', () => {
  it.each<[unknown, string[]]>([
    [null, []],
    ['nothing of the kind, http:// neither', []],
    ['https://pier.org/', ['https://pier.org/']],
    ['See https://pier.org/menu. Or (http://zoo.net/a_(b)) today!', ['https://pier.org/menu', 'http://zoo.net/a_(b)']],
    ['“https://pier.org/menu”, [https://zoo.net]', ['https://pier.org/menu', 'https://zoo.net']],
    ['<a href="https://pier.org/?a=1&amp;b=2">x</a>', ['https://pier.org/?a=1&b=2']],
    [
      { data: { website: 'https://pier.org', more: ['https://zoo.net', null, 3, true] } },
      ['https://pier.org', 'https://zoo.net'],
    ],
    ['https://pier.org https://pier.org', ['https://pier.org']],
    ['https://inn.example/x https://pier.test https://www.example.com/', []],
    ['https://hotel.org/rooms https://hotel.org.pier.org/', ['https://hotel.org.pier.org/']],
    ['{website} https://{host}/x', []],
    ['javascript:alert(1) mailto:a@pier.org ftp://pier.org', []],
    [`https://pier.org/${'a'.repeat(1_000)}`, []],
    ['https://[::bad', []],
  ])('in %j', (value, expected) => {
    expect(addressesIn(value, 'https://hotel.org')).toEqual(expected)
  })

  it.each(['.', '.)]', '…'])('before an end of very many %s', (end) => {
    const text = `https://pier.org/menu${end.repeat(50_000)}`
    expect(addressesIn(text, 'https://hotel.org')).toEqual(['https://pier.org/menu'])
  })
})
