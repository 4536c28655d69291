import { expect, it } from 'vitest'
import { testEnv } from '#tests/support/env.ts'
import { createMailWriter } from './mail-writer.ts'
import { SharedText, wholeText, type Body } from './port.ts'

const write = createMailWriter(testEnv())
const mailOf = (text: Body) => ({
  messageId: '1@hotel.example',
  from: { name: 'Coral Stone Inn', address: 'stay@hotel.example' },
  to: { name: 'Åsa "Sunny" <b>', address: 'asa@example.com' },
  subject: 'Größe\r\nBcc: everybody@example.com',
  html: '<p>Hej</p>',
  text,
  headers: { 'List-Unsubscribe': `<http://hotel.example/newsletter/unsubscribe?token=${'x'.repeat(156)}>` },
})
const linesOf = async (text: Body) => (await write(mailOf(text))).toString('latin1').split('\r\n')

/** The first part's words, as a mail program reads them (RFC 2045 6.7). */
const readText = (lines: string[]): string => {
  const [start, end] = [lines.indexOf('--=_part'), lines.lastIndexOf('--=_part')]
  const bytes = lines
    .slice(start + 4, end)
    .join('\r\n')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

it.each<[string, Body]>([
  ['a whole text', 'Hej,\r\n\r\n10 = ten — ÅÄÖ 🌞\r\n.\r\n..dots'],
  ['long lines', `${'word '.repeat(60)}${'å'.repeat(200)}${'='.repeat(100)}`],
  [
    'pieces that meet in a line',
    [new SharedText('Dear '), 'Åsa', new SharedText(', your code is '), 'SUN-ABCDEF', '.'],
  ],
  [
    'pieces that end with spaces, breaks or nothing',
    [new SharedText('a  '), '', ' \t', new SharedText('b\r\n'), 'c\r\n', ''],
  ],
  ['pieces as long as a line', [75, 76, 77].map((length) => new SharedText('y'.repeat(length)))],
])('writes %s so that it is read back the same, in lines of 76 characters', async (_, body) => {
  const lines = await linesOf(body)
  expect(readText(lines)).toBe(wholeText(body))
  expect(lines.filter((line) => line.length > 76 && !line.includes('token='))).toEqual([])
})

it('keeps a subject and a name from making headers of their own', async () => {
  const head = (await linesOf('Hej')).slice(0, (await linesOf('Hej')).indexOf(''))
  expect(head.filter((line) => /^(bcc|<b>)/i.test(line))).toEqual([])
  expect(head.find((line) => line.startsWith('To: '))).toMatch(/^To: =\?UTF-8\?\S+\?= <asa@example\.com>$/)
})
