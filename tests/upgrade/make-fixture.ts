import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startJobs } from '#api/start/jobs.ts'
import { serverVariable } from '#tests/support/database.ts'
import { fullHotelNow } from '#tests/support/full-hotel-records.ts'
import { fillHotel, fullHotelSettings } from '#tests/support/full-hotel.ts'
import prepareTemplate from '#tests/support/global-setup.ts'
import { binaries, startOldestPostgres } from '#tests/support/oldest-postgres.ts'
import { startWithSandbox } from '#tests/support/sandbox.ts'
import { sql } from '#tests/support/subscribers.ts'

/**
 * `node --import tsx tests/upgrade/make-fixture.ts NAME`, before a release: a hotel with something in every table, made
 * and dumped as that release's code leaves it. Needs Debian's postgresql-15 with its pg_dump.
 */
const [name] = process.argv.slice(2)
const postgres = startOldestPostgres()
if (!name || !postgres) throw new Error('Say a name, and install postgresql-15.')
const make = async () => {
  process.env[serverVariable] = postgres.url
  const removeTemplate = await prepareTemplate()
  const server = await startWithSandbox(fullHotelSettings)
  server.setNow(fullHotelNow)
  await fillHotel(server)
  await (await startJobs(server.deps, server.queue)).stop()

  const tables = await sql<{ name: string }>(
    server,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  for (const table of tables) {
    const [row] = await sql<{ is: boolean }>(server, `select exists (select 1 from "${table.name}") as is`)
    if (!row!.is) process.stdout.write(`Nothing is in ${table.name}: let fillHotel put something there.\n`)
  }

  // Much, and worked out again by every start: one language stands for all.
  await sql(server, `delete from chat_passage where language <> 'en'`)
  await sql(server, `delete from setting where key like 'chat.passages.%' and key <> 'chat.passages.en'`)
  const options = ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges', '--no-comments']
  const dumped = execFileSync(join(binaries, 'pg_dump'), [...options, server.databaseUrl], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // What only psql understands.
  const statements = dumped
    .replaceAll(/^(\\|--|SET |SELECT pg_catalog\.set_config).*\n/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
  const folder = join(import.meta.dirname, 'fixtures')
  mkdirSync(folder, { recursive: true })
  const packed = gzipSync(statements, { level: 9 })
  writeFileSync(join(folder, `${name}.sql.gz`), packed)
  process.stdout.write(`${name}.sql.gz: ${tables.length} tables, ${Math.round(packed.length / 1024)} KB\n`)
  await server.close()
  await removeTemplate()
}

try {
  await make()
} finally {
  postgres.stop()
}
