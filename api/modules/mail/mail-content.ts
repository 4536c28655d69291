import type { Locale } from '#graphql/locales.ts'

/** What a mail says, before it is laid out: HTML and text part are made of the same words. */
export interface MailContent {
  locale: Locale
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  /** None above what a person wrote. */
  heading?: string
  /** Paragraphs before the code or button. */
  opening: string[]
  coupon?: {
    label: string
    percent: string
    code: string
    note: string
    qrUrl: string
    qrAlt: string
    prices: { label: string; url: string }
  }
  button?: { label: string; url: string }
  /** A second way on, beneath the button. */
  link?: { label: string; url: string }
  /** Rows such as reference, name, message. */
  facts?: [label: string, value: string][]
  /** Paragraphs after them. */
  closing: string[]
  signature: string
  /** What was said before, the newest first. */
  quotes?: { label: string; text: string }[]
  footer: MailFooter
}

export interface MailFooter {
  hotel: string
  phone: { text: string; url: string }
  postalAddress: string
  /** Why this person gets this mail. */
  reason: string
  unsubscribe?: { label: string; url: string }
}
