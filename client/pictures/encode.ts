import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { formats, pictureFile, previewEnding, previewSize, widths, type Format, type PictureEntry } from './formats.ts'

/** Part of every hash: raise it when the settings below change. */
export const encodingVersion = '3'

const maximumWidth = Math.max(...widths)

/** Efforts are low on purpose: a fresh checkout encodes every picture before it can serve. */
const encoders: Record<Format, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.avif({ quality: 52, effort: width > 1000 ? 0 : 1 }),
  webp: (image) => image.webp({ quality: 74, effort: 2 }),
}

const toHex = (pixel: Uint8Array) => `#${Buffer.from(pixel).toString('hex')}`

/** Draws the original once at its largest and writes every size of it. */
export const encodePicture = async (id: string, original: string, hash: string, target: string): Promise<PictureEntry> => {
  const { data, info } = await sharp(original)
    .rotate()
    .resize({ width: maximumWidth, withoutEnlargement: !original.endsWith('.svg') })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })

  for (const width of widths.filter((width) => width <= info.width))
    for (const format of formats)
      await encoders[format](drawn().resize({ width }), width).toFile(join(target, pictureFile(id, hash, width, format)))

  await drawn()
    .resize(previewSize)
    .jpeg({ quality: 80 })
    .toFile(join(target, `${id}-${hash}${previewEnding}`))

  const colours = await drawn().resize(1, 3, { fit: 'fill', kernel: 'mitchell' }).raw().toBuffer()
  return {
    width: info.width,
    height: info.height,
    hash,
    colours: [toHex(colours.subarray(0, 3)), toHex(colours.subarray(3, 6)), toHex(colours.subarray(6, 9))],
  }
}
