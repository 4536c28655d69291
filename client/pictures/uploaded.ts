import { previewEnding, widths } from './formats.ts'

const form = /^uploads\/[0-9a-f]{20}-(\d{1,4})x(\d{1,4})$/

interface UploadedPicture {
  width: number
  height: number
}

/** What the id of a picture that staff uploaded says of it; null for the pictures of the house. */
export const uploadedPicture = (id: string): UploadedPicture | null => {
  const [, width, height] = form.exec(id) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** The address of the narrowest size that is at least as wide, or of the widest. */
export const uploadedUrl = (id: string, { width }: UploadedPicture, wanted: number) =>
  `/pictures/${id}-${Math.min(widths.find((size) => size >= wanted) ?? width, width)}.webp`

/** The JPEG of a link preview, cut around the point that stays in sight, in percent. */
export const uploadedPreview = (id: string, { x, y } = { x: 50, y: 50 }) =>
  `/pictures/${id}${x === 50 && y === 50 ? previewEnding : previewEnding.replace('.', `-${Math.round(x)}-${Math.round(y)}.`)}`

/** All sizes for the browser to choose from, as in the `srcset` attribute. */
export const uploadedSourceSet = (id: string, { width }: UploadedPicture) =>
  [...widths.filter((size) => size < width), width].map((size) => `/pictures/${id}-${size}.webp ${size}w`).join(', ')
