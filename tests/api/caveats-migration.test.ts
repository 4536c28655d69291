import { Client } from 'pg'
import { expect, it } from 'vitest'
import { freshnessOf } from '#api/modules/content/translations.ts'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { fingerprintOfAll } from '#tests/support/fingerprint-of-all.ts'

const named = (description: string) => ({ name: 'Finland House', description })
const english = named("Finnish all over town; please check the club's events before you go.")
const asPublished = {
  data: {},
  texts: {
    en: english,
    fr: named('On entend parler finnois\u00A0; vérifiez le programme du club avant d’y aller.'),
    sv: named('Man hör finska. Kontrollera gärna att det är öppet innan du går dit.'),
    de: named('Hier tanzt der Klub; bitte vorher anrufen.'),
  },
  translations: { fr: { of: fingerprintOfAll(english) }, sv: { of: 'an older English' } },
}
const asDraft = {
  data: {},
  texts: { en: named('Please check departures and fares before you go. The hall is closed in July.') },
}
const hours = 'Klo 9–17; ajat ja hinnat kannattaa tarkistaa ennen lähtöä'

it('a database of the release before loses the caveats of the sample’s places, and no word of staff', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`delete from migration where name in
    ('Migration20261126155500_caveats_once', 'Migration20261126193000_freshness_by_field')`)
  const [house, drive] = ["kind = 'place' and key = 'finland-house'", "kind = 'drive' and key = 'palm-beach-zoo'"]
  await client.query(`update content_entry set published = $1, draft = $2 where ${house}`, [asPublished, asDraft])
  await client.query(
    `update content_entry set published = jsonb_set(published, '{texts,fi,hours}', to_jsonb($1::text)) where ${drive}`,
    [hours],
  )
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const read = async (where: string) =>
    (await client.query(`select published, draft from content_entry where ${where}`)).rows[0]
  const { published, draft } = await read(house)
  expect(published.texts).toEqual({
    en: named('Finnish all over town.'),
    fr: named('On entend parler finnois.'),
    sv: named('Man hör finska.'),
    de: asPublished.texts.de,
  })
  expect([freshnessOf(published, 'fr'), freshnessOf(published, 'sv')]).toEqual(['fresh', 'outdated'])
  expect(draft).toEqual(asDraft)
  expect((await read(drive)).published.texts.fi.hours).toBe('Klo 9–17')
  await client.end()
  await database.close()
})
