import { Client } from 'pg'
import { expect, it } from 'vitest'
import { freshnessOf } from '#api/modules/content/translations.ts'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { fingerprintOfAll } from '#tests/support/fingerprint-of-all.ts'

const english = { question: 'When is it full?', answer: 'January to April, when whales pass. Book early.' }
const asPublished = {
  data: {},
  texts: {
    en: english,
    fi: { question: 'Milloin?', answer: 'Tammikuusta huhtikuuhun, kun valaat uivat ohi.' },
    de: { question: 'Wann?', answer: 'Immer im Winter.' },
  },
  translations: { fi: { of: fingerprintOfAll(english) }, de: { of: 'an older English' } },
}
const asDraft = {
  data: {},
  texts: { en: { question: 'When?', answer: 'All year: January to April, when it is mild.' } },
}

it('a database of the release before names the season by the fact, in the sample’s words and in no others', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`delete from migration where name in
    ('Migration20261125024600_peak_season', 'Migration20261126193000_freshness_by_field')`)
  const season = `kind = 'faq' and key = 'peak-season'`
  await client.query(`update content_entry set published = $1, draft = $2 where ${season}`, [asPublished, asDraft])
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const { published, draft } = (await client.query(`select published, draft from content_entry where ${season}`))
    .rows[0]
  expect(published.texts).toEqual({
    en: { question: 'When is it full?', answer: '{peakSeasonFrom} to {peakSeasonTo}, when whales pass. Book early.' },
    fi: { question: 'Milloin?', answer: 'Kiireisintä aikaa on {peakSeasonFrom}–{peakSeasonTo}, kun valaat uivat ohi.' },
    de: { question: 'Wann?', answer: 'Immer im Winter.' },
  })
  expect([freshnessOf(published, 'fi'), freshnessOf(published, 'de')]).toEqual(['fresh', 'outdated'])
  expect(draft).toEqual(asDraft)
  await client.end()
  await database.close()
})
