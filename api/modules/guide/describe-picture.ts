import { locales, type Locale } from '#graphql/locales.ts'
import type { Content } from '../../platform/content.ts'

/** What the hotel says of one of its pictures, in each language that somebody has written; nothing when it has none such. */
export const describePicture =
  (content: Content) =>
  (id: string): Partial<Record<Locale, string>> =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const picture = content.find('picture', id, locale)
        return picture?.language === locale ? [[locale, picture.alt]] : []
      }),
    )
