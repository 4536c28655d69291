import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { findLeftOver } from './left-over.ts'
import { namesSlotsOnly } from './slot-words.ts'
import { readSlots } from './slots.ts'

/** A Monday. */
const today = '2027-01-04'
const read = (question: string, locale: Locale, day = today) => readSlots(question, locale, day, [])

const stayOf = (question: string, locale: Locale, day = today) => {
  const { arrival, departure, nights, party } = read(question, locale, day)
  if (!arrival) return null
  return {
    arrival,
    departure: departure ?? addDays(arrival, nights ?? 1),
    guests: party ? party.adults + party.children : 2,
  }
}
const guestsOf = (question: string, locale: Locale) => {
  const { party } = read(question, locale)
  return party && party.adults + party.children
}

it.each<[Locale, string, number]>([
  ['fi', 'Meitä on kolme. Mitä maksaa?', 3],
  ['de', 'Wir sind drei.', 3],
  ['de', 'bleiben bis Sonntag, zu zweit. Wie teuer?', 2],
])('%s: %s are so many, and no day', (locale, question, guests) => {
  expect(guestsOf(question, locale)).toBe(guests)
  expect(findLeftOver(question, locale, read(question, locale))?.of).not.toBe('party')
})

it.each<[Locale, string, number | null]>([
  ['en', 'a suite per night during the week in february', null],
  ['en', 'during the week of february 8', 7],
  ['de', 'unter der Woche im Februar', null],
  ['es', 'la suite entre semana en febrero', null],
  ['fr', 'la suite en semaine en février', null],
  ['pt', 'a suíte durante a semana em fevereiro', null],
  ['fi', 'keskellä viikkoa helmikuussa', null],
  ['sv', 'mitt i veckan i februari', null],
])('%s: %s is %s nights', (locale, question, nights) => expect(read(question, locale).nights).toBe(nights))

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
  ['en', '14/1 to 17/1', '2027-01-14', '2027-01-17', 2],
  ['en', '11/1 to 14/1 sorry european dates', '2027-01-11', '2027-01-14', 2],
  ['en', '17/1/2028 to 20/1/2028', '2028-01-17', '2028-01-20', 2],
  ['en', '1/14 to 1/17', '2027-01-14', '2027-01-17', 2],
  ['es', 'necesito una cama mañana por la noche, voy solo', '2027-01-05', '2027-01-06', 1],
  ['de', 'Zimmer für morgen am Abend', '2027-01-05', '2027-01-06', 2],
  ['de', 'guten Morgen, am Freitag ein Zimmer', '2027-01-08', '2027-01-09', 2],
  ['fi', 'uudenvuodenaatosta 2. tammikuuta asti', '2027-12-31', '2028-01-02', 2],
  ['fi', 'uudenvuodenaatosta 2.1. asti', '2027-12-31', '2028-01-02', 2],
  ['de', 'wir 2 + oma + 2 kids, 8.2. - 12.2.', '2027-02-08', '2027-02-12', 5],
  ['en', 'two adults + grandma dec 5 to 8', '2027-12-05', '2027-12-08', 3],
  ['en', 'family of four, the kids are 6 and 9, january 20-23', '2027-01-20', '2027-01-23', 4],
  ['es', 'somos cuatro, los niños tienen 6 y 9, del 20 al 23 de enero', '2027-01-20', '2027-01-23', 4],
  ['pt', 'somos quatro, as crianças têm 6 e 9, de 20 a 23 de janeiro', '2027-01-20', '2027-01-23', 4],
  ['fr', 'on est quatre, les enfants ont 6 et 9 ans, du 20 au 23 janvier', '2027-01-20', '2027-01-23', 4],
  ['de', 'wir sind zu viert, die Kinder sind 6 und 9, 20.-23.1.', '2027-01-20', '2027-01-23', 4],
  ['de', 'wir zwei und die Kinder (6 und 9), 20.-23.1.', '2027-01-20', '2027-01-23', 4],
  ['fi', 'meitä on neljä, lapset ovat 6 ja 9, 20.-23.1.', '2027-01-20', '2027-01-23', 4],
  ['sv', 'vi är en familj på fyra, barnen är 6 och 9, 20 till 23 januari', '2027-01-20', '2027-01-23', 4],
  ['en', 'two adults, one kid, one baby, jan 11-14', '2027-01-11', '2027-01-14', 4],
  ['en', '2 adults 2 kids and a baby jan 11-14', '2027-01-11', '2027-01-14', 5],
  ['en', '2 adults, 2 kids, one is a baby, jan 11-14', '2027-01-11', '2027-01-14', 4],
  ['en', '2 adults and 2 kids, 4 years old and a baby, jan 11-14', '2027-01-11', '2027-01-14', 4],
  ['en', '2 adults 2 kids (a baby and a 4 year old) jan 11-14', '2027-01-11', '2027-01-14', 4],
  ['es', 'dos adultos, un niño y un bebé, 11 al 14 de enero', '2027-01-11', '2027-01-14', 4],
  ['pt', 'dois adultos, uma criança e um bebê, 11 a 14 de janeiro', '2027-01-11', '2027-01-14', 4],
  ['fr', 'deux adultes, un enfant et un bébé de 8 mois, du 11 au 14 janvier', '2027-01-11', '2027-01-14', 4],
  ['de', 'zwei Erwachsene, ein Kind, ein Baby, 11.-14.1.', '2027-01-11', '2027-01-14', 4],
  ['fi', 'kaksi aikuista, yksi lapsi, yksi vauva, 11.-14.1.', '2027-01-11', '2027-01-14', 4],
  ['sv', 'två vuxna, ett barn, en bebis, 11-14 januari', '2027-01-11', '2027-01-14', 4],
  ['en', 'first two nights of february', '2027-02-01', '2027-02-03', 2],
  ['es', 'las dos primeras noches de febrero', '2027-02-01', '2027-02-03', 2],
  ['pt', 'as duas primeiras noites de fevereiro', '2027-02-01', '2027-02-03', 2],
  ['fr', 'les deux premières nuits de février', '2027-02-01', '2027-02-03', 2],
  ['de', 'die letzten drei Nächte im März', '2027-03-29', '2027-04-01', 2],
  ['fi', 'helmikuun kaksi ensimmäistä yötä', '2027-02-01', '2027-02-03', 2],
  ['sv', 'de två första nätterna i februari', '2027-02-01', '2027-02-03', 2],
  ['en', 'we land the night of february 12 and leave on the 15th', '2027-02-12', '2027-02-15', 2],
  ['en', 'from the night of february 12 for 3 nights', '2027-02-12', '2027-02-15', 2],
  ['en', 'the night of february 12', '2027-02-12', '2027-02-13', 2],
  ['de', 'Nacht vom 12. auf den 13. Februar', '2027-02-12', '2027-02-13', 2],
  ['es', 'del 8 al 12 d febrero', '2027-02-08', '2027-02-12', 2],
  ['es', 'precio del 10 al 13/03/2027', '2027-03-10', '2027-03-13', 2],
  ['es', 'llegamos el viernes 5 de febrero y nos vamos el lunes 8', '2027-02-05', '2027-02-08', 2],
  ['fi', 'tullaan maaliskuun 2. päivä ja lähdetään 5. päivä', '2027-03-02', '2027-03-05', 2],
  ['sv', 'den 9:e december och stannar 4 dygn', '2027-12-09', '2027-12-13', 2],
  ['sv', '4/2 - 7/2 -28', '2028-02-04', '2028-02-07', 2],
  ['fr', 'le week end prochain', '2027-01-15', '2027-01-17', 2],
  ['es', 'tienen lugar mañana por 3 noches', '2027-01-05', '2027-01-08', 2],
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
  ['en', '4th of july trip, 7/2 to 7/6', '2027-07-02', '2027-07-06', 2],
  ['en', '7/4 trip, july 2 to july 6', '2027-07-02', '2027-07-06', 2],
  ['fr', 'pont du 1er mai, du 30/04/2027 au 02/05/2027', '2027-04-30', '2027-05-02', 2],
  ['fr', 'du 30/04 au 2 mai', '2027-04-30', '2027-05-02', 2],
  ['sv', 'nyårsdagen 1 januari, 30/12 till 2/1', '2027-12-30', '2028-01-02', 2],
  ['sv', '12-15/3 för två', '2027-03-12', '2027-03-15', 2],
  ['de', 'vom 12. bis 15.3. noch was frei', '2027-03-12', '2027-03-15', 2],
  ['de', 'vom 12ten bis 15ten märz', '2027-03-12', '2027-03-15', 2],
  ['de', 'vom 14. auf den 15. März', '2027-03-14', '2027-03-15', 2],
  ['fi', '12-15.3 kaks aikuista', '2027-03-12', '2027-03-15', 2],
  ['sv', 'fr.o.m. den 12 mars t.o.m. den 15 mars', '2027-03-12', '2027-03-15', 2],
  ['sv', '12 t 15 mars', '2027-03-12', '2027-03-15', 2],
  ['sv', 'mellan den 12 o den 15 mars', '2027-03-12', '2027-03-15', 2],
  ['sv', '5e mars till 8e mars', '2027-03-05', '2027-03-08', 2],
  ['de', 'kann ich am 10.2. anreisen und am 14. wieder weg', '2027-02-10', '2027-02-14', 2],
  ['de', '10 Tage ab 3. Februar', '2027-02-03', '2027-02-13', 2],
  ['sv', '14 dgr från 1 februari', '2027-02-01', '2027-02-15', 2],
  ['sv', 'från 3 mars, kan vi avboka 2 dagar innan', '2027-03-03', '2027-03-04', 2],
  ['de', 'Guten Morgen, was kostet es heute?', '2027-01-04', '2027-01-05', 2],
  ['de', 'Einzelzimmer ab übermorgen', '2027-01-06', '2027-01-07', 1],
  ['de', 'zu dritt vom 5. bis 8. Mai', '2027-05-05', '2027-05-08', 3],
  ['fi', 'perhehuone huomenna', '2027-01-05', '2027-01-06', 4],
  ['sv', 'i övermorgon, trebäddsrum', '2027-01-06', '2027-01-07', 3],
])('%s: %s', (locale, question, arrival, departure, guests) => {
  expect(stayOf(question, locale)).toEqual({ arrival, departure, guests })
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
  expect(stayOf(question, locale)).toBeNull()
})

