import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { entities } from '../modules/modules.ts'
import { openOrm } from '../db/orm.ts'

/** Writes the migration that brings the schema from the last snapshot to what the entities say. */
const folder = await mkdtemp(join(tmpdir(), 'hotel-migration-'))
await chmod(folder, 0o711)
const database = await openEmbedded(folder, { settings: { fsync: 'off' } })
const orm = await openOrm(database.url, entities, { size: 2, waitMs: 10_000 })
await orm.migrator.up()
const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2] ?? 'change')
process.stdout.write(fileName ? `migrations/${fileName}\n` : 'The entities and the migrations agree.\n')
await orm.close()
await database.close()
await rm(folder, { recursive: true })
