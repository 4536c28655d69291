import { expect } from 'vitest'
import type { Caller } from './caller.ts'
import { deskEmail, guests, managerEmail, marketingEmail, words } from './full-hotel-records.ts'

type Question = [question: string, found: string[]]

/** What staff ask, and what of the full hotel they must find in the answer. */
const lists: Question[] = [
  [
    '{ inquiries { nodes { name email phone message notes status arrival reference language } } }',
    ['Aino Virtanen', guests.inquirer, words.inquiry, words.notes, '2027-02-01', '"OPEN"'],
  ],
  [
    '{ subscribers(first: 50) { nodes { email status language } } }',
    [
      guests.active,
      guests.pending,
      guests.unsubscribed,
      guests.bounced,
      'ACTIVE',
      'PENDING',
      'UNSUBSCRIBED',
      'BOUNCED',
    ],
  ],
  ['{ chatQuestions { nodes { question helpful } } }', [words.question, '"helpful":true']],
  [
    '{ campaigns { nodes { subject state audienceSentence translations { subject } } } }',
    [words.campaign, words.scheduled, '"SENT"', '"SCHEDULED"', 'Everybody on the mailing list.', '"translations":[]'],
  ],
  ['{ campaigns(state: SENT) { nodes { recipients { nodes { email state } } } } }', [guests.active, '"SENT"']],
  ['{ campaignTemplates { name } }', [words.template]],
  ['{ outboxMails { nodes { subject kind toAddress } } }', [guests.inquirer]],
  [`{ couponsByEmail(email: "${guests.active}") { code state percent } }`, ['ISSUED', '"percent":15']],
  ['{ couponEvents { nodes { action bookingRef staffName } } }', ['REDEEMED', 'LH-1952']],
  ['{ blackoutDates { firstDate reason } }', ['2027-02-12', 'A wedding']],
  ['{ staff { email role } }', [deskEmail, marketingEmail, managerEmail, 'night@coralstoneinn.example']],
  ['{ apiKeys { name scopes } }', [words.key]],
  ['{ roomTypes { slug name(locale: fi) basePrice } }', ['sea-grape-suite', 'Merirypälesviitti', '22900']],
  ['{ rooms { roomNumber } }', ['"31"']],
  ['{ pricingRules { name price daysOfWeek } }', [words.rule, '26900', '[5,6]']],
  ['{ availabilityCalendar(month: "2027-01") { blocks { note firstNight } } }', [words.block, '2027-01-10']],
  ['{ stayCharges { kind amount validFrom } }', ['"amount":700', '2027-01-01']],
  ['{ blogEntries(first: 50) { nodes { title slug status } } }', [words.post, 'PUBLISHED', 'turtle-season']],
  [
    `{ blogPost(slug: "${words.formerSlug}", locale: en) { slug title featuredImage content } }`,
    [words.post, 'what-the-pelicans-know', 'uploads/', 'at dusk they come home'],
  ],
  ['{ syncRuns { nodes { status trigger nightsSeen } } }', ['SUCCEEDED']],
  ['{ ratePlans { externalId name } }', ['externalId']],
  ['{ trackedKeywords { keywords { keyword history { date } } } }', [words.keyword, '2026-11-23']],
  ['{ googleStatus { connectedAt } }', ['2026-11-23']],
  ['{ lastBingSubmission { urlCount } }', ['urlCount']],
  ['{ webhooks { url events } }', [words.webhook, 'INQUIRY_CREATED']],
]

/** The same of what `fillDesk` put there. */
const deskLists: Question[] = [
  [
    '{ inquiries { nodes { email messages { kind text } replyDrafts { text } } } }',
    [guests.asker, words.reply, words.replyDraft],
  ],
  ['{ contentEntries(kind: NOTICE) { words { texts } } }', [words.noticeDraft]],
  ['{ contentEntries(kind: ANSWER) { words { texts } } }', [words.taughtAnswer]],
  ['{ connections { id settings { name value } } }', [words.model]],
  ['{ linksToFix { problem state } }', [words.linkProblem, '"GONE"']],
]

const idOf = async (owner: Caller, question: string): Promise<string> =>
  /"id":"([^"]+)"/.exec(JSON.stringify((await owner.graphql(question)).data))![1]!

const expectFound = async (owner: Caller, questions: Question[]): Promise<void> => {
  for (const [question, found] of questions) {
    const { data, errors } = await owner.graphql(question)
    expect.soft(errors, question).toBeUndefined()
    for (const text of found) expect.soft(JSON.stringify(data), question).toContain(text)
  }
}

/** Asks as the owner for what `fillDesk` put there. */
export const expectFullDesk = (owner: Caller): Promise<void> => expectFound(owner, deskLists)

/** Asks as the owner for what `fillHotel` put there, but the desk’s later rooms. */
export const expectFullHotel = async (owner: Caller): Promise<void> => {
  await expectFound(owner, lists)
  const webhook = await idOf(owner, '{ webhooks { id } }')
  const deliveries = await owner.graphql('query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalCount } }', {
    id: webhook,
  })
  expect(deliveries.data.webhookDeliveries.totalCount).toBeGreaterThan(0)
  const post = await idOf(owner, `{ blogEntries(search: "pelicans") { nodes { id } } }`)
  const revisions = await owner.graphql(
    'query ($id: ID!) { blogEntry(id: $id) { featuredImage formerSlugs revisions { title } } }',
    {
      id: post,
    },
  )
  expect(revisions.data.blogEntry.revisions.map(({ title }: { title: string }) => title)).toContain(words.formerTitle)
  const picture = await owner.rest('GET', `/pictures/${revisions.data.blogEntry.featuredImage}-480.webp`)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
}
