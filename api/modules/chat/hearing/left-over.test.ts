import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { findLeftOver } from './left-over.ts'
import { readSlots } from './slots.ts'

/** A Tuesday. */
const today = '2026-11-24'

const leftOf = (message: string, locale: Locale) => findLeftOver(message, locale, readSlots(message, locale, today, []))

describe('what is left of a stay that was read', () => {
  it.each<[Locale, string, 'days' | 'party']>([
    ['en', 'anything two days after easter', 'days'],
    ['en', 'price from march 3 to 6 for 2 adults and their teenagers', 'party'],
    ['en', 'march 3 to 6, 2 adults and the gaberlunzie', 'party'],
    ['fi', '3.-6. maaliskuuta, minä ja se heebo', 'party'],
    ['fr', 'du 3 au 6 mars, nous deux et notre zouzou', 'party'],
    ['fi', 'perjantaina risteily, siis torstai-perjantai', 'days'],
    ['en', 'how much from march 3 to some friday in may', 'days'],
    ['es', 'cuánto cuesta del 5 de febrero a las fechas de siempre el lunes', 'days'],
    ['pt', 'e nos mesmos dias em setembro', 'days'],
    ['fr', 'combien juste après Pâques', 'days'],
    ['de', 'Preis ab 6. Mai 2027, montags', 'days'],
    ['fi', 'entä samat päivät kesäkuussa', 'days'],
    ['sv', 'kommer på sportlovet, måndag till söndag', 'days'],
    ['en', 'christmas to new years for 2', 'days'],
    ['es', 'entre navidad y año nuevo', 'days'],
    ['de', 'zwischen Weihnachten und Neujahr', 'days'],
    ['sv', 'mellan jul och nyår', 'days'],
    ['en', 'christmas and new years for 2', 'days'],
    ['en', 'is it cheaper at thanksgiving or christmas', 'days'],
    ['es', 'cuánto cuesta en navidad y nochevieja', 'days'],
    ['pt', 'natal e réveillon para dois', 'days'],
    ['fr', 'combien à Noël et au nouvel an', 'days'],
    ['de', 'Weihnachten und Silvester zu zweit', 'days'],
    ['fi', 'mitä maksaa jouluna ja uutenavuotena', 'days'],
    ['sv', 'jul och nyår för två', 'days'],
    ['en', '5 nights over christmas and new year', 'days'],
    ['de', 'vom 28.12. bis ins neue Jahr', 'days'],
    ['es', 'precio entre navidad y reyes porfa', 'days'],
    ['pt', 'páscoa, corpus christi, quanto custa', 'days'],
    ['en', 'mothers day for two', 'days'],
    ['en', 'christmas and new year, arriving the 24th', 'days'],
    ['en', 'spring break and memorial day rates', 'days'],
    ['en', 'easter vs 4th of july', 'days'],
    ['de', 'preis für silvester bzw. die Winterferien', 'days'],
    ['sv', 'vad kostar sportlovet och påsk', 'days'],
    ['en', 'labor day or 4th of july', 'days'],
    ['es', 'semana santa o el puente de mayo', 'days'],
    ['en', 'thu march 5 to sun march 7 2027', 'days'],
    ['en', 'king room, fri, mar 4 for 2 nights', 'days'],
    ['es', 'del sab 5 de marzo al lun 8 de marzo', 'days'],
    ['pt', 'de sex 4/3 a dom 7/3', 'days'],
    ['fr', 'du ven 4 mars au dim 7 mars', 'days'],
    ['de', 'Sa, 5.3.2027 bis So, 7.3.2027', 'days'],
    ['fi', 'pe 4.3.-su 7.3.', 'days'],
    ['sv', 'tors 5 mars till sön 7 mars', 'days'],
    ['en', 'the weekend of the 20th', 'days'],
    ['en', 'pride day weekend', 'days'],
    ['en', 'a long weekend in feb', 'days'],
    ['de', 'verlängertes Wochenende im Februar', 'days'],
    ['de', 'vom Sonntag vorher bis Pfingsten', 'days'],
    ['sv', 'skördehelgen för två', 'days'],
    ['de', 'eine halbe woche ab dem 7. dezember', 'days'],
    ['de', '1,5 wochen ab 4.1.', 'days'],
    ['de', '4.1. 1½ Wochen', 'days'],
    ['en', '1.5 weeks from jan 4', 'days'],
    ['en', '2 1/2 weeks from jan 4', 'days'],
    ['es', '1,5 semanas desde el 4 de enero', 'days'],
    ['pt', '1,5 semanas a partir de 4 de janeiro', 'days'],
    ['fr', '1,5 semaine à partir du 4 janvier', 'days'],
    ['fi', '1,5 viikkoa 4.1. alkaen', 'days'],
    ['sv', '1,5 veckor från 4/1', 'days'],
    ['en', 'dec 5 or dec 12', 'days'],
    ['en', '12/5 or sat 12/12', 'days'],
    ['es', '5/12 o 12/12', 'days'],
    ['pt', '5 de dezembro ou 12 de dezembro', 'days'],
    ['fr', 'le 5 décembre ou le 12 décembre', 'days'],
    ['de', 'am 5.12. oder am 12.12.', 'days'],
    ['fi', '5.12. tai 12.12.', 'days'],
    ['sv', '5 december eller 12 december', 'days'],
    ['en', 'friday or sunday', 'days'],
    ['es', 'viernes o domingo', 'days'],
    ['de', 'Freitag oder Sonntag', 'days'],
    ['fi', 'perjantaina tai sunnuntaina', 'days'],
    ['fi', 'pari yötä 7.12. alkaen', 'days'],
    ['fr', 'quelques jours a partir du 7 mars', 'days'],
  ])('%s: %s stops the price', (locale, message, of) => expect(leftOf(message, locale)).toMatchObject({ of }))

  it('is the same however often it is asked', () => {
    const said = 'christmas and new year, from the 24th to the 2nd, two adults'
    expect(Array.from({ length: 4 }, () => leftOf(said, 'en'))).toEqual([null, null, null, null])
  })

  it('is named as it was written', () => {
    expect(leftOf('how much from march 3 to some friday, 2 adults', 'en')?.words).toMatch(/friday/)
  })

  it.each<[Locale, string, string]>([
    ['en', 'how much at christmas, or at new year?', 'or at new year'],
    ['de', 'Preise für Weihnachten oder Ostern', 'oder ostern'],
    ['es', 'navidad y semana santa para dos', 'y semana santa'],
  ])('%s: %s asks back about the second holiday', (locale, message, words) =>
    expect(leftOf(message, locale)).toMatchObject({ of: 'days', words }),
  )

  it.each<[Locale, string]>([
    ['en', 'christmas and new year, from the 24th to the 2nd, two adults'],
    ['en', 'christmas eve and christmas day for 2'],
    ['en', 'christmas and new year, arriving the 24th, leaving the 2nd'],
    ['de', 'die Nächte an Heiligabend und am 1. Weihnachtsfeiertag'],
    ['sv', 'julafton och juldagen, bara de 2 nätterna'],
    ['en', 'christmas with my wife and our dog'],
    ['en', '4th of july trip, 7/2 to 7/6'],
    ['fr', 'pont du 1er mai, du 30/04/2027 au 02/05/2027, 2 ad 2 enf'],
    ['de', 'Silvester bis 3. Januar'],
    ['de', '2.1. bis 6.1. Heilige Drei Könige'],
    ['de', 'ist das zweite Märzwochenende noch zu haben'],
    ['de', '2 DZ 18.-20.12.'],
    ['pt', 'opa errei, é de 10 a 13 de dezembro'],
    ['sv', 'två rum 22-24 jan, 2 i varje'],
    ['sv', 'sportlovet v 9, 2+2'],
    ['en', 'good friday and easter monday, 26 - 30 March 2027'],
    ['fi', 'joulu ja uusivuosi 23.12.-2.1. kaksi aikuista'],
    ['fi', 'hinta ti 15.12.2026 - pe 18.12.2026, 2 aik 1 lapsi'],
    ['en', 'fri mar 5 to sun mar 7 2027'],
    ['de', 'Fr, 5.3.2027 bis So, 7.3.2027'],
    ['fi', 'pe 5.3.2027-su 7.3.2027'],
    ['es', 'del vie 5 de marzo al dom 7 de marzo de 2027'],
    ['fr', 'du ven. 5 mars 2027 au dim. 7 mars 2027'],
    ['sv', 'fre 5 mars 2027 till sön 7 mars 2027'],
    ['pt', 'de sex 5/3/2027 a dom 7/3/2027'],
    ['en', 'how much is a king room from march 3 to march 6 for 2 adults and 2 kids'],
    ['en', 'fri march 5 to sun march 7, two people, arriving around 6 pm with 1 dog'],
    ['en', 'friday to sunday for 2'],
    ['en', 'the 2nd weekend of january'],
    ['es', 'del 15 de enero del 2027 al 19, somos 3'],
    ['pt', 'de 9/4 a 11/4 pra dois casais'],
    ['fr', 'du 8 au 11 juin, 2 adultes et un enfant de 5 ans'],
    ['de', 'vom 6. bis 13. Feber 2027 für zwei Senioren'],
    ['fi', 'joulukuun 27. päivästä 3 yötä kahdelle'],
    ['sv', 'från 5 mars i 3 nätter för två'],
    ['en', 'the weekend after easter'],
    ['en', 'how much for 3 nights in february'],
    ['en', 'from march 3 to friday'],
    ['de', 'KW 12 2027, Di bis Fr'],
    ['fr', 'du mardi 8 au vendredi 11 décembre'],
    ['es', 'puente de acción de gracias, de jueves a domingo'],
    ['en', ''],
  ])('%s: of "%s" there is nothing', (locale, message) => expect(leftOf(message, locale)).toBeNull())
})