it.each<[Locale, string, number | null]>([
  ['en', 'for 3 nights', null],
  ['en', 'for 3rd of May', null],
  ['en', 'a room for 3', 3],
  ['en', 'for 40 people', 40],
  ['en', 'for 0 guests', 1],
  ['fr', 'pour 4 du 3 au 7 mars', 4],
  ['de', 'Familienzimmer für 3 Personen', 3],
  ['fi', 'kahden hengen huone', 2],
])('%s: %s is for %s', (locale, question, guests) => expect(guestsOf(question, locale)).toBe(guests))

it.each([
  ['dec 24 to 27', true],
  ['dec 24 to 27, 2 people', true],
  ['from December 24 until the 27th', true],
  ['vom 3. bis 7. März', true],
  ['3.–7. maaliskuuta', true],
  ['a concert on dec 24', false],
])('%s names dates only: %s', (question, only) => expect(namesSlotsOnly(question, 'en')).toBe(only))

/** Who comes along, in other words than numbers. */
it.each<[Locale, string, number, number]>([
  ['en', 'me, my wife and our 4 year old', 2, 1],
  ['en', 'my husband, my mom and me', 3, 0],
  ['en', 'with my 2 friends', 3, 0],
  ['en', 'a room for my parents', 2, 0],
  ['en', 'there will be us and my 15yo', 2, 1],
  ['en', 'and what if we are 5', 5, 0],
  ['es', 'yo, mi esposa y mi suegra', 3, 0],
  ['es', 'con dos niños de 5 y 7 años', 2, 2],
  ['es', 'algo pa 3', 3, 0],
  ['pt', 'tem quarto pra 3?', 3, 0],
  ['pt', 'eu, minha mãe e meu irmão', 3, 0],
  ['pt', 'e se formos 5?', 5, 0],
  ['fr', 'avec ma sœur et un bébé de 8 mois', 2, 1],
  ['fr', 'si on est 3', 3, 0],
  ['de', 'mit meiner Mutter und einem 6-jährigen', 2, 1],
  ['de', 'ich und meine Eltern', 3, 0],
  ['fi', 'vaimon kanssa', 2, 0],
  ['fi', 'mukana 7-vuotias', 2, 1],
  ['es', 'voy con mi mujer y 3 hijos de 4, 8 y 13', 2, 3],
  ['fr', '2 adultes avec 3 enfants 4 ans 7 ans et 12 ans', 2, 3],
  ['en', '2 adults and kids aged 3, 5, 8 and 11', 2, 4],
  ['de', 'mit meinem sohn (12)', 1, 1],
  ['de', '2 erw 1 kind 11', 2, 1],
  ['de', 'wir zwei und die schwiegermutter', 3, 0],
  ['en', 'the two of us and my mom', 3, 0],
  ['es', 'del 14 al 20 de abril, cuánto nos costaría a los dos', 2, 0],
  ['es', 'mi hermano no puede, quedamos 3', 3, 0],
  ['fi', 'mitä se tekis meiltä kolmelta', 3, 0],
  ['de', 'nur für uns zwei', 2, 0],
  ['sv', '3 tjejer (28, 29 o 31 år)', 3, 0],
  ['fi', 'kahdelle aikuiselle ja yhdelle lapselle', 2, 1],
  ['en', '2 adults and my kids r 7 and 10', 2, 2],
  ['de', 'wir kommen mit meinem sohn', 2, 1],
  ['sv', 'jag, min fru och min syster', 3, 0],
  ['sv', 'med en 5-åring', 2, 1],
])('%s: %s is %i and %i', (locale, question, adults, children) =>
  expect(read(question, locale).party).toEqual({ adults, children }),
)

