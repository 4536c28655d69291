import type { MailContent } from './mail-content.ts'

const section = (...lines: (string | undefined | false)[]) => lines.filter(Boolean).join('\n')

/** As mail programs mark what is quoted. */
const quoteLines = (text: string) => text.split('\n').map((line) => `> ${line}`.trimEnd())

/** The text part: the same words in the same order, addresses written out. */
export const toPlainText = ({ coupon, button, link, facts, footer, quotes, ...content }: MailContent): string =>
  [
    content.heading,
    ...content.opening,
    coupon && section(coupon.label, coupon.percent, coupon.code, coupon.note),
    coupon && section(`${coupon.prices.label}:`, coupon.prices.url),
    facts && section(...facts.map(([label, value]) => `${label}: ${value}`)),
    button && section(`${button.label}:`, button.url),
    link && section(`${link.label}:`, link.url),
    ...content.closing,
    content.signature,
    ...(quotes ?? []).map(({ label, text }) => section(label, ...quoteLines(text))),
    // The mark by which mail programs know where a signature begins.
    section(
      '-- ',
      `${footer.hotel} · ${footer.phone.text}`,
      footer.postalAddress,
      footer.reason,
      footer.unsubscribe && `${footer.unsubscribe.label}: ${footer.unsubscribe.url}`,
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
