import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { mentions, thingsAsked, thingsIn } from './named-things.ts'
import type { TopicMatch } from '../passages/match-topics.ts'

const conceptsIn = (question: string, locale: Locale) => [
  ...new Set(thingsIn(question, locale).map(({ concept }) => concept)),
]

it.each<[Locale, string, string]>([
  ['en', 'is there a high chair?', 'highChair'],
  ['es', '¿tienen trona para el bebé?', 'highChair'],
  ['pt', 'tem cadeirão pro bebê?', 'highChair'],
  ['fr', 'vous avez une chaise haute ?', 'highChair'],
  ['de', 'Hättet ihr einen Hochstuhl?', 'highChair'],
  ['fi', 'onko teillä syöttötuolia?', 'highChair'],
  ['sv', 'har ni barnstol?', 'highChair'],
  ['en', 'how much do you tip the maid', 'tips'],
  ['de', 'Wie viel Trinkgeld gibt man?', 'tips'],
  ['sv', 'hur mycket dricks ger man', 'tips'],
  ['en', 'do you sell gift cards', 'giftCard'],
  ['de', 'Kann man einen Geschenkgutschein kaufen?', 'giftCard'],
])('%s: %s asks for %s', (locale, question, concept) => {
  expect(conceptsIn(question, locale)).toContain(concept)
})

it.each<[Locale, string]>([
  ['en', 'how much is a king room for two from march 3 to 7?'],
  ['es', '¿hay estacionamiento gratis?'],
  ['pt', 'aceitam cachorro? qual a taxa?'],
  ['fr', 'à quelle heure peut-on arriver ?'],
  ['de', 'Wie weit ist es zum Strand?'],
  ['fi', 'onko aamiainen mukana?'],
  ['sv', 'ingår wifi och parkering?'],
])('%s: %s asks for none', (locale, question) => {
  expect(thingsIn(question, locale)).toEqual([])
})

const parking = (words: number[]): TopicMatch => ({ source: 'faq:parking', strength: 0.8, words })

it('leaves out what is mentioned by the way, where more words are about something else', () => {
  const asked = (question: string, topics: TopicMatch[]) =>
    thingsAsked(thingsIn(question, 'en'), topics).map(({ concept }) => concept)
  const story = 'our rental car needs parking'
  expect(asked(story, [parking([4])])).toEqual([])
  expect(asked(story, [parking([1, 2])])).toContain('carRental')
  expect(asked(story, [])).toContain('carRental')
  expect(asked('is there a gym, and parking', [parking([5])])).toContain('gym')
})

it('is mentioned by a text that has its words together', () => {
  const [cold] = thingsIn('is the sea temperature, is the water temperature fine', 'en').filter(
    ({ phrase }) => phrase.words.length > 1,
  )
  expect(mentions({ title: '', text: 'The water has a temperature of 25 degrees.' }, cold!)).toBe(true)
  const far = 'Water is served, and whoever asks is told by our staff at which temperature the wine is.'
  expect(mentions({ title: '', text: far }, cold!)).toBe(false)
})
