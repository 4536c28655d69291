const written = /https?:\/\/[^\s"'<>`\\{}|^]+/gi

/** Names that are kept for examples and never lead anywhere (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:example|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$/

const longest = 1_000

/** A sentence goes on after an address, and brackets may stand around it. */
const withoutEnd = (address: string): string => {
  const shorter = address.replace(/[.,;:!?…»”’]$/, '')
  const isClosing = shorter.endsWith(')') && shorter.split(')').length > shorter.split('(').length
  const cut = isClosing || shorter.endsWith(']') ? shorter.slice(0, -1) : shorter
  return cut === address ? address : withoutEnd(cut)
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