it.each<[Locale, string]>([
  ['en', 'my mom cant do stairs'],
  ['en', 'do you have a crib for a 75 year old hotel'],
  ['es', 'mi madre no puede subir escaleras'],
])('%s: %s is no party', (locale, question) => expect(read(question, locale).party).toBeNull())

it.each<[Locale, string]>([
  ['en', 'a crib for a 9 month old'],
  ['es', 'cuna para un bebé de 9 meses'],
  ['de', 'Bett für ein Kind, 9 Monate alt'],
])('%s: the age in "%s" is no length of a stay', (locale, question) => expect(read(question, locale).nights).toBeNull())

/** Spoken days by the hotel's calendar: a Monday unless the last column says otherwise. */
describe('spoken days', () => {
  it.each<[Locale, string, string, string, string?]>([
    ['en', 'anything this weekend?', '2027-01-08', '2027-01-10'],
    ['en', 'any rooms fri–mon this week', '2027-01-08', '2027-01-11'],
    ['en', 'pres day wknd', '2027-02-12', '2027-02-15'],
    ['en', "new year's eve thru jan 3", '2027-12-31', '2028-01-03'],
    ['en', 'dec 26 thru new years eve', '2027-12-26', '2027-12-31'],
    ['en', 'from tomorrow till jan 9', '2027-01-05', '2027-01-09'],
    ['en', 'a weekend, jan 16', '2027-01-15', '2027-01-17'],
    ['en', 'good friday thru easter monday', '2027-03-26', '2027-03-29'],
    ['es', 'jueves santo a domingo de pascua', '2027-03-25', '2027-03-28'],
    ['pt', 'sexta santa a segunda de páscoa', '2027-03-26', '2027-03-29'],
    ['fr', 'du vendredi saint au lundi de Pâques', '2027-03-26', '2027-03-29'],
    ['de', 'Gründonnerstag bis Ostermontag', '2027-03-25', '2027-03-29'],
    ['de', '4 Nächte ab Ostersonntag', '2027-03-28', '2027-04-01'],
    ['de', 'Christi Himmelfahrt verlängertes WE', '2027-05-06', '2027-05-09'],
    ['de', 'Sa auf So', '2027-01-09', '2027-01-10'],
    ['fi', 'pitkäperjantaista pääsiäismaanantaihin', '2027-03-26', '2027-03-29'],
    ['sv', 'påskafton till annandag påsk', '2027-03-27', '2027-03-29'],
    ['sv', 'valborg till 2 maj', '2027-04-30', '2027-05-02'],
    ['sv', 'helgen v 10', '2027-03-12', '2027-03-14'],
    ['sv', 'om två veckor, fre-sön', '2027-01-22', '2027-01-24'],
    ['de', 'zum Jahreswechsel vom 30. bis zum 2.', '2027-12-30', '2028-01-02'],
    ['es', 'en navidad 24 al 27 somos 3', '2027-12-24', '2027-12-27'],
    ['en', 'anything this wknd?', '2027-01-08', '2027-01-10', '2027-01-08'],
    ['en', 'room for the weekend', '2027-01-09', '2027-01-10', '2027-01-09'],
    ['en', 'room for the weekend', '2027-01-15', '2027-01-17', '2027-01-10'],
    ['en', 'how much is next weekend', '2027-01-15', '2027-01-17'],
    ['en', 'friday', '2027-01-08', '2027-01-09'],
    ['en', 'next friday for 2 nights', '2027-01-15', '2027-01-17'],
    ['en', 'friday to sunday', '2027-01-08', '2027-01-10'],
    ['en', 'sunday till wednesday', '2027-01-10', '2027-01-13'],
    ['en', 'how much for xmas', '2027-12-24', '2027-12-26'],
    ['en', 'christmas eve, one night', '2027-12-24', '2027-12-25'],
    ['en', 'new years eve', '2027-12-31', '2028-01-01'],
    ['en', 'xmas for 4 nights', '2027-12-24', '2027-12-28'],
    ['en', 'easter', '2027-03-26', '2027-03-29'],
    ['en', 'easter weekend', '2027-03-26', '2027-03-29'],
    ['en', '2nd weekend of february', '2027-02-12', '2027-02-14'],
    ['es', 'el último fin de semana de febrero', '2027-02-26', '2027-02-28'],
    ['de', 'das zweite Märzwochenende', '2027-03-12', '2027-03-14'],
    ['fi', 'helmikuun eka viikonloppu', '2027-02-05', '2027-02-07'],
    ['sv', 'tredje helgen i mars', '2027-03-19', '2027-03-21'],
    ['pt', 'primeiro fim de semana de abril', '2027-04-02', '2027-04-04'],
    ['fr', 'le 3e week-end de mars', '2027-03-19', '2027-03-21'],
    ['en', 'easter', '2028-04-14', '2028-04-17', '2027-04-01'],
    ['en', 'thanksgiving', '2027-11-25', '2027-11-28'],
    ['en', 'xmas eve + xmas day 2 ppl', '2027-12-24', '2027-12-26'],
    ['en', 'xmas eve to xmas day', '2027-12-24', '2027-12-25'],
    ['en', 'me and my wife, christmas eve', '2027-12-24', '2027-12-25'],
    ['sv', 'julafton och juldagen', '2027-12-24', '2027-12-26'],
    ['de', 'heiligabend und erster feiertag', '2027-12-24', '2027-12-26'],
    ['en', 'valentines day', '2027-02-14', '2027-02-15'],
    ['en', 'first week of march', '2027-03-01', '2027-03-08'],
    ['en', 'the last week of february', '2027-02-22', '2027-03-01'],
    ['en', 'second week of january', '2027-01-08', '2027-01-15'],
    ['en', 'in 2 weeks for 3 nights', '2027-01-18', '2027-01-21'],
    ['sv', 'fre-mån nästa helg', '2027-01-15', '2027-01-18'],
    ['de', 'Donnerstag übernächster Woche', '2027-01-21', '2027-01-22'],
    ['de', 'übernächste woche mo bis do', '2027-01-18', '2027-01-21'],
    ['de', 'in der zweiten februarwoche von mo bis fr', '2027-02-08', '2027-02-12'],
    ['de', 'ein Monat ab 4. Februar', '2027-02-04', '2027-03-06'],
    ['de', 'nächsten Monat vom 14. bis 17.', '2027-02-14', '2027-02-17'],
    ['de', 'Mitte Februar, 15. bis 18.', '2027-02-15', '2027-02-18'],
    ['en', 'this weekend, friday to monday', '2027-01-08', '2027-01-11'],
    ['en', 'a fortnight starting march 1st', '2027-03-01', '2027-03-15'],
    ['es', 'quinse dias desde el 2 de mayo', '2027-05-02', '2027-05-16'],
    ['pt', 'uma semana a partir de 1o de maio', '2027-05-01', '2027-05-08'],
    ['fr', 'du 25 janv au 1er fevr.', '2027-01-25', '2027-02-01'],
    ['en', 'next week', '2027-01-11', '2027-01-18'],
    ['en', 'next week for 2 nights', '2027-01-11', '2027-01-13'],
    ['en', 'a room on the 14th', '2027-01-14', '2027-01-15'],
    ['en', 'the 2nd', '2027-02-02', '2027-02-03'],
    ['en', 'march 3 for 3 days', '2027-03-03', '2027-03-06'],
    ['es', 'este fin de semana', '2027-01-08', '2027-01-10'],
    ['es', 'el próximo viernes', '2027-01-08', '2027-01-09'],
    ['es', 'de viernes a domingo', '2027-01-08', '2027-01-10'],
    ['es', 'para navidad', '2027-12-24', '2027-12-26'],
    ['es', 'nochevieja', '2027-12-31', '2028-01-01'],
    ['es', 'la primera semana de marzo', '2027-03-01', '2027-03-08'],
    ['es', 'en dos semanas', '2027-01-18', '2027-01-19'],
    ['es', 'semana santa', '2027-03-26', '2027-03-29'],
    ['es', 'habitacion para pasado mañana', '2027-01-06', '2027-01-07'],
    ['pt', 'este fim de semana', '2027-01-08', '2027-01-10'],
    ['pt', 'sexta que vem', '2027-01-08', '2027-01-09'],
    ['pt', 'de sexta a domingo', '2027-01-08', '2027-01-10'],
    ['pt', 'quarto no natal', '2027-12-24', '2027-12-26'],
    ['pt', 'réveillon', '2027-12-31', '2028-01-01'],
    ['pt', 'primeira semana de março', '2027-03-01', '2027-03-08'],
    ['pt', 'daqui a duas semanas', '2027-01-18', '2027-01-19'],
    ['fr', 'ce week-end', '2027-01-08', '2027-01-10'],
    ['fr', 'vendredi prochain', '2027-01-15', '2027-01-16'],
    ['fr', 'de vendredi à dimanche', '2027-01-08', '2027-01-10'],
    ['fr', 'pour Noël', '2027-12-24', '2027-12-26'],
    ['fr', 'le nouvel an', '2027-12-31', '2028-01-01'],
    ['fr', 'la première semaine de mars', '2027-03-01', '2027-03-08'],
    ['fr', 'dans deux semaines', '2027-01-18', '2027-01-19'],
    ['de', 'nächsten Freitag', '2027-01-08', '2027-01-09'],
    ['de', 'dieses Wochenende', '2027-01-08', '2027-01-10'],
    ['de', 'von Freitag bis Sonntag', '2027-01-08', '2027-01-10'],
    ['de', 'an Weihnachten', '2027-12-24', '2027-12-26'],
    ['de', 'Silvester', '2027-12-31', '2028-01-01'],
    ['de', 'in der ersten Märzwoche', '2027-03-01', '2027-03-08'],
    ['de', 'in zwei Wochen', '2027-01-18', '2027-01-19'],
    ['de', 'nächste Woche', '2027-01-11', '2027-01-18'],
    ['fi', 'tänä viikonloppuna', '2027-01-08', '2027-01-10'],
    ['fi', 'ensi perjantaina', '2027-01-08', '2027-01-09'],
    ['fi', 'perjantaista sunnuntaihin', '2027-01-08', '2027-01-10'],
    ['fi', 'jouluna', '2027-12-24', '2027-12-26'],
    ['fi', 'uutena vuotena', '2027-12-31', '2028-01-01'],
    ['fi', 'maaliskuun ensimmäinen viikko', '2027-03-01', '2027-03-08'],
    ['fi', 'kahden viikon päästä', '2027-01-18', '2027-01-19'],
    ['sv', 'i helgen', '2027-01-08', '2027-01-10'],
    ['sv', 'nästa fredag', '2027-01-15', '2027-01-16'],
    ['sv', 'fredag till söndag', '2027-01-08', '2027-01-10'],
    ['sv', 'över jul', '2027-12-24', '2027-12-26'],
    ['sv', 'nyårsafton', '2027-12-31', '2028-01-01'],
    ['sv', 'första veckan i mars', '2027-03-01', '2027-03-08'],
    ['sv', 'om två veckor', '2027-01-18', '2027-01-19'],
    // A weekday with its day of the month names the month.
    ['en', 'tuesday the 9th to friday the 12th', '2027-02-09', '2027-02-12'],
    ['es', 'del jueves 14 al domingo 17', '2027-01-14', '2027-01-17'],
    ['pt', 'chego sábado dia 6 e saio terça dia 9', '2027-02-06', '2027-02-09'],
    ['fr', 'du vendredi 22 au lundi 25', '2027-01-22', '2027-01-25'],
    ['de', 'Donnerstag, den 11. bis Sonntag, den 14.', '2027-02-11', '2027-02-14'],
    ['fi', 'torstaista 21. sunnuntaihin 24.', '2027-01-21', '2027-01-24'],
    ['sv', 'från onsdag den 13 till lördag den 16', '2027-01-13', '2027-01-16'],
    // A written day, until a weekday.
    ['en', 'march 3 to sunday', '2027-03-03', '2027-03-07'],
    ['es', 'del martes 9 de marzo al viernes', '2027-03-09', '2027-03-12'],
    ['pt', 'de 4 de março até segunda', '2027-03-04', '2027-03-08'],
    ['de', 'ab 6. Mai, Abreise Montag', '2027-05-06', '2027-05-10'],
    ['fi', '3. maaliskuuta sunnuntaihin', '2027-03-03', '2027-03-07'],
    ['fi', 'pääsiäisenä pitkäperjantaista maanantaihin', '2027-03-26', '2027-03-29'],
    ['fr', 'du jeu. 11 au dim. 14 mars', '2027-03-11', '2027-03-14'],
    ['en', 'tomorrow till saturday', '2027-01-05', '2027-01-09'],
    // Weeks by their number, weekdays by their first letters.
    ['de', 'KW 12, Di bis Fr', '2027-03-23', '2027-03-26'],
    ['fi', 'viikolla 8 ma-to', '2027-02-22', '2027-02-25'],
    ['sv', 'v. 9, ons-lör', '2027-03-03', '2027-03-06'],
    ['sv', 'vecka 10', '2027-03-08', '2027-03-15'],
    ['en', 'thurs-sun', '2027-01-07', '2027-01-10'],
    // Days that are counted from a holiday.
    ['en', 'the weekend before valentines', '2027-02-05', '2027-02-07'],
    ['es', 'el fin de semana después de semana santa', '2027-04-02', '2027-04-04'],
    ['pt', 'a semana antes do natal', '2027-12-18', '2027-12-25'],
    ['fr', 'le week-end après Noël', '2027-12-31', '2028-01-02'],
    ['de', 'das Wochenende nach Weihnachten', '2027-12-31', '2028-01-02'],
    ['fi', 'pääsiäisen jälkeinen viikonloppu', '2027-04-02', '2027-04-04'],
    ['sv', 'helgen efter påsk', '2027-04-02', '2027-04-04'],
    ['en', 'thanksgiving, wednesday to sunday', '2027-11-24', '2027-11-28'],
    ['en', 'easter 2028', '2028-04-14', '2028-04-17'],
    ['de', 'Pfingsten', '2027-05-14', '2027-05-17'],
    ['de', 'zweites Adventswochenende', '2027-12-03', '2027-12-05'],
    ['es', 'carnaval', '2027-02-06', '2027-02-10'],
    ['en', 'memorial day weekend', '2027-05-28', '2027-05-31'],
    ['fi', 'juhannus', '2027-06-25', '2027-06-27'],
    ['sv', 'trettonhelgen', '2027-01-08', '2027-01-10'],
    ['en', 'the second friday of march', '2027-03-12', '2027-03-13'],
    ['de', 'das Schiff geht am 16.1. los, wir brauchen die Nacht davor', '2027-01-15', '2027-01-16'],
    ['de', 'Abreise ist der 5. März, drei Nächte vorher kommen wir an', '2027-03-02', '2027-03-05'],
    ['en', 'the 15th of next month for 2 nights', '2027-02-15', '2027-02-17'],
  ])('%s: %s', (locale, question, arrival, departure, day = today) => {
    expect(stayOf(question, locale, day)).toMatchObject({ arrival, departure })
  })
})

