import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { encodePicture, encodingVersion } from './encode.ts'
import { drawIcons } from './icons.ts'
import type { PictureEntry } from './formats.ts'

const here = dirname(fileURLToPath(import.meta.url))
const originals = join(here, 'originals')
const target = join(here, '..', '..', 'dist', 'pictures')
const ledgerFile = join(target, 'ledger.json')
const manifestFile = join(here, 'manifest.generated.ts')
const readable = new Set(['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif'])

type Manifest = Record<string, PictureEntry>

const readLedger = async (): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(ledgerFile, 'utf8')) as Manifest
  } catch {
    return {}
  }
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(encodingVersion)
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8)

const printManifest = (manifest: Manifest) =>
  `import type { PictureEntry } from './formats.ts'\n\nexport const manifest: Record<string, PictureEntry | undefined> = ${JSON.stringify(manifest)}\n`

/** Removes the sizes of pictures that changed or went away, so that the folder does not grow for ever. */
const sweep = async (manifest: Manifest) => {
  const kept = new Set(Object.entries(manifest).map(([id, { hash }]) => `${id}-${hash}`))
  const stale = (await readdir(target)).filter((file) => file !== 'ledger.json' && !kept.has(file.replace(/-[\dx]+\.\w+$/, '')))
  await Promise.all(stale.map((file) => rm(join(target, file))))
}

/** Writes every size of every original to dist/pictures and lists them for the pages. Unchanged originals are skipped. */
const run = async () => {
  await mkdir(target, { recursive: true })
  const known = await readLedger()
  const files = (await readdir(originals)).filter((file) => readable.has(parse(file).ext.toLowerCase())).sort()
  const found: Manifest = {}
  const queue = [...files]
  let encoded = 0

  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const id = parse(file).name
      const original = join(originals, file)
      const hash = await hashOf(original)
      const before = known[id]
      if (before?.hash === hash) found[id] = before
      else {
        found[id] = await encodePicture(id, original, hash, target)
        encoded += 1
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))

  const manifest: Manifest = Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)))
  await sweep(manifest)
  await drawIcons(join(here, '..', 'ui', 'favicon.svg'), join(here, '..', '..', 'dist', 'icons'))
  await writeFile(ledgerFile, JSON.stringify(manifest))
  await writeFile(manifestFile, printManifest(manifest))
  process.stdout.write(`Pictures: ${files.length} known, ${encoded} encoded\n`)
}

/** The list alone, empty where nothing has been encoded yet: its types are the same. */
const writeList = async () => writeFile(manifestFile, printManifest(await readLedger()))

await (process.argv.includes('--list') ? writeList() : run())
