/** The widths that the site's pictures have; a smaller picture keeps its own. */
const siteWidths = [480, 800, 1200, 1600]

/** No side of an uploaded picture is kept longer. */
export const longestSide = Math.max(...siteWidths)

/** The widths in which an uploaded picture is kept, the smallest first, by its own. */
export const widthsUpTo = (width: number): number[] => [...siteWidths.filter((narrower) => narrower < width), width]

/** The kept width that a link preview is made from. */
export const previewWidth = (width: number): number => widthsUpTo(width).find((size) => size >= 1_200) ?? width

const prefix = 'uploads/'

/** `uploads/<hash>-<width>x<height>`: what a post keeps of it. */
export const pictureIdOf = (picture: string): string => prefix + picture

/** The key under which its files are; null for the id of another kind of picture. */
export const keyOfId = (id: string): string | null => (id.startsWith(prefix) ? id.slice(prefix.length) : null)

/** The address of its largest size: what a room type keeps of it. */
export const largestUrl = (id: string, width: number): string => `/pictures/${id}-${width}.webp`

const address = /^\/pictures\/(uploads\/[0-9a-f]{20}-(\d{1,4})x\d{1,4})-\d{1,4}\.webp$/

/** The id that an address belongs to; null when it is not that of an uploaded picture. */
export const idOfUrl = (url: string): string | null => address.exec(url)?.[1] ?? null

/** The widths that an address can end with; none when it is not that of an uploaded picture. */
export const widthsOfUrl = (url: string): number[] => {
  const [, , width] = address.exec(url) ?? []
  return width ? widthsUpTo(Number(width)) : []
}

const sizedId = /^uploads\/[0-9a-f]{20}-(\d{1,4})x(\d{1,4})$/

/** How wide and high its largest size is; null for the id of another kind of picture. */
export const sizeOfId = (id: string): { width: number; height: number } | null => {
  const [, width, height] = sizedId.exec(id) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** The address of its largest size of at most so many pixels; null for the id of another kind of picture. */
export const uploadUrlUpTo = (id: string, most: number): string | null => {
  const [, width] = sizedId.exec(id) ?? []
  if (!width) return null
  const widths = widthsUpTo(Number(width))
  return largestUrl(id, widths.findLast((size) => size <= most) ?? widths[0]!)
}
