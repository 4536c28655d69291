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
    ['de', 'Donnerstag übernächster Woche', 'days'],
    ['en', 'price from march 3 to 6 for 2 adults and their teenagers', 'party'],
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
    ['de', 'vom 28.12. bis ins neue Jahr', 'days'],
    ['en', 'the weekend of the 20th', 'days'],
  ])('%s: %s stops the price', (locale, message, of) => expect(leftOf(message, locale)).toMatchObject({ of }))

  it('is named as it was written', () => {
    expect(leftOf('how much from march 3 to friday 2 adults', 'en')?.words).toMatch(/friday/)
  })

  it.each<[Locale, string]>([
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