/** The stay that was spoken of, March 2 to 5, and what a message changes of it. */
describe('what is said of the stay before', () => {
  const before = { arrival: '2027-03-02', month: null, departure: '2027-03-05', party: { adults: 2, children: 1 } }
  const after = (message: string, locale: Locale) => readSlots(message, locale, today, [], before)

  it.each([
    ['en', 'sorry, 9th to 12th', '2027-03-09', '2027-03-12'],
    ['sv', 'till måndag', '2027-03-02', '2027-03-08'],
    ['sv', 'och om vi kommer dan innan?', '2027-03-01', '2027-03-05'],
    ['de', 'vertippt, Mai', '2027-05-02', '2027-05-05'],
    ['en', 'what if we left on the 9th', '2027-03-02', '2027-03-09'],
    ['en', 'can we come a day early', '2027-03-01', '2027-03-05'],
    ['es', 'no perdon, del 9 al 12', '2027-03-09', '2027-03-12'],
    ['fi', 'siis 30.-2.', '2027-03-30', '2027-04-02'],
    ['de', 'ups meinte bis 6.', '2027-03-02', '2027-03-06'],
    ['en', 'make it until the 8th', '2027-03-02', '2027-03-08'],
    ['en', 'and the same days in april', '2027-04-02', '2027-04-05'],
    ['fr', 'et aux mêmes dates en juin', '2027-06-02', '2027-06-05'],
    ['de', 'und dieselben Tage im Mai', '2027-05-02', '2027-05-05'],
    ['sv', 'och samma dagar i maj', '2027-05-02', '2027-05-05'],
    ['fr', "plutôt jusqu'au 18", '2027-03-02', '2027-03-18'],
    ['en', 'we check out march 8, not march 5', '2027-03-02', '2027-03-08'],
    ['es', 'salimos el 8 de marzo en vez del 5 de marzo', '2027-03-02', '2027-03-08'],
    ['pt', 'saímos dia 8 de março, não dia 5 de março', '2027-03-02', '2027-03-08'],
    ['fr', 'on repart le 8 mars et pas le 5 mars', '2027-03-02', '2027-03-08'],
    ['de', 'Abreise nicht am 5. März, sondern am 8. März', '2027-03-02', '2027-03-08'],
    ['fi', 'lähdetään 8.3., ei 5.3.', '2027-03-02', '2027-03-08'],
    ['sv', 'vi åker den 8 mars, inte den 5 mars', '2027-03-02', '2027-03-08'],
    ['en', 'march 10 not march 2', '2027-03-10', null],
    ['en', 'is there anything or not march 9 to march 11', '2027-03-09', '2027-03-11'],
    ['en', 'what if we arrive on the 3rd', '2027-03-03', '2027-03-05'],
    ['en', 'we land the 1st and leave the 6th', '2027-03-01', '2027-03-06'],
    ['es', 'y si entramos el 1', '2027-03-01', '2027-03-05'],
    ['pt', 'e se a gente sair só dia 8', '2027-03-02', '2027-03-08'],
    ['fr', 'on repart plutôt le 7', '2027-03-02', '2027-03-07'],
    ['de', 'und wenn wir erst am 4. ankommen?', '2027-03-04', '2027-03-05'],
    ['fi', 'entä jos lähdetäänkin vasta 8.', '2027-03-02', '2027-03-08'],
    ['sv', 'vi kommer nog redan den 28', '2027-02-28', '2027-03-05'],
    ['fr', 'et du 19 au 23 alors ?', '2027-03-19', '2027-03-23'],
    ['es', 'mejor del 9 al 12 entonces', '2027-03-09', '2027-03-12'],
    ['en', 'two days later on both ends', '2027-03-04', '2027-03-07'],
    ['de', 'einen Tag früher anreisen', '2027-03-01', '2027-03-05'],
    ['fr', 'un jour plus tard', '2027-03-03', '2027-03-06'],
    ['fi', 'viikkoa myöhemmin', '2027-03-09', '2027-03-12'],
    ['sv', 'en vecka senare', '2027-03-09', '2027-03-12'],
    ['de', 'nein, April nicht März', '2027-04-02', '2027-04-05'],
    ['es', 'perdón quise decir mayo', '2027-05-02', '2027-05-05'],
    ['en', 'oops i meant june', '2027-06-02', '2027-06-05'],
    ['en', 'is the desk on the 2nd floor', null, null],
  ] as [Locale, string, string | null, string | null][])('%s: %s', (locale, message, arrival, departure) =>
    expect(after(message, locale)).toMatchObject({ arrival, departure }),
  )

  it.each<[Locale, string]>([
    ['en', 'can we stay until 4?'],
    ['fr', 'et si on vient a 4 ?'],
    ['sv', 'till 4?'],
    ['sv', 'vi kommer 4'],
    ['en', 'is there a bus leaving at 9'],
  ])('%s: %s moves no day', (locale, message) => expect(after(message, locale).departure).toBeNull())

  it.each<[Locale, string, number | null]>([
    ['en', 'and one more night?', 4],
    ['en', 'another 2 nights', 5],
    ['es', 'y una noche más?', 4],
    ['pt', 'e se ficar mais uma noite?', 4],
    ['fr', 'et une nuit de plus ?', 4],
    ['de', 'und noch eine Nacht', 4],
    ['fi', 'entä yksi yö lisää', 4],
    ['sv', 'och en natt till', 4],
    ['en', 'two days longer', 5],
    ['de', 'doch einen Tag länger', 4],
    ['es', 'y dos días más', 5],
    ['pt', 'mais um dia', 4],
    ['fr', 'un jour de plus', 4],
    ['fi', 'päivää myöhemmin', null],
    ['sv', 'en dag till', 4],
    ['fr', 'un jour plus tard', null],
    ['en', 'for 2 nights', 2],
  ])('%s: %s', (locale, message, nights) => expect(after(message, locale).nights).toBe(nights))

  it.each<[Locale, string]>([
    ['en', 'and my mom too?'],
    ['es', 'y si llevo a mi suegra tmb?'],
    ['pt', 'e se a minha mãe vem?'],
    ['fr', 'et si mamie vient aussi'],
    ['de', 'und mit oma dazu?'],
    ['fi', 'entä jos mummo tulee mukaan'],
    ['sv', 'och mormor följer med'],
  ])('%s: %s comes to those who were spoken of', (locale, message) =>
    expect(after(message, locale).party).toEqual({ adults: 3, children: 1 }),
  )
})

