import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The address may not be called; the message says why. */
export class AddressRefused extends Error {}

/** The last 32 bits are an IPv4 address, which some systems still call (RFC 4291, deprecated). */
const ipv4Compatible = ipaddr.parseCIDR('::/96')

/** Whether an IP address is one of the public internet: neither loopback, private, link-local, shared nor reserved. */
export const isPublicAddress = (address: string): boolean => {
  const parsed = ipaddr.parse(address)
  if (parsed.kind() === 'ipv6' && parsed.match(ipv4Compatible)) return false
  const plain =
    parsed.kind() === 'ipv6' && (parsed as ipaddr.IPv6).isIPv4MappedAddress()
      ? (parsed as ipaddr.IPv6).toIPv4Address()
      : parsed
  return plain.range() === 'unicast'
}

export interface PinnedAddress {
  address: string
  family: 4 | 6
}

/** For node:http: whatever the name, the connection goes to the address that was judged. */
export const leadTo =
  (pinned: PinnedAddress): LookupFunction =>
  (_host, options, done) =>
    options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family)

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '')

/**
 * The one IP address that a call to `url` will use. It is looked up here, judged, and then pinned: a name that
 * answers otherwise a moment later leads nowhere else.
 * @throws AddressRefused
 */
export const resolvePublic = async (url: string, privateToo: boolean): Promise<PinnedAddress> => {
  const host = hostOf(url)
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => {
        throw new AddressRefused(`The host ${host} is not known`)
      })
  // One inside address among several is one too many.
  if (!privateToo && !found.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefused(`The host ${host} is not on the public internet`)
  const [first] = found
  if (!first) throw new AddressRefused(`The host ${host} is not known`)
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}
