import { createHmac } from 'node:crypto'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits of RFC 6238 for the secret of an otpauth:// address, at a moment. */
export const codeOf = (uri: string, at = Date.now()): string => {
  const letters = new URL(uri).searchParams.get('secret')!.replaceAll('=', '')
  const bits = [...letters].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = (digest.readUInt32BE(digest.at(-1)! & 15) & 0x7f_ff_ff_ff) % 1_000_000
  return String(number).padStart(6, '0')
}
