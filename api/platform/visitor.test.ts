import { describe, expect, it } from 'vitest'
import { networkOf, visitorHash } from './visitor.ts'

const hash = (ip: string, secret = 'secret') => visitorHash({ ip, secret })

describe('the hash of a visitor', () => {
  it.each([
    ['two addresses of one IPv6 network', '2001:db8:85a3:8::1', '2001:db8:85a3:8:ffff::2'],
    ['an IPv6 address written in two ways', '2001:db8::1', '2001:0db8:0:0:0:0:0:1'],
    ['an IPv4 address within an IPv6 one', '203.0.113.7', '::ffff:203.0.113.7'],
  ])('is the same for %s', (_, one, other) => {
    expect(hash(one)).toBe(hash(other))
  })

  it.each([
    ['two IPv4 addresses', '203.0.113.7', '203.0.113.8'],
    ['two IPv6 networks', '2001:db8:85a3:8::1', '2001:db8:85a3:9::1'],
    ['networks whose numbers follow each other alike', '2001:db8:0:10b::1', '2001:db8:1:b::1'],
    ['what is no address', 'unknown', 'another'],
  ])('is another for %s', (_, one, other) => {
    expect(hash(one)).not.toBe(hash(other))
  })

  it('is another with another secret, and says nothing of the address', () => {
    expect(hash('203.0.113.7')).not.toBe(hash('203.0.113.7', 'another'))
    expect(hash('203.0.113.7')).toMatch(/^[\da-f]{64}$/)
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:85a3:8::1', '2001:db8:85a3::/48'],
    ['unknown', null],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})