/** A holiday gives the month to days that are named without one; a weekday may be cut short. */
describe('days beside what is spoken of', () => {
  it.each<[Locale, string, string, string]>([
    ['es', 'semana santa entrando el 25 y saliendo el 29', '2027-03-25', '2027-03-29'],
    ['en', 'new years arriving the 29th for 3 nights', '2027-12-29', '2028-01-01'],
    ['fr', 'à Noël, on arrive le 23 et on repart le 27', '2027-12-23', '2027-12-27'],
    ['pt', 'chego 6 de março e saio 10', '2027-03-06', '2027-03-10'],
    ['en', 'anything this sat', '2027-01-09', '2027-01-10'],
    ['es', 'hay algo este vie', '2027-01-08', '2027-01-09'],
    ['de', 'was frei am fr?', '2027-01-08', '2027-01-09'],
    ['sv', 'nåt på lör', '2027-01-09', '2027-01-10'],
    ['de', 'nächste Woche Mittwoch', '2027-01-13', '2027-01-14'],
    ['sv', 'nästa vecka tisdag till fredag', '2027-01-12', '2027-01-15'],
    ['de', 'von heute auf morgen', '2027-01-04', '2027-01-05'],
    ['de', 'morgen auf übermorgen', '2027-01-05', '2027-01-06'],
    ['en', 'tonight until the day after tomorrow', '2027-01-04', '2027-01-06'],
    ['fr', 'de demain à après-demain', '2027-01-05', '2027-01-06'],
    ['en', 'the third of february to the ninth of february', '2027-02-03', '2027-02-09'],
    ['en', 'we leave on new years day, arriving on the 28th', '2027-12-28', '2028-01-01'],
    ['sv', 'vi landar 17.10 den 6/2 o flyger hem den 13/2', '2027-02-06', '2027-02-13'],
    ['fi', 'lento laskeutuu 12.3. klo 18.55 ja paluu 19.3.', '2027-03-12', '2027-03-19'],
    ['fr', 'on atterrit le 9 janvier à 15h20 et on repart le 19', '2027-01-09', '2027-01-19'],
    ['de', 'wir kommen im Jänner, und zwar vom 16. auf den 18.', '2027-01-16', '2027-01-18'],
    ['pt', 'chegamos a 5 de fevereiro e voltamos a 9', '2027-02-05', '2027-02-09'],
    ['de', 'Anreise Do, Abreise So', '2027-01-07', '2027-01-10'],
    ['pt', 'do dia quinze ao dia vinte e um de maio', '2027-05-15', '2027-05-21'],
  ])('%s: %s', (locale, question, arrival, departure) =>
    expect(stayOf(question, locale)).toMatchObject({ arrival, departure }),
  )
})

