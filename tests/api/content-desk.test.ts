import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { readPage, textOf } from '#tests/support/html.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

const fields = `id kind key title state version data publishAt isSample verifiedOn source sourceUrl changedBy
  words { locale texts freshness isUnsure isDrafted }`

const list = `query ($kind: ContentKind!) { contentEntries(kind: $kind) { ${fields} } }`
const save = `mutation ($input: SaveContentInput!) { saveContent(input: $input) { ${fields} } }`
const publish = `mutation ($input: PublishContentInput!) { publishContent(input: $input) { ${fields} } }`
const create = `mutation ($input: CreateContentInput!) { createContent(input: $input) { ${fields} } }`
const archive = `mutation ($id: ID!) { archiveContent(id: $id) { ${fields} } }`
const restore = `mutation ($id: ID!) { restoreContent(id: $id) { ${fields} } }`
const move = `mutation ($input: MoveContentInput!) { moveContent(input: $input) { key } }`

interface Words {
  locale: string
  texts: Record<string, unknown> | null
  freshness: string
}

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  owner = await addStaff(server, 'owner')
})
afterAll(() => server.close())

const entries = async (kind: string) => (await owner.graphql(list, { kind })).data.contentEntries
const entry = async (kind: string, key: string) =>
  (await entries(kind)).find((found: { key: string }) => found.key === key)
const page = async (path: string) => textOf((await readPage(server.caller(), path)).document.body)

describe('a fact', () => {
  it('that is changed and published stands on every surface at once', async () => {
    const [facts] = await entries('FACTS')
    const data = { ...facts.data, phone: '(561) 555-0199', phoneLink: '+15615550199' }
    const saved = (await owner.graphql(save, { input: { id: facts.id, version: facts.version, data } })).data.saveContent
    expect(saved).toMatchObject({ state: 'CHANGED', isSample: false })
    expect(await page('/contact')).toContain('(561) 555-0152')
    await owner.graphql(publish, { input: { id: facts.id, version: saved.version } })
    for (const locale of locales) {
      const told = await page(locale === 'en' ? '/contact' : `/${locale}/contact`)
      expect(told).toContain('(561) 555-0199')
      expect(told).not.toContain('(561) 555-0152')
    }
  })
})
