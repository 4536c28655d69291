import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { readSeed } from '#api/modules/content/seed-content.ts'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

describe.each([
  [
    'the mails of the planner',
    'stay-mails',
    'Migration20261126160500_notice_of_stay_mails',
    ['messages', 'mailing-list', 'stay-mails', 'assistant'],
  ],
  [
    'the visits that are counted',
    'visits',
    'Migration20261126193500_notice_of_visits',
    ['messages', 'mailing-list', 'stay-mails', 'assistant', 'browser', 'visits', 'others'],
  ],
])('of %s', (_, section, migration, expected) => {
  it.each([
    ['that has one', '', expected],
    [
      'whose staff put the sections before it away',
      `update content_entry set archived_at = now() where kind = 'notice'`,
      [],
    ],
    ['that has none', `delete from content_entry where kind = 'notice'`, []],
  ])('the privacy notice of a hotel %s says so', async (__, prepared, keys) => {
    const database = await createDatabase()
    const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
    await (await prepare(testEnv(), settings)).deps.orm.close()
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query(`delete from content_entry where kind = 'notice' and key = $1`, [section])
    await client.query('delete from migration where name = $1', [migration])
    if (prepared) await client.query(prepared)
    await (await prepare(testEnv(), settings)).deps.orm.close()

    const { rows } = await client.query(
      `select key, published from content_entry where kind = 'notice' and archived_at is null order by position limit $1`,
      [expected.length],
    )
    expect(rows.map(({ key }) => key)).toEqual(keys)
    const seeded = readSeed('notice').find(({ key }) => key === section)!
    const put = rows.find(({ key }) => key === section)
    if (put) expect(put.published).toEqual(seeded.document)
    await client.end()
    await database.close()
  })
})
