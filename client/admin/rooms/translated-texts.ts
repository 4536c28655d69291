import { locales, type Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import type { RoomTypeCardFragment } from './RoomTypeCard.generated.ts'

export type OtherLocale = Exclude<Locale, 'en'>

export const otherLocales = locales.slice(1) as OtherLocale[]

/** What is translated of a room type beside the texts of its images. */
export const textParts = {
  name: 'Name',
  description: 'Description',
  amenities: 'Amenities',
  accessibilityNotes: 'Accessibility notes',
} as const

export type TextPart = keyof typeof textParts

/** A field of the form, such as `fi.name`. */
type TextField = `${OtherLocale}.${TextPart}`

export type TextDraft = Record<TextField, string>

export interface ImageDraft {
  url: string
  alts: Partial<Record<Locale, string>>
}

export const textField = (locale: OtherLocale, part: TextPart): TextField => `${locale}.${part}`

const parts = Object.keys(textParts) as TextPart[]

const eachField = <T>(valueOf: (locale: OtherLocale, part: TextPart) => T) =>
  Object.fromEntries(
    otherLocales.flatMap((locale) => parts.map((part) => [textField(locale, part), valueOf(locale, part)])),
  ) as Record<TextField, T>

export const noTexts: TextDraft = eachField(() => '')

/** What a colleague may have changed meanwhile, in words. */
export const textLabels = eachField((locale, part) => `${textParts[part]} in ${languages[locale].name}`)

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const textDraft = ({ translations }: RoomTypeCardFragment): TextDraft =>
  eachField((locale, part) => {
    const stored = translations.find((text) => text.locale === locale)?.[part] ?? ''
    return typeof stored === 'string' ? stored : stored.join('\n')
  })

/** Always all languages in their order, so that a complaint about the second one is about Portuguese. */
export const textInput = (draft: TextDraft) =>
  otherLocales.map((locale) => ({
    locale,
    name: draft[textField(locale, 'name')].trim(),
    description: draft[textField(locale, 'description')].trim(),
    amenities: linesOf(draft[textField(locale, 'amenities')]),
    accessibilityNotes: draft[textField(locale, 'accessibilityNotes')].trim(),
  }))

/** The field that a complaint about `translations[1].name` belongs to. */
export const fieldOfText = (place: number, part: PropertyKey): TextField =>
  textField(otherLocales[place]!, part as TextPart)

interface Written extends TextDraft {
  images: ImageDraft[]
  name: string
  description: string
  amenities: string
  accessNotes: string
}

export const englishOf = (draft: Written): Record<TextPart, string> => ({
  name: draft.name,
  description: draft.description,
  amenities: draft.amenities,
  accessibilityNotes: draft.accessNotes,
})

/** What guests of a language would read in English; `all` when nothing is translated. */
export const missingIn = (draft: Written, locale: OtherLocale): { all: boolean; names: string[] } => {
  const english = englishOf(draft)
  const wanted = [
    ...parts.filter((part) => english[part].trim()).map((part) => [textParts[part], draft[textField(locale, part)]]),
    ...draft.images
      .map(({ alts }, index) => [`Text of image ${index + 1}`, alts[locale] ?? '', alts.en ?? ''])
      .filter(([, , original]) => original),
  ]
  const names = wanted.filter(([, text]) => !text!.trim()).map(([name]) => name!)
  return { all: wanted.length > 0 && names.length === wanted.length, names }
}
