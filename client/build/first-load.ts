import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

/** Kilobytes of JavaScript that a guest's first page may transfer, in Brotli and with the heads of the answers. */
export const firstLoadLimit = 150

/** Bytes of an answer before its content; `npm run bench:first-load` shows how near this comes to what a browser counts. */
const headBytes = 420

interface FirstLoad {
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

/** What a browser is sent for a file: the one that the build compressed, where there is one. */
const sentBytes = async (file: string) => {
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return headBytes + size
}

/** The JavaScript of each guest page's first load, as the last build made it. */
export const readFirstLoads = async (): Promise<FirstLoad[]> => {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
  const pages = Object.keys(manifest).filter((key) => /^site\/.*Page\.tsx$/.test(key))
  return Promise.all(
    pages.map(async (page) => {
      const files = filesOf(manifest, firstOf(page))
      const scripts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
      const bytes = await Promise.all(files.map((file) => sentBytes(join(dist, file))))
      return { page, kilobytes: bytes.reduce((sum, one) => sum + one, 0) / 1000, scripts }
    }),
  )
}
