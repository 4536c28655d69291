import type { Locale } from '#graphql/locales.ts'

/** 'Laeroport', 'lhotel', 'dadresse': telephones leave out the sign, and the word is not known with its article. */
const elided = /(?<![\p{L}’'])[ld](?=[aeiouhéèêà]\p{L}{3,})/giu

/** The text with the words of French also apart from the article that was written into them. */
export const withArticlesApart = (text: string, locale: Locale): string => {
  if (locale !== 'fr') return text
  const bare = text.replaceAll(elided, ' ')
  return bare === text ? text : `${text} ${bare}`
}
