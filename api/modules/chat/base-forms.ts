import type { Locale } from '#graphql/locales.ts'

/** 'Laeroport', 'lhotel', 'dadresse': telephones leave out the sign, and the word is not known with its article. */
const elided = /(?<![\p{L}’'])[ld](?=[aeiouhéèêà]\p{L}{3,})/giu

/** 'Churrasquinho', 'cafezinho', 'perrito', 'cochecito': what is small is the same thing. */
const diminutive = /(?<!\p{L})(\p{L}{3,}?)(?:(z?inh)|(e?c?it))([oa])(s?)(?!\p{L})/giu

const baseOf = (_match: string, stem: string, portuguese: string, _spanish: string, vowel: string) => {
  const isWhole = portuguese?.toLowerCase() === 'zinh'
  return `${stem.replace(/qu$/i, 'c').replace(/gu$/i, 'g')}${isWhole ? '' : vowel}`
}

/** The words that are left when `form` is taken off; none where it changes nothing. */
const apart = (text: string, form: RegExp, base: (...match: string[]) => string): string => {
  const found = [...text.matchAll(form)].map((match) => base(...match))
  return found.length > 0 ? ` ${found.join(' ')}` : ''
}

/**
 * The text with the words behind it that phrases know in another form: without the article of French that was written
 * into them, without the diminutive of Spanish and Portuguese.
 */
export const withBaseForms = (text: string, locale: Locale): string => {
  if (locale === 'fr') {
    const bare = text.replaceAll(elided, ' ')
    return bare === text ? text : `${text} ${bare}`
  }
  return locale === 'es' || locale === 'pt' ? `${text}${apart(text, diminutive, baseOf)}` : text
}
