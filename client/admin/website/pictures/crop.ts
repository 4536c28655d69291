import { leastCropPixels, pictureShapes, type PictureShape } from '#graphql/inputs/content/kinds.ts'

export interface Size {
  width: number
  height: number
}

/** A part of a picture, in pixels of its largest size. */
export interface Rectangle extends Size {
  x: number
  y: number
}

interface Point {
  x: number
  y: number
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const sized = (shape: PictureShape, width: number): Size => ({
  width: Math.round(width),
  height: Math.round(width / pictureShapes[shape]),
})

/** The widest that a crop of the shape can be. */
export const widestCrop = (shape: PictureShape, { width, height }: Size): number =>
  Math.floor(Math.min(width, height * pictureShapes[shape]))

/** The narrowest: both sides have the pixels that they need. */
export const narrowestCrop = (shape: PictureShape): number =>
  Math.ceil(leastCropPixels * Math.max(1, pictureShapes[shape]))

const within = (rectangle: Rectangle, picture: Size): Rectangle => ({
  ...rectangle,
  height: Math.min(rectangle.height, picture.height),
  x: Math.round(between(rectangle.x, 0, picture.width - rectangle.width)),
  y: Math.round(between(rectangle.y, 0, picture.height - Math.min(rectangle.height, picture.height))),
})

/** What a page cuts out by itself: as much as there is, around the point that stays in sight, in percent. */
export const focusCrop = (shape: PictureShape, picture: Size, focus: Point): Rectangle => {
  const size = sized(shape, widestCrop(shape, picture))
  const x = ((picture.width - size.width) * focus.x) / 100
  const y = ((picture.height - size.height) * focus.y) / 100
  return within({ ...size, x, y }, picture)
}

export const movedCrop = (crop: Rectangle, by: Point, picture: Size): Rectangle =>
  within({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture)

/** Another width around the same middle. */
export const resizedCrop = (shape: PictureShape, crop: Rectangle, width: number, picture: Size): Rectangle => {
  const size = sized(
    shape,
    between(width, Math.min(narrowestCrop(shape), widestCrop(shape, picture)), widestCrop(shape, picture)),
  )
  return within(
    { ...size, x: crop.x + (crop.width - size.width) / 2, y: crop.y + (crop.height - size.height) / 2 },
    picture,
  )
}
