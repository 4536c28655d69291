import { openEmbeddedInMemory } from './embedded.ts'
import { openOrm } from './orm.ts'

/** Writes the migration that brings the schema from the last snapshot to what the entities say. */
const database = await openEmbeddedInMemory()
const orm = await openOrm(database.url, { size: 2, waitMs: 10_000 })
await orm.migrator.up()
const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2] ?? 'change')
process.stdout.write(fileName ? `migrations/${fileName}\n` : 'The entities and the migrations agree.\n')
await orm.close()
await database.close()
