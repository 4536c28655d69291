import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { Content } from '../../platform/content.ts'
import type { Picture, PictureFocus } from '../guide/guide.type.ts'
import { showKept } from '../guide/show-picture.ts'
import { idOfUrl, widthsOfUrl } from '../pictures/uploaded-picture.ts'
import type { RoomType, StoredImage } from './room.entity.ts'
import type { ImageText, RoomTypeText } from './room.type.ts'

export const nameOf = ({ name, translations }: Pick<RoomType, 'name' | 'translations'>, locale: Locale): string =>
  translations[locale]?.name ?? name

export const descriptionOf = ({ description, translations }: RoomType, locale: Locale): string =>
  translations[locale]?.description ?? description

export const amenitiesOf = ({ amenities, translations }: RoomType, locale: Locale): string[] =>
  translations[locale]?.amenities ?? amenities

export const accessibilityNotesOf = ({ accessibility, translations }: RoomType, locale: Locale): string =>
  translations[locale]?.accessibilityNotes ?? accessibility.notes ?? ''

export const translationsOf = ({ translations }: Pick<RoomType, 'translations'>): RoomTypeText[] =>
  Object.entries(translations).map(([locale, text]) => ({
    locale: locale as Locale,
    name: text.name ?? '',
    description: text.description ?? '',
    amenities: text.amenities ?? [],
    accessibilityNotes: text.accessibilityNotes ?? '',
  }))

/** One of the site's own pictures, by its address. */
const ownPicture = /^\/pictures\/latest\/([a-z0-9-]+)\.webp$/

const ownPictureOf = (url: string): string | null => ownPicture.exec(url)?.[1] ?? null

/** What the hotel says of one of its own pictures, by its name; nothing of a picture it does not know. */
export type DescribePicture = (id: string) => StoredImage['alt']

/** A picture as it is stored. One of the site's own that nobody describes begins with the hotel's words for it. */
export const describedImage = (url: string, describe: DescribePicture, alt: StoredImage['alt'] = {}): StoredImage => {
  const own = ownPictureOf(url)
  return { url, alt: own && Object.keys(alt).length === 0 ? describe(own) : alt }
}

export interface ShownImage {
  url: string
  pictureId: string | null
  file: string | null
  focus: PictureFocus
  isIllustration: boolean
  widths: number[]
  translations: ImageText[]
  stored: StoredImage
}

export const showImage = (stored: StoredImage, content: Content): ShownImage => {
  const { en: _english, ...others } = stored.alt
  const pictureId = ownPictureOf(stored.url) ?? idOfUrl(stored.url)
  const { file, focus, isIllustration } = showKept(content, pictureId ?? '', '', defaultLocale)
  return {
    url: stored.url,
    pictureId,
    file: file || null,
    focus,
    isIllustration,
    widths: widthsOfUrl(stored.url),
    translations: Object.entries(others).map(([locale, alt]) => ({ locale: locale as Locale, alt })),
    stored,
  }
}

/** What staff wrote, in the guest's language or else in English. */
export const altOf = ({ stored }: ShownImage, locale: Locale): string => stored.alt[locale] ?? stored.alt.en ?? ''

/** The site's own pictures of a room type with all that guests read of them. */
export const picturesOf = ({ images }: RoomType, content: Content, locale: Locale): Picture[] =>
  images.flatMap((image) => {
    const id = ownPictureOf(image.url) ?? idOfUrl(image.url)
    return id ? [showKept(content, id, altOf(showImage(image, content), locale), locale)] : []
  })
