/** The paths by what they are about; the first that fits counts. */
const tags = [
  { name: 'Rooms', paths: /^\/api\/(rooms|room-types)\b/, description: 'Room types and the rooms of each.' },
  { name: 'Prices', paths: /^\/api\/(availability|pricing-rules)\b/, description: 'What a night costs, and why.' },
  { name: 'Inquiries', paths: /^\/api\/inquiries\b/, description: 'Messages of guests to the front desk.' },
  { name: 'Assistant', paths: /^\/api\/chat\b/, description: 'Answers to guests’ questions.' },
  { name: 'Blog', paths: /^\/api\/blog\b/, description: 'What the hotel writes.' },
  {
    name: 'Mailing list',
    paths: /^\/(newsletter|api\/newsletter|api\/admin\/subscribers)\b/,
    description: 'Who asked for the hotel’s mails.',
  },
  { name: 'Campaigns', paths: /^\/api\/(campaigns|coupons)\b/, description: 'Mails to the list, and their coupons.' },
  { name: 'Content', paths: /^\/api\/(pictures|admin\/content)\b/, description: 'Texts and pictures of the site.' },
  { name: 'Search engines', paths: /^\/api\/(google|bing|seo)\b/, description: 'How the site is found.' },
  { name: 'Session', paths: /^\/api\/(session|viewer)\b/, description: 'Who asks.' },
  { name: 'Operations', paths: /^\/api\//, description: 'Running the product: sync, backups, logs, this document.' },
]

export const tagOf = (path: string): string => {
  const tag = tags.find(({ paths }) => paths.test(path))
  if (!tag) throw new Error(`No tag of the OpenAPI document is for ${path}`)
  return tag.name
}

export const webhookTag = {
  name: 'Webhooks',
  description:
    'What the hotel posts to the addresses that are entered at the staff desk, signed after Standard Webhooks.',
}

export const describedTags = [...tags, webhookTag]
  .map(({ name, description }) => ({ name, description }))
  .toSorted((a, b) => a.name.localeCompare(b.name))
