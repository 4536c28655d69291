import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { megabyte } from '#graphql/file-limits.ts'
import { badFile } from '../../errors.ts'
import { contentFileName, contentFileSchema, formatVersion, pictureOfFile, type ContentFile } from './content-file.ts'
import { readText } from './read-text.ts'

/** Pictures are packed already: what unfolds to much more is made to fill the memory. */
const mostUnpacked = 150 * megabyte
const mostFiles = 10_000

export interface PictureBytes {
  picture: string
  width: number
  bytes: Buffer
}

const readFile = async (entry: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of entry) parts.push(part)
  return Buffer.concat(parts)
}

/** Counts whatever unfolds, also what lies between the files and behind them. */
async function* bounded(unfolded: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let left = mostUnpacked
  for await (const part of unfolded) {
    left -= part.length
    if (left < 0) throw badFile(`The archive has more than ${mostUnpacked / megabyte} MB in it`)
    yield part
  }
}

const parseContent = (text: string): ContentFile => {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw badFile('The content in the archive cannot be read: the file was changed or cut off')
  }
  const version = (raw as { version?: unknown } | null)?.version
  if (typeof version === 'number' && version !== formatVersion)
    throw badFile(`The file is of version ${version} of this format, and this release reads version ${formatVersion}`)
  const { data, error } = contentFileSchema.safeParse(raw)
  if (data) return data
  const { path, message } = error.issues[0]!
  throw badFile(`The content in the archive is not as the export wrote it (${path.join('.')}: ${message})`)
}

/**
 * Unpacks the whole content of a hotel.
 * @throws BAD_USER_INPUT with what is wrong with the file
 */
export const readArchive = async (body: Buffer): Promise<{ content: ContentFile; pictures: PictureBytes[] }> => {
  const tar = extract()
  const pictures: PictureBytes[] = []
  let content: ContentFile | null = null
  let files = 0
  const unpack = async () => {
    for await (const entry of tar) {
      files += 1
      if (files > mostFiles) throw badFile(`The archive has more than ${mostFiles} files`)
      const { name } = entry.header
      const bytes = await readFile(entry as AsyncIterable<Buffer>)
      const picture = pictureOfFile(name)
      if (name === contentFileName) content = parseContent(readText(bytes))
      else if (picture) pictures.push({ ...picture, bytes })
    }
  }
  try {
    await Promise.all([pipeline(Readable.from([body]), createGunzip(), bounded, tar), unpack()])
  } catch (error) {
    if ((error as { extensions?: unknown }).extensions) throw error
    throw badFile('The archive is damaged or was cut off')
  }
  if (!content) throw badFile(`The archive has no ${contentFileName} in it: it is no export of a website`)
  return { content, pictures }
}
