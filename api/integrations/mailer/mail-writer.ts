import { buffer } from 'node:stream/consumers'
import DKIM from 'nodemailer/lib/dkim'
import MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { Env } from '../../env.ts'
import type { Body, OutgoingMail, SharedText } from './port.ts'

/** What a receiver must be able to trust: RFC 8058 wants the one-click header among the signed ones. */
const signedHeaders =
  'from:sender:reply-to:subject:date:message-id:to:cc:mime-version:content-type:content-transfer-encoding:list-unsubscribe:list-unsubscribe-post'

/** Quoted-printable text never has "=_" in it (RFC 2045 6.7), so no part can contain this. */
const boundary = '=_part'
/** One less than a line may have: room for the soft break behind a piece. */
const lineLength = 75

const encodeText = (text: string) => wrap(encode(text.replaceAll(/\r?\n/g, '\r\n')), lineLength)

const encoded = new WeakMap<SharedText, string>()
const encodePiece = (piece: string | SharedText): string => {
  if (typeof piece === 'string') return encodeText(piece)
  const known = encoded.get(piece) ?? encodeText(piece.text)
  encoded.set(piece, known)
  return known
}

/** Pieces meet at soft line breaks, which are not part of the text. */
const encodeBody = (body: Body): string =>
  typeof body === 'string' ? encodeText(body) : body.map(encodePiece).join('=\r\n')

const part = (type: string, body: Body) =>
  `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${encodeBody(body)}\r\n`

const writeHeaders = (mail: OutgoingMail): string => {
  const node = new MimeNode(`multipart/alternative; boundary="${boundary}"`)
  for (const [name, value] of Object.entries(mail.headers)) node.setHeader(name, value)
  node.setHeader('From', { name: mail.from.name ?? '', address: mail.from.address })
  node.setHeader('To', { name: mail.to.name ?? '', address: mail.to.address })
  if (mail.replyTo) node.setHeader('Reply-To', mail.replyTo)
  node.setHeader('Subject', mail.subject)
  if (mail.date) node.setHeader('Date', mail.date.toUTCString().replace('GMT', '+0000'))
  node.setHeader('Message-ID', `<${mail.messageId}>`)
  return node.buildHeaders()
}

/** Writes mails in their wire form (RFC 5322, RFC 2046), signed when a key is set. */
export const createMailWriter = (env: Env): ((mail: OutgoingMail) => Promise<Buffer>) => {
  const dkim =
    env.DKIM_DOMAIN &&
    new DKIM({
      domainName: env.DKIM_DOMAIN,
      keySelector: env.DKIM_SELECTOR!,
      privateKey: env.DKIM_PRIVATE_KEY!.replaceAll(String.raw`\n`, '\n'),
      headerFieldNames: signedHeaders,
    })
  return async (mail) => {
    const parts = part('text/plain', mail.text) + part('text/html', mail.html)
    const message = Buffer.from(`${writeHeaders(mail)}\r\n\r\n${parts}--${boundary}--\r\n`)
    return dkim ? buffer(dkim.sign(message)) : message
  }
}