describe('a day and the month that it is of', () => {
  it.each<[Locale, string]>([
    ['de', '4 nächte im märz ab dem 15. für 2 personen'],
    ['en', '4 nights in march from the 15th for 2'],
    ['es', '4 noches en marzo desde el 15 para 2'],
    ['sv', '4 nätter i mars från den 15 för 2'],
    ['pt', '4 noites em março a partir do dia 15 para 2'],
  ])('%s: %s', (locale, question) =>
    expect(stayOf(question, locale)).toMatchObject({ arrival: '2027-03-15', departure: '2027-03-19' }),
  )
})

describe('a month alone', () => {
  it.each<[Locale, string, string | null]>([
    ['en', 'how much is a room in february', '2027-02'],
    ['en', 'prices for december', '2027-12'],
    ['en', 'I may bring my dog', null],
    ['es', 'precios en marzo', '2027-03'],
    ['pt', 'quarto em março', '2027-03'],
    ['fr', 'une chambre en mars', '2027-03'],
    ['de', 'Zimmer im März', '2027-03'],
    ['fi', 'huone maaliskuussa', '2027-03'],
    ['sv', 'ett rum i mars', '2027-03'],
    ['en', 'march 3 to 7', null],
    ['en', 'what are your rates next month', '2027-02'],
    ['es', 'tienen algo este mes', '2027-01'],
    ['pt', 'e no mês que vem', '2027-02'],
    ['fr', 'le mois prochain', '2027-02'],
    ['de', 'nächsten Monat', '2027-02'],
    ['fi', 'ensi kuussa', '2027-02'],
    ['sv', 'nästa månad', '2027-02'],
  ])('%s: %s', (locale, question, month) => expect(read(question, locale).month).toBe(month))
})

