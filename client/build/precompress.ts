import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const texts = /\.(?:js|css|svg|json|ttf)$/
/** The playground's editor is megabytes that one person loads now and then. */
const bigBytes = 500_000

const compressFile = async (file: string) => {
  const content = await readFile(file)
  if (content.length < 300) return
  const quality = content.length > bigBytes ? 6 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await brotli(content, { params }))
  await writeFile(`${file}.gz`, await gz(content, { level: content.length > bigBytes ? 6 : 9 }))
}

/** Compresses the built files once, so that no request has to. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    const files = (await readdir(dir!, { recursive: true })).map((file) => join(dir!, file))
    await Promise.all(
      files.filter((file) => texts.test(file)).map(async (file) => (await stat(file)).isFile() && compressFile(file)),
    )
  },
})
