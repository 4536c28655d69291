import { isLocale, type Locale } from '#graphql/locales.ts'

/** Below this score one or two words do not tell their language, by what guests write in all seven. */
const leastScore = { fewWords: 0.72, sentence: 0.5 }
/** More words than these tell no more. */
const readCharacters = 1_000

/**
 * The language a message is written in; null where that cannot be told, or is none of the site's. The detector takes
 * some 30 MB, so it is loaded with the first message that needs it: the forms of the website name their language.
 */
export const messageLanguage = async (message: string): Promise<Locale | null> => {
  const { eld } = await import('eld/extrasmall')
  const text = message.slice(0, readCharacters)
  const { language, getScores } = eld.detect(text)
  const words = text.split(/\P{L}+/u).filter(Boolean)
  const least = words.length > 2 ? leastScore.sentence : leastScore.fewWords
  return isLocale(language) && getScores()[language]! >= least ? language : null
}