describe('the party', () => {
  it.each<[Locale, string, number, number]>([
    ['en', '2 adults and 2 kids', 2, 2],
    ['fr', '2 ad 2 enf', 2, 2],
    ['fr', 'du 12 au 15 fév 2 ad 1 enf', 2, 1],
    ['es', '2 adt 1 chd', 2, 1],
    ['sv', 'familj 2+2', 2, 2],
    ['sv', 'mamma pappa o jag 3-6 december', 3, 0],
    ['de', '2 Erw., 1 Ki. 6 J.', 2, 1],
    ['sv', '3 mars 5 nätter 2v 1b', 2, 1],
    ['sv', 'två vuxna och ett barn på 3', 2, 1],
    ['sv', 'vi är 6 st', 6, 0],
    ['sv', '5/3 - 8/3, 2p', 2, 0],
    ['de', '1 erw 1 kind 9 j', 1, 1],
    ['en', 'make that 4', 4, 0],
    ['en', 'two rooms mar 5-8, 2 in each', 4, 0],
    ['sv', 'två rum 22-24 jan, 2 i varje', 4, 0],
    ['de', 'drei Zimmer je 2 Personen', 6, 0],
    ['en', 'two adlts 1 child', 2, 1],
    ['en', 'me and my wife', 2, 0],
    ['en', 'family of 4 including 2 kids', 2, 2],
    ['en', 'we are 3', 3, 0],
    ['en', 'and with a baby?', 2, 1],
    ['en', 'just me', 1, 0],
    ['es', '2 adultos y 1 niño', 2, 1],
    ['es', 'somos 4', 4, 0],
    ['es', 'mi esposa y yo', 2, 0],
    ['pt', '2 adultos e 2 crianças', 2, 2],
    ['pt', 'somos 3 pessoas', 3, 0],
    ['fr', '2 adultes et un enfant', 2, 1],
    ['fr', 'nous sommes 3', 3, 0],
    ['de', '2 Erwachsene und ein Kind', 2, 1],
    ['de', 'wir sind 4', 4, 0],
    ['fi', '2 aikuista ja 2 lasta', 2, 2],
    ['fi', 'meitä on 3', 3, 0],
    ['sv', '2 vuxna och ett barn', 2, 1],
    ['sv', '2 vuxna 2 barn o farmor', 3, 2],
    ['fr', '2 adultes 2 enfants et mamie', 3, 2],
    ['en', 'me, my husband, our 2 kids and grandma', 3, 2],
    ['en', '2 adults, my wife and me', 2, 0],
    ['de', 'zwei personen und ein kleiner', 2, 1],
    ['de', 'zwei personen und ein kleiner hund', 2, 0],
    ['de', 'zwei personen, ein kleines zimmer', 2, 0],
    ['en', '2 adults my mom and dad', 2, 0],
    ['en', '2 adults and my mom and dad', 4, 0],
    ['de', 'zwei Erwachsene, meine Eltern', 2, 0],
    ['pt', '2 adultos, minha mãe e meu pai', 2, 0],
    ['sv', '2 vuxna, mamma och pappa', 2, 0],
    ['en', 'there are 5 of us, my husband, me and 3 kids', 2, 3],
    ['es', 'somos 4, mi esposo, yo y 2 niños', 2, 2],
    ['en', 'us two and our twins', 2, 2],
    ['de', 'zwei Erwachsene und unsere Zwillinge', 2, 2],
    ['en', '2 adults and 3 kids (2, 5 and 7)', 2, 3],
    ['es', '2 adultos y 2 niños de edades 4 y 6', 2, 2],
    ['fr', '2 adultes et 1 ado', 2, 1],
    ['es', '2 adultos y 3 peques', 2, 3],
    ['pt', 'um casal e 2 meninas', 2, 2],
    ['de', '2 Erwachsene, 1 Mädchen (4)', 2, 1],
    ['fi', 'kaksi aikuista ja kaksi muksua', 2, 2],
    ['sv', 'två vuxna och tre ungar', 2, 3],
    ['en', 'both of us', 2, 0],
    ['fr', 'un lit pour 1 enfant', 2, 1],
    ['en', 'a room for 3 kids', 2, 3],
    ['de', 'wir beide', 2, 0],
    ['fr', 'je voyage seule', 1, 0],
    ['sv', 'bara jag', 1, 0],
    ['en', 'with my grandparents', 3, 0],
    ['en', 'me and my folks', 3, 0],
    ['es', 'voy con mis papás', 3, 0],
    ['es', 'para mis papás', 2, 0],
    ['es', 'mi esposa, yo y los 2 nenes', 2, 2],
    ['fr', 'avec notre fils', 2, 1],
    ['fr', 'finalement on va être trois', 3, 0],
    ['sv', 'vi är fyra', 4, 0],
    ['es', 'tres grandes y dos peques', 3, 2],
    ['fr', '2 grands et 3 ptits', 2, 3],
    ['de', 'zu viert', 4, 0],
    ['de', 'zu fünft', 5, 0],
    ['fi', 'kolmestaan', 3, 0],
    ['fi', 'yksi aikuinen', 1, 0],
    ['pt', 'quarto p 3', 3, 0],
    ['en', 'so it is only 3', 3, 0],
    ['fr', 'finalement seulement 2', 2, 0],
    ['en', 'one adult and two kids', 1, 2],
    ['en', 'me and my two kids', 1, 2],
    ['de', 'ich und meine zwei Kinder', 1, 2],
    ['sv', 'jag med 2 barn', 1, 2],
    ['en', 'treating my husband, price for us', 2, 0],
    ['de', 'als Alleinreisende', 1, 0],
    ['es', 'para mí solo', 1, 0],
    ['fi', 'yhdelle', 1, 0],
    ['de', '2 erw mit kind', 2, 1],
    ['en', '2 adults with baby', 2, 1],
    ['fi', '2 aikuista lapsen kanssa', 2, 1],
    ['fr', '2 adultes et 2 grands chiens', 2, 0],
  ])('%s: %s', (locale, question, adults, children) => {
    expect(read(question, locale).party).toEqual({ adults, children })
  })

  it.each<[Locale, string]>([
    ['en', 'just 1 question'],
    ['fi', 'yhdelle yölle'],
    ['de', 'zwei große Hunde'],
    ['es', 'cuánto por un adulto más'],
  ])('%s: %s counts nobody', (locale, question) => expect(read(question, locale).party).toBeNull())

  it('that grows by children keeps its adults', () => {
    const before = { arrival: null, month: null, departure: null, party: { adults: 3, children: 0 } }
    expect(readSlots('and one child', 'en', today, [], before).party).toEqual({ adults: 3, children: 1 })
  })
})

