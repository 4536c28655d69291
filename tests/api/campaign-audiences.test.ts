import 'reflect-metadata'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { startModelStandIn, type ModelStandIn } from '#api/integrations/model/stand-in.ts'
import { deliverCampaign } from '#api/modules/campaigns/deliver-campaign.service.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addStaff } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { unhurried } from '#tests/support/unhurried.ts'

const fields =
  'id state audienceSentence audience { languages sources coupon } translations { locale subject specialMessage isDrafted }'
const operations = {
  send: `mutation ($input: CampaignInput!) { answer: sendCampaign(input: $input) { sent campaign { ${fields} } } }`,
  create: `mutation ($input: CampaignInput!) { answer: createCampaign(input: $input) { ${fields} } }`,
  update: `mutation ($input: UpdateCampaignInput!) { answer: updateCampaign(input: $input) { ${fields} } }`,
  schedule: `mutation ($input: ScheduleCampaignInput!) { answer: scheduleCampaign(input: $input) { state } }`,
  start: 'mutation ($id: ID!) { answer: startCampaign(id: $id) { state } }',
  retry: 'mutation ($id: ID!) { answer: retryFailedRecipients(id: $id) { state } }',
  count: `query ($audience: AudienceInput) { answer: campaignAudience(audience: $audience) {
    sentence count languages { locale count } } }`,
  sources: '{ answer: subscriberSources }',
  test: 'mutation ($input: CampaignInput!, $locale: Locale!) { answer: sendTestCampaign(input: $input, locale: $locale) { mailId } }',
  preview: `query ($input: CampaignInput!, $locale: Locale!) {
    answer: campaignPreview(input: $input, locale: $locale) { subject text } }`,
  draft: `mutation ($input: DraftCampaignTranslationInput!) { answer: draftCampaignTranslation(input: $input) {
    locale subject specialMessage isDrafted } }`,
  can: '{ answer: canDraftCampaignTranslation }',
  recipients: `query ($id: ID!) { answer: campaign(id: $id) { counts { recipients sent skipped failed }
    recipients(first: 100) { nodes { email language state reason } } } }`,
} as const

const now = new Date('2027-03-01T12:00:00Z')
const offer = (more: object = {}) => ({
  subject: 'Slow summer days',
  discountPercent: 15,
  validUntil: '2027-03-31',
  specialMessage: 'The sea is warm.',
  ...more,
})
const finnish = { locale: 'fi', subject: 'Hitaat kesäpäivät', specialMessage: 'Meri on lämmin.' }

let answerTo: (address: string) => number | undefined = () => undefined
/** Called with each address before it is answered. */
let whenAsked: (address: string) => Promise<unknown> = async () => {}
let receiver: SmtpReceiver
let model: ModelStandIn
let server: TestServer
let owner: Caller
beforeAll(async () => {
  receiver = await startSmtpReceiver({
    refuse: (address) => answerTo(address),
    hold: (address, goOn) => void whenAsked(address).then(() => goOn()),
  })
  model = await startModelStandIn()
  server = await startServer({
    SMTP_URL: receiver.url,
    MAIL_PER_MINUTE: 1_000_000,
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: model.url,
  })
  owner = await server.caller().signIn()
})
afterAll(async () => {
  await server.close()
  await receiver.close()
  await model.close()
})
beforeEach(async () => {
  // The answer of a campaign that is sent tells how it went: it is asked for more than once here.
  unhurried()
  server.setNow(now)
  answerTo = () => undefined
  whenAsked = async () => {}
  receiver.received.length = 0
  for (const table of ['campaign', 'coupon', 'mail', 'subscriber', 'throttle'])
    await sql(server, `delete from ${table}`)
  // guest-5 and guest-12 read Finnish, guest-6 and guest-13 Swedish, guest-7 and guest-14 English.
  await addSubscribers(server, 14)
})
afterEach(() => {
  vi.restoreAllMocks()
  server.setNow(null)
})

const ask = (name: keyof typeof operations, variables: object = {}, caller = owner) =>
  caller.graphql(operations[name], { ...variables })

const get = async (name: keyof typeof operations, variables: object = {}) => {
  const { data, errors } = await ask(name, variables)
  expect(errors).toBeUndefined()
  return data.answer
}

const refusal = async (name: keyof typeof operations, variables: object = {}, caller = owner) => {
  const { errors } = await ask(name, variables, caller)
  return errors?.map(({ extensions, message }) => `${extensions.code}: ${message}`).join()
}

