import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface FloorStatement {
  /** Answers one row with the whole body as text in `answer`. */
  text: string
  values: (variables: Record<string, unknown>, headers: IncomingHttpHeaders) => unknown[]
}

/** As long as the style that a mail needs in every element. */
const style =
  'margin:0;padding:12px 24px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#2b2b2b;'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const writeHtml = (heading: string, lines: string[]) =>
  `<!DOCTYPE html><html lang="en"><head><title>${heading}</title></head><body><table style="${style}"><tbody>${[
    heading,
    ...lines,
  ]
    .map((line) => `<tr><td style="${style}"><p style="${style}">${escape(line)}</p></td></tr>`)
    .join('')}</tbody></table></body></html>`

/** So long that none comes twice: the floor does not look whether one is taken. */
const referenceLength = 9
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * An accepted form with two mails: the visitor's allowance, the double click, the address's allowance and the webhooks
 * are looked after in the same statement.
 */
const text = `
  with visitor as (
    insert into throttle as t (key, full_at) values ($1, now() + interval '36 milliseconds')
    on conflict (key) do update set full_at = greatest(t.full_at, now()) + interval '36 milliseconds'
    where greatest(t.full_at, now()) < now() + interval '1 hour' returning 1
  ), address as (
    insert into throttle as t (key, full_at) values ($2, now() + interval '4.8 hours')
    on conflict (key) do update set full_at = greatest(t.full_at, now()) + interval '4.8 hours'
    where greatest(t.full_at, now()) < now() + interval '19.2 hours' returning 1
  ), stored as (
    insert into inquiry (id, created_at, updated_at, version, reference, name, email, email_lower, phone, message,
      subscribed_to_newsletter, language, page, status, notes, ip_hash, content_hash)
    select $3::uuid, now(), now(), 1, $4, $5::text, $6::text, lower($6::text), $7, $8, false, $9::text, $10, 'new', '', $11, $12::text
    from visitor where not exists (
      select from inquiry where content_hash = $12::text and created_at > now() - interval '1 minute')
    returning id, reference, created_at
  ), mails as (
    insert into mail (id, created_at, updated_at, kind, to_address, to_name, reply_to, language, subject, html, text,
      headers, state, tries, next_try_at)
    select $13::uuid, now(), now(), 'inquiry-notice', $14::text, 'Coral Stone Inn', $6::text, 'en', $15::text, $16::text, $17::text, '{}'::jsonb, 'stored', 0, now()
    from stored
    union all
    select $18::uuid, now(), now(), 'inquiry-receipt', $6::text, $5::text, $14::text, $9::text, $15::text, $19::text, $17::text, '{}'::jsonb, 'stored', 0, now()
    from stored, address
  ), told as (
    insert into webhook_delivery (id, created_at, updated_at, webhook_id, event, body, state, attempts, next_attempt_at)
    select gen_random_uuid(), now(), now(), w.id, 'inquiry.created', $17::text, 'pending', 0, now()
    from webhook w, stored where w.events @> '["inquiry.created"]'
  )
  select json_build_object('data', json_build_object('submitInquiry', (
    select json_build_object('success', true, 'id', id, 'reference', reference,
      'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from stored)))::text as answer`

interface Form {
  name: string
  email: string
  phone: string
  message: string
  language: string
  page: string
}

export const floorInquiry: FloorStatement = {
  text,
  values: ({ input }, headers) => {
    const { name, email, phone, message, language, page } = input as Form
    const visitor = sha256(String(headers['x-forwarded-for']))
    const reference = `LB-${Array.from({ length: referenceLength }, () => alphabet[randomInt(alphabet.length)]).join('')}`
    const lines = [
      reference,
      name,
      email,
      phone,
      message,
      'Open the inbox',
      'Call us at +1 561 555 0100',
      'The website',
    ]
    const subject = `New inquiry ${reference} from ${name}`
    const html = writeHtml(subject, lines)
    return [
      `inquiry:${visitor}`,
      `mail:${sha256(email.toLowerCase())}`,
      randomUUID(),
      reference,
      name,
      email,
      phone,
      message,
      language,
      page.toLowerCase(),
      visitor,
      sha256(JSON.stringify(input)),
      randomUUID(),
      'stay@coralstoneinn.example',
      subject,
      html,
      lines.join('\n'),
      randomUUID(),
      html,
    ]
  },
}
