import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLiteralElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { defaultLocale, locales } from '#graphql/locales.ts'
import { partFile, partOf } from './parts.ts'
import { withEnglish } from './with-english.ts'

type Trees = Record<string, MessageFormatElement[]>

const here = dirname(fileURLToPath(import.meta.url))
const source = join(here, 'messages')
const target = join(here, 'compiled')

const readJson = async <Content>(file: string): Promise<Content> => JSON.parse(await readFile(file, 'utf8'))

/** A sentence that takes nothing needs no tree. */
const shorten = (tree: MessageFormatElement[]) =>
  tree.every(isLiteralElement) ? tree.map(({ value }) => value).join('') : tree

const writeParts = async (locale: string, trees: Trees) => {
  const parts = Object.groupBy(Object.entries(trees), ([key]) => partOf(key))
  await mkdir(join(target, locale), { recursive: true })
  for (const [part, messages] of Object.entries(parts)) {
    const short = Object.fromEntries(messages.map(([key, tree]) => [key, shorten(tree)]))
    await writeFile(join(here, partFile(locale, part as keyof typeof parts)), JSON.stringify(short))
  }
}

/** Compiles messages/*.json to ICU trees, in parts; a key that a language lacks gets the English sentence. */
const compileCatalogues = async () => {
  const trees = await mkdtemp(join(tmpdir(), 'messages-'))
  execFileSync('formatjs', ['compile-folder', '--format', 'simple', '--ast', source, trees], { stdio: 'inherit' })
  await rm(target, { recursive: true, force: true })
  const english = await readJson<Trees>(join(trees, `${defaultLocale}.json`))
  for (const locale of locales) {
    const written = Object.keys(await readJson<object>(join(source, `${locale}.json`)))
    const compiled = await readJson<Trees>(join(trees, `${locale}.json`))
    // Given a file it does not understand, the compiler writes {} and still succeeds.
    if (Object.keys(compiled).length !== written.length) throw new Error(`${locale}.json did not compile`)
    await writeParts(locale, withEnglish(english, compiled))
  }
  await rm(trees, { recursive: true })
}

await compileCatalogues()
