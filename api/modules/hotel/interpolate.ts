import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { Locale } from '#graphql/locales.ts'
import { endSentence } from '../../i18n/end-sentence.ts'
import { withoutUnsaid } from '../../i18n/without-unsaid.ts'
import { writeDistance } from './distance.ts'
import { countFacts, factTexts } from './fact-texts.ts'
import { formatDollars, formatNumber } from './format.ts'

/** A sentence names what is no fact of the hotel. */
export class UnknownFactError extends Error {
  constructor(
    readonly fact: string,
    text: string,
  ) {
    super(`Unknown fact {${fact}} in: ${text}`)
  }
}

/** The same for what staff write freely: only facts are put in, other braces stay as they are. */
export const interpolateKnown = (text: string, facts: HotelFacts, locale: Locale): string => {
  const texts: Record<string, string | null> = factTexts(facts, locale)
  return withoutUnsaid(text, texts).replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = texts[name]
    return value == null ? whole : endSentence(value, stop)
  })
}

const plural = /\{(\w+), plural, ((?:(?:=\d+|\w+) \{[^{}]*\} ?)+)\}/g
const choice = /(?<!\w)(=\d+|\w+) \{([^{}]*)\}/g

/** `{maxPets, plural, one {one pet} other {# pets}}` in the form that the number takes in the language. */
const interpolatePlurals = (text: string, counts: Record<string, number | null>, locale: Locale): string =>
  text.replaceAll(plural, (_, name: string, choices: string) => {
    const count = counts[name]
    if (count == null) throw new UnknownFactError(name, text)
    const forms = Object.fromEntries([...choices.matchAll(choice)].map(([, form, words]) => [form!, words!]))
    const words = forms[`=${count}`] ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms['other'] ?? ''
    return words.replaceAll('#', formatNumber(count, locale))
  })

/**
 * 'Pets are {petFee} a night' with the hotel's figure in it, '{2 miles}' with kilometres where people think in them,
 * '{$26}' as the language writes money, and plurals of ICU's syntax. A sentence with a fact that the hotel does not say is
 * left out; an unknown name is an error, never a blank.
 * @param counts more that a sentence can count, by their names
 */
export const interpolate = (
  text: string,
  facts: HotelFacts,
  locale: Locale,
  counts: Record<string, number> = {},
): string => {
  const texts: Record<string, string | null> = factTexts(facts, locale)
  const said = withoutUnsaid(text, texts)
  const counted = said.includes(', plural, ')
    ? interpolatePlurals(said, { ...countFacts(facts), ...counts }, locale)
    : said
  const writtenFor = (name: string): string => {
    if (name.startsWith('$')) return formatDollars(Math.round(Number(name.slice(1)) * 100), locale)
    const value = /^\d/.test(name) ? writeDistance(name, locale) : texts[name]
    if (value == null) throw new UnknownFactError(name, text)
    return value
  }
  return counted.replaceAll(
    /\{(\w+|\d+(?:[.–]\d+)? (?:miles?|feet)|\$[\d.]+)\}(\.?)/g,
    (_, name: string, stop: string) => endSentence(writtenFor(name), stop),
  )
}
