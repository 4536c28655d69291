import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { Locale } from '#graphql/locales.ts'
import { typedFactsIn } from '#graphql/typed-facts.ts'
import { factTexts } from '../hotel/fact-texts.ts'

/** Every text within a value, whatever is nested in it. */
export const textsWithin = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(textsWithin) : []
}

const knownFacts = (facts: HotelFacts, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(factTexts(facts, locale)).filter((fact): fact is [string, string] => fact[1] !== null),
  )

/** Facts that were typed into the texts of a record instead of named in braces, by the field in which they stand. */
export const typedFacts = (texts: object, facts: HotelFacts, locale: Locale) =>
  Object.entries(texts).flatMap(([field, value]) =>
    typedFactsIn(textsWithin(value).join('\n'), knownFacts(facts, locale)).map((typed) => ({ field, ...typed })),
  )
