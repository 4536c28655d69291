import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { stayInQuestion } from './stay-in-question.ts'

const today = '2027-01-04'

it.each<[Locale, string, string, string, number]>([
  ['en', 'What does a room cost from 2027-03-03 to 2027-03-07?', '2027-03-03', '2027-03-07', 2],
  ['en', 'Price for March 3-7?', '2027-03-03', '2027-03-07', 2],
  ['en', 'How much is a room from March 3 to March 7 for 3 people', '2027-03-03', '2027-03-07', 3],
  ['en', 'price for 3rd to 7th of March 2028', '2028-03-03', '2028-03-07', 2],
  ['en', 'room price on 3/7 for 2 nights', '2027-03-07', '2027-03-09', 2],
  ['en', 'how much for Jan 2', '2028-01-02', '2028-01-03', 2],
  ['en', 'price from Dec 30 to Jan 2', '2027-12-30', '2028-01-02', 2],
  ['es', '¿Cuánto cuesta del 3 al 7 de marzo para 4 personas?', '2027-03-03', '2027-03-07', 4],
  ['pt', 'Quanto custa de 3 a 7 de março?', '2027-03-03', '2027-03-07', 2],
  ['fr', 'Quel est le prix du 3 au 7 mars pour 1 personne ?', '2027-03-03', '2027-03-07', 1],
  ['de', 'Was kostet ein Zimmer vom 3. bis 7. März 2028?', '2028-03-03', '2028-03-07', 2],
  ['de', 'Preis ab 7.3.2027 für 3 Nächte', '2027-03-07', '2027-03-10', 2],
  ['fi', 'Mitä huone maksaa 3.–7. maaliskuuta?', '2027-03-03', '2027-03-07', 2],
  ['fi', 'Huoneen hinta 3.-7.3. neljälle', '2027-03-03', '2027-03-07', 2],
  ['sv', 'Vad kostar ett rum 3–7 mars för 2 gäster?', '2027-03-03', '2027-03-07', 2],
])('%s: %s', (locale, question, arrival, departure, guests) => {
  expect(stayInQuestion(question, locale, today)).toEqual({ arrival, departure, guests })
})

it.each<[Locale, string]>([
  ['en', 'What does a room cost?'],
  ['en', 'How much is a room for 3 people?'],
  ['en', 'Is 20 minutes enough to walk to the beach?'],
  ['en', 'price on February 30'],
  ['en', 'price from 2026-03-03 to 2026-03-07'],
  ['de', 'Was kostet eine Nacht?'],
])('%s: %s names no stay', (locale, question) => {
  expect(stayInQuestion(question, locale, today)).toBeNull()
})
