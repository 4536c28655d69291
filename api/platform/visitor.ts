import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/**
 * What tells one visitor from another: an IPv4 address, or the first half of an IPv6 one. The other half is free for
 * every customer of a provider to choose (RFC 4291, RFC 6177): counted whole, each guess would come from somebody new.
 */
const visitorOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv6' ? address.toByteArray().slice(0, 8).join('.') : address.toString()
}

/** The network that an address is in, as 203.0.113.0/24 or 2001:db8:85a3::/48: tells places apart, not people. */
export const networkOf = (ip: string): string | null => {
  if (!ipaddr.isValid(ip)) return null
  const address = ipaddr.process(ip)
  const isLong = address.kind() === 'ipv6'
  const bits = isLong ? 48 : 24
  const network = (isLong ? ipaddr.IPv6 : ipaddr.IPv4).networkAddressFromCIDR(`${address.toString()}/${bits}`)
  return `${network.toString()}/${bits}`
}

/** Keyed hash of the visitor: tells visitors apart without keeping who they are. */
export const visitorHash = ({ ip, secret }: { ip: string; secret: string }): string =>
  createHmac('sha256', secret).update(visitorOf(ip)).digest('hex')
