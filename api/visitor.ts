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

/** Keyed hash of the visitor: tells visitors apart without keeping who they are. */
export const visitorHash = ({ ip, secret }: { ip: string; secret: string }): string =>
  createHmac('sha256', secret).update(visitorOf(ip)).digest('hex')
