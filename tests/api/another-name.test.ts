import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import { publicFiles, publicRoutes } from '#tests/support/public-routes.ts'
import { localePath } from '#tests/support/texts.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

const name = 'Hotelli Aurinkoranta'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ NEWSLETTER_OPT_IN: 'single' }, hotelFacts, registerPages)
  const owner = await server.caller().signIn()
  const [facts] = (await owner.graphql('{ contentEntries(kind: FACTS) { id version data } }')).data.contentEntries
  const { data } = await owner.graphql(
    'mutation ($input: SaveContentInput!) { saveContent(input: $input) { id version } }',
    { input: { id: facts.id, version: facts.version, data: { ...facts.data, name } } },
  )
  await owner.graphql('mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }', {
    input: data.saveContent,
  })
})
afterAll(() => server.close())

const text = async (path: string) => (await server.caller().rest('GET', path)).body

const pages = Object.keys(publicRoutes).flatMap((path) => locales.map((locale) => localePath(locale, path)))
const posts = async () =>
  [...(await text('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*blog\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path!,
  )

it('a new name stands on every page and file, and the old one on none', async () => {
  const named = [...pages, ...(await posts())]
  for (const path of [...named, ...publicFiles, '/nothing-here']) {
    const whole = await text(path)
    expect([path, whole.match(/.{0,40}Coral Stone Inn.{0,40}/)?.[0]]).toEqual([path, undefined])
  }
  for (const path of named) expect(await text(path), path).toContain(name)
})

it('in mails, and in what the assistant says', async () => {
  const input = { name: 'Aino', email: 'aino@guest.example', message: 'Do you have a cot for a child?' }
  for (const language of locales) {
    const caller = server.caller()
    await caller.graphql('mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success } }', {
      input: { email: `aino-${language}@guest.example`, language },
    })
    await caller.graphql('mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }', {
      input: { ...input, language },
    })
    const { data } = await caller.graphql(
      'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { response } }',
      { input: { message: 'What is the name of the hotel, and who owns it?', language } },
    )
    expect(data.sendChatMessage.response).not.toContain('Coral Stone Inn')
  }
  const mails = await sql<{ subject: string; html: string; text: string }>(server, 'select * from mail')
  expect(mails.length).toBeGreaterThanOrEqual(locales.length * 2)
  for (const mail of mails) {
    expect(JSON.stringify(mail)).not.toContain('Coral Stone Inn')
    expect(mail.html).toContain(name)
  }
})
