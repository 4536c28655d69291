import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { readSeed } from '#api/modules/content/seed-content.ts'
import { readSamplePosts } from '#api/modules/blog/seed-posts.ts'
import { readSampleRoomTypes } from '#api/modules/rooms/seed-rooms.ts'
import { aurinko, removeSampleHotel } from '#tests/support/aurinko.ts'
import type { Caller } from '#tests/support/caller.ts'
import { publicFiles, publicRoutes } from '#tests/support/public-routes.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'
import { localePath } from '#tests/support/texts.ts'

const offered = ['en', 'fi'] as const
const everyLanguage = ['en', 'es', 'pt', 'fr', 'de', 'fi', 'sv']

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ NEWSLETTER_OPT_IN: 'single' }, hotelFacts, registerPages)
  owner = await server.caller().signIn()
  const { errors } = await owner.graphql(removeSampleHotel, {
    input: { confirmation: 'Coral Stone Inn', essentials: { ...aurinko, languages: everyLanguage } },
  })
  expect(errors).toBeUndefined()
})
afterAll(() => server.close())

/** What only the sample says: its facts, its rooms, its posts, and the words of its place. */
const traces = new RegExp(
  [
    // A drawing of the house.
    '/pictures/(?!uploads/|…)',
    'coral.?stone',
    'korallenstein|koralstone|piedra coral|piedra de coral|pedra (de )?coral|pierre de corail|korallikiv|korallsten',
    'lantan',
    'florid',
    '1952',
    'ocean avenue',
    'intracoastal',
    'palm beach',
    'lake worth',
    'atlantic',
    '33462',
    String.raw`555.?0152`,
    'coralstoneinn',
    'lantanabeachinn',
    'siteminder',
    'direct-book',
    String.raw`pelican|pelikan|pelícano|pélican`,
    'sea breeze|meerbrise|brise marine|brisa|merituul|havsbris',
    'motel',
    ...readSampleRoomTypes().entries.map(({ slug }) => slug),
    ...readSamplePosts().map(([post]) => post!.slug),
    ...readSeed('restaurant').map(({ key }) => key),
    ...readSeed('review').map(({ document }) => (document.data as { author: string }).author),
  ].join('|'),
  'i',
)

/** What is wrong whatever the hotel is called. */
const holes = /\bundefined\b|\bnull\b(?=<)|\[object |\bNaN\b|\{[a-z]+[A-Z]?\w*\}(?=<)/

/** Of those that there are, whatever the sample's posts and rooms are called. */
const routes = Object.keys(publicRoutes).filter((route) => !/^\/(?:blog|rooms)\//.test(route))

const bodyOf = async (path: string) => {
  const { body, statusCode } = await server.caller().rest('GET', path)
  return { body, statusCode }
}

/** Scripts and styles belong to the product; what they say is in the catalogues. */
const withoutScripts = (html: string) =>
  html.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '')

const traceIn = (text: string) => new RegExp(`.{0,60}(?:${traces.source}).{0,40}`, 'i').exec(text)?.[0]

it('no page in any language, and no file, says anything of the sample', async () => {
  const found: string[] = []
  const home = (await bodyOf('/')).body
  for (const path of routes.flatMap((route) => everyLanguage.map((locale) => localePath(locale as 'en', route)))) {
    const { body, statusCode } = await bodyOf(path)
    if (statusCode !== 200) found.push(`${path}: ${statusCode}`)
    const trace = traceIn(withoutScripts(body)) ?? holes.exec(withoutScripts(body))?.[0]
    if (trace) found.push(`${path}: ${trace}`)
    if (!/<meta name="description" content="[^"]{10,}"/.test(body)) found.push(`${path}: no description`)
    if (!/<title>[^<]{3,}</.test(body)) found.push(`${path}: no title`)
    if (!/<h1[^>]*>\s*[^<\s]/.test(body)) found.push(`${path}: no heading`)
    for (const [section, id] of body.matchAll(/<section[^>]*aria-labelledby="([^"]+)"/g))
      if (!body.includes(`id="${id}"`)) found.push(`${path}: nothing names ${section}`)
    for (const [, anchor] of body.matchAll(/href="(?:\/[a-z]{2})?\/?#([\w-]+)"/g))
      if (!body.includes(`id="${anchor}"`) && !home.includes(`id="${anchor}"`)) found.push(`${path}: no #${anchor}`)
    const empty = /<(ul|ol|dl|nav)\b[^>]*><\/\1>/.exec(body)?.[0]
    if (empty) found.push(`${path}: empty ${empty.slice(0, 80)}`)
  }
  for (const path of [...publicFiles, '/nothing-here']) {
    const trace = traceIn(withoutScripts((await bodyOf(path)).body))
    if (trace) found.push(`${path}: ${trace}`)
  }
  expect(found).toEqual([])
})

const questions: Record<(typeof offered)[number], string[]> = {
  en: [
    'Hello',
    'Where is the hotel?',
    'What time is check-in?',
    'Can I bring my dog?',
    'Is there a pool?',
    'How far is the beach?',
    'Where can we eat nearby?',
    'What do guests say about you?',
    'How much is a room?',
    'Who are you?',
    'What is the history of the house?',
    'Which discounts are there?',
  ],
  fi: [
    'Hei',
    'Missä hotelli on?',
    'Milloin sisäänkirjautuminen alkaa?',
    'Saako koiran ottaa mukaan?',
    'Missä voi syödä?',
  ],
}

it('the assistant answers without it', async () => {
  for (const language of offered)
    for (const message of questions[language]) {
      const { data, errors } = await server
        .caller()
        .graphql('mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { response } }', {
          input: { message, language },
        })
      expect(errors, message).toBeUndefined()
      expect([message, traceIn(data.sendChatMessage.response)]).toEqual([message, undefined])
      expect(data.sendChatMessage.response, message).not.toMatch(holes)
      expect(data.sendChatMessage.response.length, message).toBeGreaterThan(10)
    }
})

it('so do its mails, and nobody is promised a discount that there is not', async () => {
  for (const language of everyLanguage) {
    const caller = server.caller()
    const joined = await caller.graphql(
      'mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success couponCode } }',
      { input: { email: `aino-${language}@guest.example`, language } },
    )
    expect(joined.data.signUpForNewsletter).toEqual({ success: true, couponCode: null })
    await caller.graphql('mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }', {
      input: { name: 'Aino', email: 'aino@guest.example', message: 'Do you have a cot?', language },
    })
  }
  const mails = await sql<{ subject: string; html: string; text: string }>(
    server,
    'select subject, html, text from mail',
  )
  expect(mails.length).toBeGreaterThanOrEqual(everyLanguage.length * 2)
  for (const { subject, html, text } of mails) {
    expect(traceIn([subject, withoutScripts(html), text].join('\n')), subject).toBeUndefined()
    expect(text).not.toMatch(/\{\w+\}|undefined|null|%/)
  }
})
