import sharp, { type OutputInfo } from 'sharp'
import { megabyte, mostPictureMegabytes } from '#graphql/file-limits.ts'
import { badFile } from '../../errors.ts'
import { longestSide, widthsUpTo } from './uploaded-picture.ts'

export const mostBytes = mostPictureMegabytes * megabyte

/** A file of some kilobytes can unfold to gigabytes: above this it is not unfolded. */
const mostMegapixels = 50

/** As sharp names them; AVIF is the one kind of HEIF that it reads. */
const readable = new Set(['jpeg', 'png', 'webp', 'heif'])

const secondsToEncode = 30

const wrongType = () => badFile('The file must be a picture: JPEG, PNG, WebP or AVIF')

/** What the bytes themselves say, whatever the file is called. */
const look = async (bytes: Buffer) => {
  if (bytes.length === 0) throw wrongType()
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(wrongType()))
  if (!readable.has(format)) throw wrongType()
  if (width * height > mostMegapixels * 1_000_000)
    throw badFile(`The picture must have at most ${mostMegapixels} megapixels`)
}

/** A size that link previews show without cutting: https://developers.facebook.com/docs/sharing/webmasters/images */
const preview = { width: 1_200, height: 630 }

/** Percent from the left upper corner. */
export interface Focus {
  x: number
  y: number
}

const middle: Focus = { x: 50, y: 50 }

/** A picture of the site as the JPEG of a link preview, cut around the point that stays in sight. */
export const encodePreview = async (bytes: Buffer, focus = middle): Promise<Buffer> => {
  const { data, info } = await sharp(bytes)
    .resize({ ...preview, fit: 'outside' })
    .toBuffer({ resolveWithObject: true })
  const offset = (surplus: number, percent: number) => Math.round((surplus * percent) / 100)
  const left = offset(info.width - preview.width, focus.x)
  const top = offset(info.height - preview.height, focus.y)
  return sharp(data)
    .extract({ left, top, ...preview })
    .jpeg({ quality: 80 })
    .toBuffer()
}

export interface EncodedPicture {
  width: number
  height: number
  files: { width: number; bytes: Buffer }[]
}

/**
 * The picture anew, upright, without anything that was hidden in its file, as WebP in the widths of the site.
 * @throws BAD_USER_INPUT when it is no picture, or too large in bytes or pixels
 */
export const encodePicture = async (bytes: Buffer): Promise<EncodedPicture> => {
  if (bytes.length > mostBytes) throw badFile(`The picture must have at most ${mostPictureMegabytes} MB`)
  await look(bytes)
  const { data, info } = await sharp(bytes, { limitInputPixels: mostMegapixels * 1_000_000 })
    .timeout({ seconds: secondsToEncode })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(badFile('The picture is damaged and cannot be read')))
  return encodeSizes(data, info)
}

/** The part of a picture of the site, in the widths of the site. */
export const encodeCrop = async (
  bytes: Buffer,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<EncodedPicture> => {
  const { data, info } = await sharp(bytes)
    .extract({ left: x, top: y, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodeSizes(data, info)
}

const encodeSizes = async (data: Buffer, { width, height, channels }: OutputInfo): Promise<EncodedPicture> => {
  const files = []
  for (const size of widthsUpTo(width))
    files.push({
      width: size,
      bytes: await sharp(data, { raw: { width, height, channels } })
        .resize({ width: size })
        .webp({ quality: 78, effort: 3 })
        .toBuffer(),
    })
  return { width, height, files }
}
