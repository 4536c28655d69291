import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The drawing's own ground: phones cut the corners themselves, and paint holes black. */
const ground = '#0e4656'

/** An ICO file around one PNG: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
const icoAround = (png: Buffer, side: number): Buffer => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Writes the icons that browsers and phones look for, from the one drawing. */
export const drawIcons = async (drawing: string, target: string): Promise<void> => {
  await mkdir(target, { recursive: true })
  const draw = (side: number) => sharp(drawing, { density: 72 * 16 }).resize(side, side)
  const whole = (side: number) => draw(side).flatten({ background: ground })
  // Android cuts any shape out of the middle four fifths: https://www.w3.org/TR/appmanifest/#icon-masks
  const maskable = whole(410).extend({ top: 51, bottom: 51, left: 51, right: 51, background: ground })
  const files = {
    'favicon.ico': icoAround(await draw(32).png().toBuffer(), 32),
    'apple-touch-icon.png': await whole(180).png().toBuffer(),
    'icon-192.png': await draw(192).png().toBuffer(),
    'icon-512.png': await draw(512).png().toBuffer(),
    'icon-maskable-512.png': await maskable.png().toBuffer(),
  }
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(target, name), bytes)))
}
