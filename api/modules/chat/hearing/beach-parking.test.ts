import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { withBeachParking } from './beach-parking.ts'

const match = (source: string) => ({ source, strength: 0.8, words: [0] })
const sourcesAfter = (locale: Locale, plain: string, named: string[], topic: string | null, asksCosts = true) =>
  withBeachParking(named.map(match), { locale, plain, before: { topic, place: null }, asksCosts }).topics.map(
    ({ source }) => source,
  )

it.each<[Locale, string]>([
  ['en', 'and what does it cost to park there?'],
  ['es', 'y cuanto cuesta aparcar alli?'],
  ['pt', 'e quanto custa estacionar la?'],
  ['fr', "et le parking la-bas, c'est combien ?"],
  ['de', 'und was kostet dort das parken?'],
  ['fi', 'paljonko pysakointi siella maksaa?'],
  ['sv', 'vad kostar det att parkera dar?'],
])('%s: %s, once the beach was spoken of, is of the parking at the beach', (locale, plain) => {
  const named = ['faq:free-parking', 'faq:wifi']
  expect(sourcesAfter(locale, plain, named, 'faq:beach-distance')).toEqual(['faq:beach-parking', 'faq:wifi'])
  expect(sourcesAfter(locale, plain, named, 'faq:pool')).toEqual(named)
  expect(sourcesAfter(locale, plain, named, null)).toEqual(named)
})

it('what it costs at the beach, once parking was spoken of, is its parking; how far the beach is, is not', () => {
  const named = ['faq:beach-distance']
  expect(sourcesAfter('sv', 'vad kostar det nere vid stranden da?', named, 'faq:free-parking')).toEqual([
    'faq:beach-parking',
  ])
  expect(sourcesAfter('sv', 'hur langt ar det till stranden?', named, 'faq:free-parking', false)).toEqual(named)
})

it('parking at the hotel stays that, after the beach too', () => {
  expect(sourcesAfter('en', 'and is parking at the hotel free?', ['faq:free-parking'], 'list:beaches')).toEqual([
    'faq:free-parking',
  ])
})

it.each<[Locale, string]>([
  ['en', 'what do they charge for parking at the beach'],
  ['es', 'si bajo con el carro hasta la playa cuanto cobran por estacionar'],
  ['pt', 'quanto e o estacionamento na praia'],
  ['fr', 'si on descend a la plage en auto le parcometre coute combien'],
  ['de', 'wenn wir mitm auto an den strand fahren, was zahlt man furs parken'],
  ['fi', 'mita parkki uimarannalla maksaa'],
  ['sv', 'kostar de nat att stalla bilen nere vid badstranden'],
])(
  '%s: %s is of the parking at the beach, and of the hotel where that is named or no price is asked for',
  (locale, plain) => {
    expect(sourcesAfter(locale, plain, ['faq:free-parking'], null)).toEqual(['faq:beach-parking'])
    expect(sourcesAfter(locale, `${plain} hotel`, ['faq:free-parking'], null)).toEqual(['faq:free-parking'])
    expect(sourcesAfter(locale, plain, ['faq:free-parking'], null, false)).toEqual(['faq:free-parking'])
  },
)
