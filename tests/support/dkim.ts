import { createHash, createVerify, type KeyObject } from 'node:crypto'

/** Header fields of a mail, unfolded, with their raw text. */
const readHeaders = (head: string): { name: string; raw: string }[] =>
  head
    .split(/\r\n(?![ \t])/)
    .filter(Boolean)
    .map((raw) => ({ name: raw.slice(0, raw.indexOf(':')).trim().toLowerCase(), raw }))

/** RFC 6376 3.4.2: the relaxed form of a header field. */
const relaxHeader = (raw: string): string => {
  const colon = raw.indexOf(':')
  const value = raw
    .slice(colon + 1)
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
  return `${raw.slice(0, colon).trim().toLowerCase()}:${value}`
}

/** RFC 6376 3.4.4: the relaxed form of a body. */
const relaxBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.length > 0 ? `${lines.join('\r\n')}\r\n` : ''
}

/** Checks the DKIM signature of a mail by RFC 6376, with nothing but the standard library; answers what it signs. */
export const verifyDkim = (mail: string, publicKey: KeyObject): { valid: boolean; signed: string[] } => {
  const split = mail.indexOf('\r\n\r\n')
  const headers = readHeaders(mail.slice(0, split + 2))
  const signature = headers.find(({ name }) => name === 'dkim-signature')
  if (!signature) return { valid: false, signed: [] }
  const text = signature.raw.slice(signature.raw.indexOf(':') + 1).replaceAll(/\s+/g, '')
  const tags = new Map(text.split(';').map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]))
  const bodyHash = createHash('sha256')
    .update(relaxBody(mail.slice(split + 4)), 'latin1')
    .digest('base64')
  const signed = tags.get('h')!.toLowerCase().split(':')
  const rest = [...headers]
  const lines = signed.flatMap((name) => {
    const at = rest.findLastIndex((header) => header.name === name)
    return at < 0 ? [] : [relaxHeader(rest.splice(at, 1)[0]!.raw)]
  })
  const bare = relaxHeader(signature.raw)
    .replace(/([;:]\s*b=)[^;]*/, '$1')
    .replace(/([;:]\s*b=)\s+$/, '$1')
  const verifier = createVerify('RSA-SHA256').update(`${[...lines, bare].join('\r\n')}`, 'latin1')
  return { valid: bodyHash === tags.get('bh') && verifier.verify(publicKey, tags.get('b')!, 'base64'), signed }
}