/** The mails that the mail server took, as people read them. */
const received = async () =>
  Promise.all(
    receiver.received.map(async ({ to, source }) => {
      const { subject, text, html } = await PostalMime.parse(source)
      return { to, subject, text: text ?? '', html: html ?? '' }
    }),
  )
const addresses = () => receiver.received.map(({ to }) => to).toSorted()

const give = (email: string, occasion: string, more: Record<string, unknown> = {}) => {
  const { state = 'issued', issued = '2027-01-15T12:00:00Z', expires = '2028-01-15T12:00:00Z' } = more
  return sql(
    server,
    `insert into coupon (id, created_at, updated_at, code, percent, holder_id, occasion, state, issued_at, expires_at)
     select gen_random_uuid(), now(), now(), substr(md5(random()::text), 1, 12), 10, id, ?, ?, ?, ? from subscriber where email = ?`,
    [occasion, state, issued, expires, email],
  )
}

describe('an audience', () => {
  it('is everybody who is active unless it is narrowed', async () => {
    await sql(server, `update subscriber set status = 'bounced' where email = 'guest-5@example.com'`)
    const everybody = await get('count')
    expect(everybody).toMatchObject({ sentence: 'Everybody on the mailing list.', count: 13 })
    expect(everybody.languages).toContainEqual({ locale: 'fi', count: 1 })
    expect(await get('count', { audience: {} })).toEqual(everybody)
    const { sent, campaign } = await get('send', { input: offer({ audience: { languages: [], sources: null } }) })
    expect([sent, campaign.audience, campaign.audienceSentence]).toEqual([13, null, 'Everybody on the mailing list.'])
  })

  it('is counted before sending, and the same people get the mail', async () => {
    const audience = { languages: ['fi', 'sv', 'fi'] }
    expect(await get('count', { audience })).toEqual({
      sentence: 'Subscribers who get their mails in Finnish or Swedish.',
      count: 4,
      languages: [
        { locale: 'fi', count: 2 },
        { locale: 'sv', count: 2 },
      ],
    })
    const { sent, campaign } = await get('send', { input: offer({ audience }) })
    expect([sent, campaign.audienceSentence]).toEqual([4, 'Subscribers who get their mails in Finnish or Swedish.'])
    expect(campaign.audience.languages).toEqual(['fi', 'sv'])
    expect(addresses()).toEqual(['guest-12', 'guest-13', 'guest-5', 'guest-6'].map((name) => `${name}@example.com`))
  })

  it('goes by where people joined and since when, by the hotel’s calendar', async () => {
    await sql(
      server,
      `update subscriber set source = 'trade_fair' where email in ('guest-1@example.com', 'guest-2@example.com')`,
    )
    // The first instant of February at the hotel, and the one before.
    await sql(
      server,
      `update subscriber set subscribed_at = '2027-02-01T05:00:00Z' where email = 'guest-1@example.com'`,
    )
    await sql(
      server,
      `update subscriber set subscribed_at = '2027-02-01T04:59:59Z' where email = 'guest-2@example.com'`,
    )
    expect(await get('sources')).toEqual(['contact_form', 'trade_fair'])
    const audience = { sources: ['trade_fair'], joinedBefore: '2027-02-01' }
    expect(await get('count', { audience })).toMatchObject({
      sentence: 'Subscribers who joined by Trade Fair and joined before February 1, 2027.',
      count: 1,
    })
    await get('send', { input: offer({ audience }) })
    expect(addresses()).toEqual(['guest-2@example.com'])
  })

  it.each([
    [{ coupon: 'USABLE' }, 'have a coupon that they can still use', [1, 4]],
    [{ coupon: 'REDEEMED' }, 'have redeemed a coupon', [2, 4]],
    [{ coupon: 'NONE' }, 'were never given a coupon', [6, 7, 8, 9, 10, 11, 12, 13, 14]],
    [
      { noCouponSince: '2027-01-15' },
      'were given no coupon since January 15, 2027',
      [3, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    ],
    [{ coupon: 'REDEEMED', languages: ['en'] }, 'get their mails in English and have redeemed a coupon', []],
  ])('%j goes by the coupons that people have', async (audience, sentence, numbers) => {
    await give('guest-1@example.com', 'newsletter')
    await give('guest-2@example.com', 'newsletter', { state: 'redeemed' })
    await give('guest-3@example.com', 'newsletter', { issued: '2026-01-10T12:00:00Z', expires: '2027-01-10T12:00:00Z' })
    await give('guest-4@example.com', 'newsletter', { state: 'redeemed', issued: '2026-06-01T12:00:00Z' })
    await give('guest-4@example.com', 'another')
    await give('guest-5@example.com', 'newsletter', { state: 'void' })
    const found = await get('count', { audience })
    expect([found.sentence, found.count]).toEqual([`Subscribers who ${sentence}.`, numbers.length])
    if (numbers.length === 0) return
    await get('send', { input: offer({ audience }) })
    expect(addresses()).toEqual(numbers.map((number) => `guest-${number}@example.com`).toSorted())
  })

  it('that nobody belongs to is refused with a sentence, and nothing is stored', async () => {
    const audience = { coupon: 'USABLE', languages: ['fi'] }
    expect(await get('count', { audience })).toMatchObject({ count: 0, languages: [] })
    expect(await refusal('send', { input: offer({ audience }) })).toBe(
      'CONFLICT: Nobody on the list is among those it is for now. Subscribers who get their mails in Finnish and have a coupon that they can still use.',
    )
    expect(await sql(server, 'select 1 from campaign')).toEqual([])
    const { id } = await get('create', { input: offer({ audience }) })
    expect(await refusal('start', { id })).toMatch(/^CONFLICT: Nobody on the list/)
    expect(await sql(server, 'select state from campaign')).toEqual([{ state: 'draft' }])
  })

  it.each([
    ['Joined before must be 2027-03-01 or earlier', { joinedBefore: '2027-03-02' }],
    ['No coupon since must be 2027-03-01 or earlier', { noCouponSince: '2027-03-02' }],
    ['Source must have 1 to 40 characters', { sources: ['x'.repeat(41)] }],
    ['Source is required', { sources: [' '] }],
    ['Source contains characters that cannot be used', { sources: ['a\nb'] }],
    ['Sources must be at most 20', { sources: Array.from({ length: 21 }, (_, at) => `source ${at}`) }],
  ])('is refused by its bound: %s', async (sentence, audience) => {
    expect(await refusal('count', { audience })).toBe(`BAD_USER_INPUT: ${sentence}`)
    expect(await refusal('send', { input: offer({ audience }) })).toBe(`BAD_USER_INPUT: ${sentence}`)
    expect(await sql(server, 'select 1 from campaign')).toEqual([])
  })

  it.each([{ languages: ['it'] }, { coupon: 'EXPIRED' }, { joinedBefore: '2027-02-30' }, { sources: [null] }])(
    '%j is no audience',
    async (audience) => {
      expect((await ask('count', { audience })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    },
  )

  it('stays with a change that leaves it out, and is taken away by null', async () => {
    const { id } = await get('create', { input: offer({ audience: { languages: ['fi'] }, translations: [finnish] }) })
    const renamed = await get('update', { input: { id, ...offer({ subject: 'Slow days' }) } })
    expect([renamed.audience.languages, renamed.translations]).toEqual([['fi'], [{ ...finnish, isDrafted: false }]])
    const widened = await get('update', { input: { id, ...offer({ audience: null, translations: null }) } })
    expect([widened.audience, widened.translations]).toEqual([null, []])
  })

  it('is counted and chosen by nobody without the right', async () => {
    const desk = (await addStaff(server, 'desk')).caller
    for (const name of ['count', 'sources', 'can'] as const) expect(await refusal(name, {}, desk)).toMatch(/^FORBIDDEN/)
    expect(await refusal('draft', { input: { subject: 'A', locale: 'fi' } }, desk)).toMatch(/^FORBIDDEN/)
    expect(await refusal('count', {}, server.caller())).toMatch(/^UNAUTHENTICATED/)
  })
})

describe('between the start and the mail', () => {
  const begin = async (input: object) => {
    const { id } = await get('create', { input })
    await get('start', { id })
    return id as string
  }
  const deliver = async (id: string) =>
    deliverCampaign(await createContext(server.deps, nobody), id, new AbortController().signal)
  const found = async (id: string) => {
    const { counts, recipients } = await get('recipients', { id })
    const of = (email: string) => recipients.nodes.find((one: { email: string }) => one.email === email)
    return { counts, of }
  }

  it('whoever leaves the list or the audience gets nothing, and why is told', async () => {
    const id = await begin(offer({ audience: { languages: ['fi', 'sv'] } }))
    await sql(server, `update subscriber set language = 'en' where email = 'guest-5@example.com'`)
    await sql(server, `update subscriber set status = 'unsubscribed' where email = 'guest-6@example.com'`)
    await deliver(id)
    expect(addresses()).toEqual(['guest-12@example.com', 'guest-13@example.com'])
    const { counts, of } = await found(id)
    expect(counts).toMatchObject({ recipients: 4, sent: 2, skipped: 2 })
    expect(of('guest-5@example.com').reason).toBe('Not among those it is for any more')
    expect(of('guest-6@example.com').reason).toBe('Left the list before sending')
  })

  it('whoever chooses another language gets the mail in that, with its own text', async () => {
    const id = await begin(offer({ translations: [finnish] }))
    await sql(server, `update subscriber set language = 'fi' where email = 'guest-7@example.com'`)
    await deliver(id)
    const mail = (await received()).find(({ to }) => to === 'guest-7@example.com')
    expect(mail).toMatchObject({ subject: 'Hitaat kesäpäivät', text: expect.stringContaining('Hei Guest,') })
    expect((await found(id)).of('guest-7@example.com')).toMatchObject({ language: 'fi', state: 'SENT' })
  })

  it('the last look, with the mail at the mail server, sees who left the audience', async () => {
    const id = await begin(offer({ audience: { languages: ['fi'] } }))
    whenAsked = (address) =>
      address === 'guest-5@example.com'
        ? sql(server, `update subscriber set language = 'sv' where email = 'guest-5@example.com'`)
        : Promise.resolve()
    await deliver(id)
    expect(addresses()).toEqual(['guest-12@example.com'])
    expect((await found(id)).of('guest-5@example.com')).toMatchObject({
      state: 'SKIPPED',
      reason: 'Not among those it is for any more',
    })
  })

  it('a retry looks at the audience too', async () => {
    answerTo = () => 554
    const id = await begin(offer({ audience: { languages: ['fi'] } }))
    await deliver(id)
    await sql(server, `update campaign_recipient set state = 'failed' where campaign_id = ?`, [id])
    await sql(server, `update subscriber set status = 'active'`)
    await sql(server, `update subscriber set language = 'sv' where email = 'guest-5@example.com'`)
    answerTo = () => undefined
    await get('retry', { id })
    await deliver(id)
    expect(addresses()).toEqual(['guest-12@example.com'])
  })

  it('the coupon that the campaign itself gives puts nobody out of its audience', async () => {
    const id = await begin(offer({ audience: { coupon: 'NONE' } }))
    await deliver(id)
    expect((await found(id)).counts).toMatchObject({ recipients: 14, sent: 14, skipped: 0 })
    expect(await refusal('send', { input: offer({ subject: 'Again', audience: { coupon: 'NONE' } }) })).toMatch(
      /^CONFLICT: Nobody on the list/,
    )
  })
})

describe('subject and message in the readers’ language', () => {
  it('reach them, and the English the others, in the frame of their language', async () => {
    const translations = [finnish, { locale: 'sv', subject: 'Lugna dagar', specialMessage: 'Havet är varmt.' }]
    await get('send', { input: offer({ translations }) })
    const mails = await received()
    const mailOf = (number: number) => mails.find(({ to }) => to === `guest-${number}@example.com`)!
    expect(mailOf(5).subject).toBe('Hitaat kesäpäivät')
    for (const part of [mailOf(5).text, mailOf(5).html]) {
      expect(part).toContain('Meri on lämmin.')
      expect(part).not.toContain('The sea is warm.')
    }
    expect(mailOf(6)).toMatchObject({ subject: 'Lugna dagar', text: expect.stringContaining('Havet är varmt.') })
    expect(mailOf(7)).toMatchObject({ subject: 'Slow summer days', text: expect.stringContaining('Hello Guest,') })
    // German has none of its own.
    expect(mailOf(4)).toMatchObject({ subject: 'Slow summer days' })
    expect(mailOf(4).text).toContain('Hallo Guest,')
    expect(mailOf(4).text).toContain('The sea is warm.')
    expect(mails).toHaveLength(14)
  })

  it('are previewed and tried in each language', async () => {
    const input = offer({ translations: [finnish] })
    expect((await get('preview', { input, locale: 'fi' })).subject).toBe('Hitaat kesäpäivät')
    expect((await get('preview', { input, locale: 'sv' })).subject).toBe('Slow summer days')
    const { mailId } = await get('test', { input, locale: 'fi' })
    expect(await sql(server, 'select subject, language, kind from mail where id = ?', [mailId])).toEqual([
      { subject: 'Hitaat kesäpäivät', language: 'fi', kind: 'test' },
    ])
  })

  it.each([
    ['Subject in Finnish is required', [{ ...finnish, subject: ' ' }]],
    ['Subject in Finnish must have 1 to 150 characters', [{ ...finnish, subject: 'x'.repeat(151) }]],
    [
      'Subject in Finnish contains characters that cannot be used',
      [{ ...finnish, subject: 'Hei\r\nBcc: all@example.com' }],
    ],
    ['Message in Finnish must have at most 2000 characters', [{ ...finnish, specialMessage: 'x'.repeat(2_001) }]],
    ['Message in Finnish contains characters that cannot be used', [{ ...finnish, specialMessage: '\u0007' }]],
    ['Message in Finnish is required, as there is one in English', [{ ...finnish, specialMessage: null }]],
    ['Translations must have each language once', [finnish, finnish]],
    [
      'Locale must be a language beside English, whose subject and message are the campaign’s own',
      [{ ...finnish, locale: 'en' }],
    ],
  ])('are refused: %s', async (sentence, translations) => {
    expect(await refusal('send', { input: offer({ translations }) })).toBe(`BAD_USER_INPUT: ${sentence}`)
    expect(await sql(server, 'select 1 from campaign')).toEqual([])
  })

  it('need a message only where the English has one', async () => {
    const translations = [{ locale: 'fi', subject: 'Hitaat kesäpäivät' }]
    const { id } = await get('create', { input: offer({ specialMessage: '', translations }) })
    expect(await refusal('update', { input: { id, ...offer() } })).toBe(
      'BAD_USER_INPUT: Message in Finnish is required, as there is one in English',
    )
  })

  it('do not go out while nobody has read what a model drafted', async () => {
    const translations = [{ ...finnish, isDrafted: true }]
    const sentence = 'BAD_USER_INPUT: The Finnish was drafted by a model: read it, and say that it is right'
    expect(await refusal('send', { input: offer({ translations }) })).toBe(sentence)
    expect(await sql(server, 'select 1 from campaign')).toEqual([])
    const { id } = await get('create', { input: offer({ translations }) })
    expect(await refusal('start', { id })).toBe(sentence)
    const scheduledAt = '2027-03-02T12:00:00Z'
    expect(await refusal('schedule', { input: { id, scheduledAt } })).toBe(sentence)
    await get('update', { input: { id, ...offer({ translations: [finnish] }) } })
    await get('schedule', { input: { id, scheduledAt } })
    expect(await refusal('update', { input: { id, ...offer({ translations }) } })).toBe(sentence)
    expect((await get('start', { id })).state).toBe('SENDING')
    expect((await refusal('update', { input: { id, ...offer({ translations: [] }) } }))?.split(':')[0]).toBe('CONFLICT')
  })
})

describe('a draft by the model', () => {
  const english = { subject: '15% off until May 3', specialMessage: 'Call us.\n\nAsk for room 12.' }

  it('is given back to be read, and nothing is stored', async () => {
    const drafted = { subject: '15 % alennusta 3.5. asti', specialMessage: 'Soita meille.\n\nPyydä huonetta 12.' }
    model.behave({ kind: 'say', text: JSON.stringify(drafted).replace('3.5.', 'May 3') })
    expect(await get('can')).toBe(true)
    expect(await get('draft', { input: { ...english, locale: 'fi' } })).toEqual({
      locale: 'fi',
      subject: '15 % alennusta May 3 asti',
      specialMessage: drafted.specialMessage,
      isDrafted: true,
    })
    expect(await sql(server, 'select 1 from campaign')).toEqual([])
  })

  it.each([
    [{ ...english, subject: '20% off until May 3' }, 'Numbers differ'],
    [{ ...english, specialMessage: 'Call us at https://elsewhere.example. Ask for room 12.' }, 'It names an address'],
    [{ subject: english.subject }, 'It is missing'],
    [{ ...english, subject: `15% off\nuntil May 3` }, 'Subject in Finnish contains characters that cannot be used'],
  ])('%j is not used', async (answer, fault) => {
    model.behave({ kind: 'say', text: JSON.stringify(answer) })
    const told = await refusal('draft', { input: { ...english, locale: 'fi' } })
    expect(told).toMatch(/^UNAVAILABLE: The language model’s Finnish cannot be used\. /)
    expect(told).toContain(fault)
  })

  it.each([
    [{ subject: '', locale: 'fi' }, 'BAD_USER_INPUT: Subject is required'],
    [{ subject: 'Hello', locale: 'en' }, 'BAD_USER_INPUT: Locale must be a language that English is translated into'],
  ])('%j is not asked for', async (input, sentence) => {
    expect(await refusal('draft', { input })).toBe(sentence)
  })

  it('says so where the model gives none', async () => {
    model.behave({ kind: 'status', status: 500 })
    expect(await refusal('draft', { input: { ...english, locale: 'fi' } })).toMatch(
      /^UNAVAILABLE: .*Nothing was changed$/,
    )
  })
})
