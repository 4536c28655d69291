import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { guestsInQuestion, namesDatesOnly, stayInQuestion } from './stay-in-question.ts'

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
  ['fi', 'Huoneen hinta 3.-7.3. neljälle', '2027-03-03', '2027-03-07', 4],
  ['sv', 'Vad kostar ett rum 3–7 mars för 2 gäster?', '2027-03-03', '2027-03-07', 2],
  ['en', 'price from 2026-03-03 to 2026-03-07', '2026-03-03', '2026-03-07', 2],
  ['en', 'king room decmber 24 for two nights', '2027-12-24', '2027-12-26', 2],
  ['en', 'anything tonight?', '2027-01-04', '2027-01-05', 2],
  ['en', 'king room for one week from may 3', '2027-05-03', '2027-05-10', 2],
  ['es', 'dos semanas desde el 3 de mayo', '2027-05-03', '2027-05-17', 2],
  ['es', 'el fin de semana, 3 de mayo', '2027-05-03', '2027-05-04', 2],
  ['de', 'für einen Monat ab 3. Mai', '2027-05-03', '2027-06-02', 2],
  ['es', 'hay algo para mañana?', '2027-01-05', '2027-01-06', 2],
  ['es', 'precio para 3 de mayo', '2027-05-03', '2027-05-04', 2],
  ['es', 'para tres del 12 al 15 de abril', '2027-04-12', '2027-04-15', 3],
  ['pt', 'depois de amanhã por 2 noites', '2027-01-06', '2027-01-08', 2],
  ['fr', 'après-demain pour trois nuits', '2027-01-06', '2027-01-09', 2],
  ['de', 'Guten Morgen, was kostet es heute?', '2027-01-04', '2027-01-05', 2],
  ['de', 'Einzelzimmer ab übermorgen', '2027-01-06', '2027-01-07', 1],
  ['de', 'zu dritt vom 5. bis 8. Mai', '2027-05-05', '2027-05-08', 3],
  ['fi', 'perhehuone huomenna', '2027-01-05', '2027-01-06', 4],
  ['sv', 'i övermorgon, trebäddsrum', '2027-01-06', '2027-01-07', 3],
])('%s: %s', (locale, question, arrival, departure, guests) => {
  expect(stayInQuestion(question, locale, today)).toEqual({ arrival, departure, guests })
})

it.each<[Locale, string]>([
  ['en', 'What does a room cost?'],
  ['en', 'How much is a room for 3 people?'],
  ['en', 'Is 20 minutes enough to walk to the beach?'],
  ['en', 'price on February 30'],
  ['de', 'Guten Morgen!'],
  ['es', '¿Cuánto cuesta por la mañana?'],
  ['de', 'Was kostet eine Nacht?'],
])('%s: %s names no stay', (locale, question) => {
  expect(stayInQuestion(question, locale, today)).toBeNull()
})

it.each<[Locale, string, number | null]>([
  ['en', 'for 3 nights', null],
  ['en', 'for 3rd of May', null],
  ['en', 'a room for 3', 3],
  ['en', 'for 40 people', 12],
  ['en', 'for 0 guests', 1],
  ['fr', 'pour 4 du 3 au 7 mars', 4],
  ['de', 'Familienzimmer für 3 Personen', 3],
  ['fi', 'kahden hengen huone', 2],
])('%s: %s is for %s', (locale, question, guests) => expect(guestsInQuestion(question, locale)).toBe(guests))

it.each([
  ['dec 24 to 27', true],
  ['dec 24 to 27, 2 people', true],
  ['from December 24 until the 27th', true],
  ['vom 3. bis 7. März', true],
  ['3.–7. maaliskuuta', true],
  ['a concert on dec 24', false],
])('%s names dates only: %s', (question, only) => expect(namesDatesOnly(question)).toBe(only))