describe('nights, an amount and a day of the month', () => {
  it.each<[Locale, string, number | null]>([
    ['en', 'and for 5 nights?', 5],
    ['en', '3nts', 3],
    ['en', 'in 2 weeks', null],
    ['en', 'for 3 days', 3],
    ['es', 'y por 5 noches?', 5],
    ['pt', 'e por cinco noites?', 5],
    ['fr', 'et pour cinq nuits ?', 5],
    ['de', 'und für fünf Nächte?', 5],
    ['de', '4 Übernachtungen', 4],
    ['fi', 'entä viisi yötä?', 5],
    ['fi', 'kolmen yön hinta', 3],
    ['sv', 'och fem nätter?', 5],
    ['sv', 'tre dygn', null],
  ])('%s: %s', (locale, question, nights) => expect(read(question, locale).nights).toBe(nights))

  it('an amount is no number of guests', () => {
    expect(read('something for $200', 'en')).toMatchObject({ amount: 20_000, party: null })
    expect(read('algo para 150 dólares', 'es')).toMatchObject({ amount: 15_000, party: null })
  })

  it('a day alone is of the month that was spoken of', () => {
    const before = { arrival: '2027-03-03', month: null, departure: null, party: null }
    expect(readSlots('what about the 14th?', 'en', today, [], before).arrival).toBe('2027-03-14')
    expect(readSlots('und am 14.?', 'de', today, [], before).arrival).toBe('2027-03-14')
  })
})

describe('a correction', () => {
  it.each<[Locale, string, boolean]>([
    ['en', 'sorry i meant march 2 to 4', true],
    ['en', 'and for 5 nights?', true],
    ['en', 'and for two adults and a kid', true],
    ['en', 'is there a concert on march 2', false],
    ['es', 'perdón, quise decir del 2 al 4 de marzo', true],
    ['pt', 'desculpe, quis dizer de 2 a 4 de março', true],
    ['fr', 'pardon, je voulais dire du 2 au 4 mars', true],
    ['de', 'Entschuldigung, ich meinte 2. bis 4. März', true],
    ['fi', 'anteeksi, tarkoitin 2.–4. maaliskuuta', true],
    ['sv', 'förlåt, jag menade 2–4 mars', true],
    ['sv', 'finns det konsert 2 mars', false],
  ])('%s: %s names slots only: %s', (locale, question, only) => {
    expect(namesSlotsOnly(question, locale)).toBe(only)
  })
})
