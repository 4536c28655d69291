import { manifest } from '#client/pictures/manifest.generated.ts'
import { pictureFile, widths } from '#client/pictures/formats.ts'
import { uploadedPicture, uploadedUrl } from '#client/pictures/uploaded.ts'

/** The smallest size of a picture, which is enough for a card of the desk. */
export const smallPicture = ({ url, pictureId }: { url: string; pictureId?: string | null }): string => {
  const uploaded = pictureId ? uploadedPicture(pictureId) : null
  if (uploaded && pictureId) return uploadedUrl(pictureId, uploaded, widths[0])
  const entry = pictureId ? manifest[pictureId] : undefined
  return entry && pictureId ? `/pictures/${pictureFile(pictureId, entry.hash, widths[0], 'webp')}` : url
}
