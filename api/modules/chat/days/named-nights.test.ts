import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { findLeftOver } from '../hearing/left-over.ts'
import { dayOfNight } from './named-nights.ts'
import { readSlots } from '../hearing/slots.ts'

/** A Monday. */
const today = '2027-01-04'

const read = (question: string, locale: Locale) => {
  const slots = readSlots(question, locale, today, [])
  const departure = slots.departure ?? (slots.arrival && addDays(slots.arrival, slots.nights ?? 1))
  return { arrival: slots.arrival, departure, leftOver: findLeftOver(question, locale, slots)?.words }
}

it.each<[Locale, string, string, string]>([
  ['en', 'friday and saturday nights', '2027-01-08', '2027-01-10'],
  ['en', 'anything fri & sat?', '2027-01-08', '2027-01-10'],
  ['en', 'thurs, fri and sat night', '2027-01-07', '2027-01-10'],
  ['en', 'sat n sun night feb 6-7', '2027-02-06', '2027-02-08'],
  ['en', 'the nights of march 3 and 4', '2027-03-03', '2027-03-05'],
  ['en', 'the night before march 5', '2027-03-04', '2027-03-05'],
  ['es', 'viernes y sábado por la noche', '2027-01-08', '2027-01-10'],
  ['es', 'las noches del 3 y 4 de marzo', '2027-03-03', '2027-03-05'],
  ['es', 'la noche del viernes al sábado', '2027-01-08', '2027-01-09'],
  ['pt', 'sexta e sábado à noite', '2027-01-08', '2027-01-10'],
  ['pt', 'sexta-feira e sábado', '2027-01-08', '2027-01-10'],
  ['pt', 'as noites de 3 e 4 de março', '2027-03-03', '2027-03-05'],
  ['fr', 'vendredi et samedi soir', '2027-01-08', '2027-01-10'],
  ['fr', 'les nuits du 3 et 4 mars', '2027-03-03', '2027-03-05'],
  ['de', 'Freitag und Samstag', '2027-01-08', '2027-01-10'],
  ['de', 'die Nächte vom 3. und 4. März', '2027-03-03', '2027-03-05'],
  ['de', 'die Nacht auf Samstag', '2027-01-08', '2027-01-09'],
  ['de', 'die Nacht von Freitag auf Samstag', '2027-01-08', '2027-01-09'],
  ['fi', 'perjantai ja lauantai', '2027-01-08', '2027-01-10'],
  ['fi', 'yöt 3. ja 4. maaliskuuta', '2027-03-03', '2027-03-05'],
  ['fi', 'lauantain vastainen yö', '2027-01-08', '2027-01-09'],
  ['sv', 'fredag och lördag natt', '2027-01-08', '2027-01-10'],
  ['sv', 'nätterna 3 och 4 mars', '2027-03-03', '2027-03-05'],
  ['sv', 'natten till lördag', '2027-01-08', '2027-01-09'],
  ['sv', 'natten mot den 13 februari', '2027-02-12', '2027-02-13'],
  ['sv', 'natten mellan fredag och lördag', '2027-01-08', '2027-01-09'],
])('%s: %s is from %s to %s', (locale, question, arrival, departure) => {
  expect(read(question, locale)).toEqual({ arrival, departure, leftOver: undefined })
})

it.each<[Locale, string, string, string]>([
  ['en', 'friday to saturday', '2027-01-08', '2027-01-09'],
  ['en', 'march 3 and leaving the 4th', '2027-03-03', '2027-03-04'],
  ['en', '3 nights from march 3', '2027-03-03', '2027-03-06'],
])('%s: %s names no nights one by one', (locale, question, arrival, departure) => {
  expect(read(question, locale)).toMatchObject({ arrival, departure })
})

it('weekdays that are not those of the dates are asked back', () => {
  expect(read('friday and saturday nights, february 10 and 11', 'en').leftOver).toBe('saturday')
})

it.each([
  ['just the night of the 12th', 12],
  ['la noche del dia 12', 12],
  ['one night of 2 people', null],
  ['noite de 3 pessoas', null],
  ['nacht vom 12. bis 15.', null],
  ['nacht vom 12.-15.', null],
  ['the night', null],
  ['', null],
])('%j names the night of the %s', (text, day) => expect(dayOfNight(text)).toBe(day))
