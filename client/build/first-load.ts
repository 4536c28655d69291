import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { partFile, partsOfPage } from '../i18n/parts.ts'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'client')

/** What the browser loads at once with a guest page: the entry, its code and its messages in English. */
const firstOf = (page: string) => [
  'index.html',
  'entry-client.tsx',
  page,
  ...(['site', ...partsOfPage(page)] as const).map((part) => `i18n/${partFile('en', part)}`),
]

/** Kilobytes of gzip that a guest's first page may load as JavaScript. */
export const firstLoadLimit = 170

export interface FirstLoad {
  /** The page's file from client/. */
  page: string
  kilobytes: number
  scripts: string[]
}

/** Files of the named parts with all that they import at once. */
const filesOf = (manifest: Record<string, Chunk>, keys: string[]): string[] => {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  keys.forEach(add)
  return [...files]
}

/** The JavaScript of each guest page's first load, as the last build made it. */
export const readFirstLoads = async (): Promise<FirstLoad[]> => {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
  const pages = Object.keys(manifest).filter((key) => /^site\/.*Page\.tsx$/.test(key))
  return Promise.all(
    pages.map(async (page) => {
      const files = filesOf(manifest, firstOf(page))
      const scripts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
      const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
      return { page, kilobytes: bytes / 1000, scripts }
    }),
  )
}
