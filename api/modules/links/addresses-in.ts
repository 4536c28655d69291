const written = /https?:\/\/[^\s"'<>`\\{}|^]+/gi

/** Names that are kept for examples and never lead anywhere (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:example|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$/

const longest = 1_000

const marks = '.,;:!?…»”’]'

/** A sentence goes on after an address, and brackets may stand around it. */
const withoutEnd = (address: string): string => {
  let end = address.length
  let surplus = address.split(')').length - address.split('(').length
  for (; marks.includes(address[end - 1]!) || (address[end - 1] === ')' && surplus > 0); end -= 1)
    if (address[end - 1] === ')') surplus -= 1
  return address.slice(0, end)
}

const isOutside = (address: string, own: string): boolean => {
  const url = URL.parse(address)
  return url !== null && url.origin !== own && !reserved.test(url.hostname) && address.length <= longest
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/**
 * The addresses of other websites in texts, HTML and fields, as they are written there, each once.
 * @param own origin of this site, such as `https://hotel.example`
 */
export const addressesIn = (value: unknown, own: string): string[] => {
  const found = textsIn(value).flatMap((text) => text.replaceAll('&amp;', '&').match(written) ?? [])
  return [...new Set(found.map(withoutEnd))].filter((address) => isOutside(address, own))
}
