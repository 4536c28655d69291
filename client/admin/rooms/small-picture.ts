import { manifest } from '#client/pictures/manifest.generated.ts'
import { pictureFile, widths } from '#client/pictures/formats.ts'

/** The smallest size of a picture, which is enough for a card of the desk. */
export const smallPicture = ({ url, pictureId }: { url: string; pictureId?: string | null }): string => {
  const entry = pictureId ? manifest[pictureId] : undefined
  return entry && pictureId ? `/pictures/${pictureFile(pictureId, entry.hash, widths[0], 'webp')}` : url
}
