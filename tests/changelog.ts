import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { root } from '#api/root.ts'
import { changesBetween, inWords, withoutWords } from '#tests/support/contract-changes.ts'

/**
 * Writes what has changed since the last release into graphql/CHANGELOG.md; with a date as its argument the schema
 * becomes the released one, under that date.
 */
const fileOf = (name: string) => join(root, 'graphql', name)
const [date] = process.argv.slice(2)
const printed = await readFile(fileOf('schema.graphql'), 'utf8')
const released = buildSchema(await readFile(fileOf('released.graphql'), 'utf8'))
const words = inWords(await changesBetween(released, buildSchema(printed)))

const changelog = await readFile(fileOf('CHANGELOG.md'), 'utf8')
const unreleased = /## Unreleased\n[^]*?(?=\n## |$)/
const parts = date ? ['## Unreleased\n', `## ${date}\n`, words] : ['## Unreleased\n', words]
await writeFile(
  fileOf('CHANGELOG.md'),
  changelog.replace(unreleased, () => parts.filter(Boolean).join('\n')),
)
if (date) await writeFile(fileOf('released.graphql'), withoutWords(printed))
