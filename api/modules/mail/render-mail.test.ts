import { render } from '@react-email/render'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { sampleContent } from '#tests/support/sample-content.ts'
import type { MailContent } from './mail-content.ts'
import { MailLayout } from './MailLayout.tsx'
import { renderMail } from './render-mail.ts'

const mailFor = (guest: string): MailContent => ({
  locale: 'en',
  subject: `To ${guest}`,
  preview: `Hello ${guest}`,
  heading: 'Thank you',
  opening: [`Dear ${guest},`, 'we are glad.'],
  coupon: {
    label: 'Code',
    percent: '10%',
    code: guest,
    note: '',
    qrUrl: `https://a.example/?a=1&b=${guest}`,
    qrAlt: 'x',
    prices: { label: 'Prices', url: `https://a.example/?code=${guest}` },
  },
  button: { label: 'Look', url: 'https://hotel.example/?a=1&b=2' },
  facts: [['Message', `${guest}\nsays "hi"`]],
  closing: [],
  signature: guest,
  footer: { hotel: 'Inn', phone: { text: '1', url: 'tel:1' }, postalAddress: '', reason: `You are ${guest}` },
})

/** What fills the line beside the subject, as long as the text before it is short. */
const padding = /<div>[\u00A0\u200B-\u200F\uFEFF]+<\/div>/u
const established = /since 1952/

it.each(['Aino', `<b>O'Hara</b> & "co" $& $1 \uE0100\uE011`, ''])(
  'reads as if laid out for %j alone',
  async (guest) => {
    const content = mailFor(guest)
    const [, line = ''] =
      />([^<>]*1952[^<>]*)</.exec((await renderMail({ content: sampleContent }, content)).html) ?? []
    expect(line).toMatch(established)
    const alone = await render(createElement(MailLayout, { content, band: line }))
    expect((await renderMail({ content: sampleContent }, content)).html.replace(padding, '')).toBe(
      alone.replace(padding, ''),
    )
  },
)
