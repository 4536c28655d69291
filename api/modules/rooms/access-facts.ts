import { accessibilitySchema, type Accessibility } from '#graphql/inputs/room.ts'
import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { AccessFact } from './room.type.ts'

const questions = accessibilitySchema.omit({ notes: true }).keyof().options

const centimetresInAnInch = 2.54

const inWords = (answer: boolean | number | null | undefined, locale: Locale): string => {
  if (answer == null) return translate(locale, 'rooms.access.unknown')
  if (typeof answer === 'boolean') return translate(locale, answer ? 'rooms.access.yes' : 'rooms.access.no')
  const centimetres = Math.round(answer * centimetresInAnInch)
  return translate(locale, 'rooms.access.inches', { inches: answer, centimetres })
}

/** Every question has an answer: a guest must also learn what is missing and what nobody has looked at yet. */
export const accessFacts = (accessibility: Accessibility, locale: Locale): AccessFact[] =>
  questions.map((question) => ({
    name: translate(locale, `rooms.access.${question}`),
    value: inWords(accessibility[question], locale),
    isMeasured: accessibility[question] != null,
  }))
