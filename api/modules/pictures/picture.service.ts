import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../platform/context.ts'
import { encodeCrop, encodePicture, encodePreview, type EncodedPicture } from './encode-picture.ts'
import { PictureFile } from './picture-file.entity.ts'
import { keyOfId, largestUrl, pictureIdOf, previewWidth, sizeOfId } from './uploaded-picture.ts'

export interface StoredPicture {
  /** What a post keeps of it. */
  id: string
  /** The address of the largest size: what a room type keeps of it. */
  url: string
  width: number
  height: number
}

/**
 * Stores an uploaded picture in every width of the site; the same file uploaded again is the same picture, new again
 * for the job that forgets the unused ones.
 * @throws BAD_USER_INPUT when it is no picture, or too large in bytes or pixels
 */
export const storePicture = async (ctx: Context, bytes: Buffer): Promise<StoredPicture> =>
  storeSizes(ctx, hashOf(bytes), await encodePicture(bytes))

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex').slice(0, 20)

const storeSizes = async (ctx: Context, hash: string, encoded: EncodedPicture): Promise<StoredPicture> => {
  const { width, height, files } = encoded
  const picture = `${hash}-${width}x${height}`
  const rows = files.map((file) => sql`(${picture}, ${file.width}, ${file.bytes}, ${ctx.now()})`)
  await sql`insert into picture_file (picture, width, bytes, created_at) values ${sql.join(rows)}
    on conflict (picture, width) do update set created_at = excluded.created_at`.execute(ctx.em.getKysely())
  const id = pictureIdOf(picture)
  return { id, url: largestUrl(id, width), width, height }
}

/** Whether an id is that of an uploaded picture which is here. */
export const hasPicture = async (ctx: Context, id: string): Promise<boolean> => {
  const picture = keyOfId(id)
  return picture !== null && (await ctx.em.count(PictureFile, { picture })) > 0
}

const fileName = /^([0-9a-f]{20}-\d{1,4}x\d{1,4})-(\d{1,4})\.webp$/

/** The WebP of an address like `<hash>-1600x1067-800.webp`; null when there is none. */
export const readPictureFile = async (ctx: Pick<Context, 'em'>, name: string): Promise<Buffer | null> => {
  const [, picture, width] = fileName.exec(name) ?? []
  if (!picture) return null
  const file = await ctx.em.findOne(PictureFile, { picture, width: Number(width) })
  return file && Buffer.from(file.bytes)
}

type Crop = Record<'x' | 'y' | 'width' | 'height', number>

/**
 * Id of the picture that a crop of an uploaded picture makes; it is made when it is not here yet.
 * @returns null when the crop does not lie within the picture, or that is not here
 */
export const storeCrop = async (ctx: Context, id: string, crop: Crop): Promise<string | null> => {
  const { x, y, width, height } = crop
  const size = sizeOfId(id)
  if (!size || x + width > size.width || y + height > size.height) return null
  const hash = hashOf([id, x, y, width, height].join(' '))
  const made = pictureIdOf(`${hash}-${width}x${height}`)
  if (await hasPicture(ctx, made)) return made
  const bytes = await readPictureFile(ctx, `${keyOfId(id)}-${size.width}.webp`)
  return bytes && (await storeSizes(ctx, hash, await encodeCrop(bytes, crop))).id
}

/** The point that stays in sight stands in the address where it is not the middle. */
const previewName = /^([0-9a-f]{20}-(\d{1,4})x\d{1,4})-1200x630(?:-(\d{1,2}|100)-(\d{1,2}|100))?\.jpg$/

/** Some megabytes: the posts that are being shared just now. */
const previews = new LRUCache<string, Promise<Buffer>>({ max: 40 })

/** The JPEG of a link preview by its address `<hash>-1600x1067-1200x630.jpg`; null when there is no such picture. */
export const readPreview = async (ctx: Pick<Context, 'em'>, name: string): Promise<Buffer | null> => {
  const [, picture, width, x, y] = previewName.exec(name) ?? []
  if (!picture) return null
  const known = previews.get(name)
  if (known) return known
  const bytes = await readPictureFile(ctx, `${picture}-${previewWidth(Number(width))}.webp`)
  if (!bytes) return null
  const made = encodePreview(bytes, x && y ? { x: Number(x), y: Number(y) } : undefined)
  previews.set(name, made)
  made.catch(() => previews.delete(name))
  return made
}
