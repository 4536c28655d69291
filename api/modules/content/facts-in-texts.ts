import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { Locale } from '#graphql/locales.ts'
import { factTexts, type FactName } from '../hotel/fill.ts'

/**
 * Facts that are recognised where somebody has typed them: the others are bare numbers, or names that may mean something
 * else.
 */
const recognisable: readonly FactName[] = [
  'hotel',
  'phone',
  'email',
  'street',
  'checkIn',
  'checkOut',
  'officeOpens',
  'officeCloses',
  'lateCheckOutFee',
  'lateCheckOutUntil',
  'securityDeposit',
  'petFee',
  'smokingFee',
  'newsletterPercent',
  'couponMaxPercent',
  'beachParkingFee',
]

/** Every text within a value, whatever is nested in it. */
export const textsWithin = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(textsWithin) : []
}

const isWordBeside = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

const stands = (value: string, text: string): boolean => {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!isWordBeside(text[at - 1]) && !isWordBeside(text[at + value.length])) return true
  return false
}

/** Facts that were typed into the texts of a record instead of named in braces: the first of those that read the same. */
export const typedFacts = (texts: object, facts: HotelFacts, locale: Locale) => {
  const known = factTexts(facts, locale)
  return Object.entries(texts).flatMap(([field, value]) => {
    const found = new Map<string, FactName>()
    for (const text of textsWithin(value))
      for (const fact of recognisable)
        if (!found.has(known[fact]) && stands(known[fact], text)) found.set(known[fact], fact)
    return [...found].map(([written, fact]) => ({ field, fact, value: written }))
  })
}
