import { Client } from 'pg'
import { expect, it } from 'vitest'
import { readSeed } from '#api/modules/content/seed-content.ts'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

it.each([
  ['that has one', '', ['messages', 'mailing-list', 'stay-mails', 'assistant']],
  [
    'whose staff put the sections before it away',
    `update content_entry set archived_at = now() where kind = 'notice'`,
    [],
  ],
  ['that has none', `delete from content_entry where kind = 'notice'`, []],
])('the privacy notice of a hotel %s names the mails of the planner', async (_, prepared, keys) => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`delete from content_entry where kind = 'notice' and key = 'stay-mails'`)
  await client.query(`delete from migration where name = 'Migration20261126160500_notice_of_stay_mails'`)
  if (prepared) await client.query(prepared)
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const { rows } = await client.query(
    `select key, published from content_entry where kind = 'notice' and archived_at is null order by position limit 4`,
  )
  expect(rows.map(({ key }) => key)).toEqual(keys)
  const seeded = readSeed('notice').find(({ key }) => key === 'stay-mails')!
  const put = rows.find(({ key }) => key === 'stay-mails')
  if (put) expect(put.published).toEqual(seeded.document)
  await client.end()
  await database.close()
})
