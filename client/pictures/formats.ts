/** Widths in pixels that each picture is written at, when its original is that wide. */
export const widths = [480, 800, 1200, 1600] as const

export const formats = ['avif', 'webp'] as const

export type Format = (typeof formats)[number]

/** Address and file name of one size of a picture. */
export const pictureFile = (id: string, hash: string, width: number, format: Format) => `${id}-${hash}-${width}.${format}`

/** What a link preview shows: https://developers.facebook.com/docs/sharing/webmasters/images */
export const previewSize = { width: 1200, height: 630 } as const

/** How the address of a picture's link preview ends. */
export const previewEnding = `-${previewSize.width}x${previewSize.height}.jpg`

/** What the pages know of a picture; kept short, for every guest loads it. */
export interface PictureEntry {
  width: number
  height: number
  /** Start of the hash of the original and of how it is encoded: a new picture gets a new address. */
  hash: string
  /** Top, middle and bottom colour, painted until the picture is there. */
  colours: readonly [string, string, string]
}
