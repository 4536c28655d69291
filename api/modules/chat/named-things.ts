import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { Told } from './retrieval.ts'
import { askedWords, matchPhrase, phrasesOf, type Phrase } from './phrases.ts'
import { fold, joinNames } from './words.ts'

/** A thing or fee that guests ask for and not every hotel has, with the positions of the words that name it. */
export interface NamedThing {
  phrase: Phrase
  words: number[]
}

/** The things that a question names by the words of `chat.hears.thing`. */
export const thingsIn = (question: string, locale: Locale): NamedThing[] => {
  const asked = askedWords(question)
  return phrasesOf(translate(locale, 'chat.hears.thing')).flatMap((phrase) => {
    const words = matchPhrase(phrase, asked)
    return words ? [{ phrase, words }] : []
  })
}

const allWords = (text: string): string[] => fold(joinNames(text)).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a passage says anything of the thing: only then does it answer a question for it. */
export const mentions = ({ title, text }: Pick<Told, 'title' | 'text'>, { phrase }: NamedThing): boolean =>
  matchPhrase(phrase, allWords(`${title} ${text}`)) !== null
