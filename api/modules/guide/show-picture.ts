import type { PictureCrop } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Content } from '../../platform/content.ts'
import type { Picture, PictureCrops } from './guide.type.ts'

const middle = { x: 50, y: 50 }

const noCrops: PictureCrops = { wide: null, card: null, square: null, upright: null, preview: null }

const filesOf = (crops: readonly PictureCrop[]): PictureCrops | null =>
  crops.length > 0 ? { ...noCrops, ...Object.fromEntries(crops.map(({ shape, file }) => [shape, file])) } : null

/** A picture of the library as guests see it. */
export const showPicture = (content: Content, id: string, locale: Locale): Picture | null => {
  const picture = content.find('picture', id, locale)
  if (!picture) return null
  return { ...picture, crops: filesOf(picture.crops), isIllustration: picture.kind === 'drawing' }
}

/** A picture that a post or a room type keeps by its name or its file, with words of its own. */
export const showKept = (content: Content, kept: string, alt: string, language: Locale): Picture => {
  const own = showPicture(content, kept, language)
  return own
    ? { ...own, alt, language }
    : {
        id: kept,
        file: kept,
        alt,
        language,
        focus: middle,
        crops: null,
        isIllustration: false,
        credit: null,
        licence: null,
      }
}
