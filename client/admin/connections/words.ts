import type { ConnectionPartsFragment } from './ConnectionsTab.generated.ts'

type ConnectionId = ConnectionPartsFragment['id']

/** What the hotel gets from each service, and what happens without it. */
export const services: Record<ConnectionId, { name: string; gain: string; without: string }> = {
  MAIL: {
    name: 'Mail',
    gain: 'Confirmations, coupons and campaigns reach your guests through your mail provider.',
    without: 'Without it every mail stays in the outbox and nothing leaves this server.',
  },
  MAILBOX: {
    name: 'Guests’ answers',
    gain: 'What guests answer to a mail of yours is shown below it, with the inquiry, and a mail that came back says so, of a campaign too. The mailbox is only read: every mail stays in it, unread as before.',
    without: 'Without it answers arrive in your mail program alone.',
  },
  MODEL: {
    name: 'Language model',
    gain: 'The assistant on your website answers in whole sentences, and translations of your website are drafted for you to read. OpenAI, or any server that speaks its protocol.',
    without:
      'Without it the assistant shows the passages of your website that answer the question, and you write every language yourselves.',
  },
  LITTLE_HOTELIER: {
    name: 'Little Hotelier',
    gain: 'Free rooms and prices of each night come from your booking system, every morning and when you ask for it.',
    without: 'Without it guests see the prices and nights that are kept at this desk.',
  },
  GOOGLE: {
    name: 'Google Search Console',
    gain: 'You see what people search for when they find you, and Google is told of your sitemap.',
    without: 'Without it Google finds your pages by itself, and its figures are not at this desk.',
  },
  BING: {
    name: 'Bing Webmaster Tools',
    gain: 'You tell Bing of pages and see how many it takes.',
    without: 'Without it Bing finds your pages by itself, or by IndexNow.',
  },
  INDEXNOW: {
    name: 'IndexNow',
    gain: 'Bing, Yandex and others are told of new and changed posts within minutes. It needs no account.',
    without: 'Without it they find posts by themselves, in days.',
  },
  SEMRUSH: {
    name: 'Semrush',
    gain: 'You see your place in searches, who links to you, and who competes for the same guests.',
    without: 'Without it SEO Analytics has no figures.',
  },
}

type SettingName = ConnectionPartsFragment['settings'][number]['name']

/** What helps to find a value. */
export const helps: Partial<Record<SettingName, string>> = {
  SMTP_HOST: 'Your mail provider names it “SMTP server” or “outgoing mail”.',
  SMTP_PORT: 'Empty: 587 with STARTTLS, 465 with TLS, 25 without encryption.',
  MAIL_FROM: 'Empty: the hotel’s own address.',
  IMAP_HOST:
    'Your mail provider names it “IMAP server” or “incoming mail”. It is the mailbox of the hotel’s own address.',
  IMAP_PORT: 'Empty: 993 with TLS, 143 with STARTTLS.',
  IMAP_PASSWORD: 'Many providers want an app password made for this.',
  IMAP_PLUS:
    'Whether mails to desk+word@… arrive at desk@…. Answers then find their thread even if your mail provider renames mails. Try it with a mail to yourself first.',
  DKIM_DOMAIN: 'The signature of mails, all three together. Leave them empty where your mail provider signs.',
  DKIM_PRIVATE_KEY: 'In PEM form, from -----BEGIN to END-----.',
  OPENAI_BASE_URL: 'Empty: OpenAI itself. Such as https://models.example/v1.',
  OPENAI_MODEL: 'Empty: gpt-4.1-mini.',
  LITTLE_HOTELIER_CHANNEL: 'The last part of your booking page’s address.',
  GOOGLE_CLIENT_ID: 'An OAuth web client of a Google Cloud project: you then connect under SEO & Search.',
  GOOGLE_SERVICE_ACCOUNT: 'Or instead: paste the whole JSON text of a service account’s key file.',
  GOOGLE_SITE_URL: 'As Search Console spells it. Empty: this website’s address with a slash at its end.',
  BING_API_KEY: 'In Bing Webmaster Tools under Settings, API access.',
  SEMRUSH_API_KEY: 'At Semrush under Subscription info, API units.',
  SEO_DOMAIN: 'Empty: this website’s.',
}

/** The choices of those that have some; the first is the usual one. */
export const choices: Partial<Record<SettingName, { value: string; label: string }[]>> = {
  SMTP_SECURITY: [
    { value: 'starttls', label: 'STARTTLS (usual)' },
    { value: 'tls', label: 'TLS from the start' },
    { value: 'none', label: 'None: only inside your own network' },
  ],
  IMAP_SECURITY: [
    { value: 'tls', label: 'TLS from the start (usual)' },
    { value: 'starttls', label: 'STARTTLS' },
  ],
  IMAP_PLUS: [
    { value: '0', label: 'No' },
    { value: '1', label: 'Yes' },
  ],
  INDEXNOW: [
    { value: '0', label: 'Off' },
    { value: '1', label: 'On' },
  ],
}

/** Texts of several lines. */
export const long: readonly SettingName[] = ['GOOGLE_SERVICE_ACCOUNT', 'DKIM_PRIVATE_KEY']
