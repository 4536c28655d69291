import { lookup } from 'node:dns/promises'
import { describe, expect, it, vi } from 'vitest'
import { isPublicAddress, resolvePublic } from './public-address.ts'

vi.mock('node:dns/promises', async (original) => {
  const real = await original<{ lookup: typeof lookup }>()
  return { ...real, lookup: vi.fn<typeof lookup>(real.lookup) }
})

/** What the next look-ups of any name answer. */
const answering = (...addresses: string[]) =>
  vi
    .mocked(lookup)
    .mockResolvedValueOnce(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) as never)

describe('an address', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::7f00:1',
    '::10.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a webhook', () => {
  it.each([
    'http://127.0.0.1/',
    'http://[::1]:8080/',
    'http://localhost/',
    // Other ways to write 127.0.0.1, which a URL brings to one form.
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:7f00:1]/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://①②⑦.0.0.1/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://0/',
  ])('does not go to %s', async (url) => {
    await expect(resolvePublic(url, false)).rejects.toThrow('is not on the public internet')
  })

  it.each([
    [['10.0.0.7']],
    [['169.254.169.254']],
    [['::ffff:192.168.1.1']],
    [['fd00::1']],
    [['93.184.215.14', '127.0.0.1']],
    [['2606:4700:4700::1111', '::1']],
  ])('does not go to a public name that leads to %j', async (addresses) => {
    answering(...addresses)
    await expect(resolvePublic('http://partner.example/', false)).rejects.toThrow('is not on the public internet')
  })

  it('asks for a name once: what it leads to a moment later does not count', async () => {
    vi.mocked(lookup).mockClear()
    answering('93.184.215.14')
    expect(await resolvePublic('http://partner.example/', false)).toEqual({ address: '93.184.215.14', family: 4 })
    expect(lookup).toHaveBeenCalledTimes(1)
  })

  it('goes inside when the hotel says so, to the address that was looked up', async () => {
    expect(await resolvePublic('http://127.0.0.1:9/', true)).toEqual({ address: '127.0.0.1', family: 4 })
  })

  it('does not go to a host that nobody knows', async () => {
    await expect(resolvePublic('http://no-such-host.invalid/', false)).rejects.toThrow('is not known')
  })
})
