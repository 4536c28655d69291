import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { saidEnds } from './said-ends.ts'
import type { DaysBefore } from './said.ts'
import { withoutWeekdayTakenBack, withWeekdays } from '../words/weekdays.ts'
import { plainDates } from './written-dates.ts'

/** A Tuesday. */
const today = '2026-11-24'
const nothingBefore: DaysBefore = { arrival: null, departure: null, month: null }

const endsOf = (locale: Locale, message: string, before: DaysBefore = nothingBefore): string | null => {
  const plain = withWeekdays(withoutWeekdayTakenBack(plainDates(message), locale), locale)
  const days = saidEnds(plain, locale, today, before)
  return days && `${days.arrival} ${days.departure}`
}

describe('the ends of a stay, by what is said of each day', () => {
  it.each<[Locale, string, string]>([
    ['en', 'xmas eve, out on the 27th of dec', '2026-12-24 2026-12-27'],
    ['en', 'thanksgiving nite until sat morning', '2026-11-26 2026-11-28'],
    ['en', 'the monday right after easter till the thursday', '2027-03-29 2027-04-01'],
    ['en', 'wed before thanksgiving to sunday', '2026-11-25 2026-11-29'],
    ['en', 'we arrive the day 10 of august and go out the day 15', '2027-08-10 2027-08-15'],
    ['en', 'the wedding is on May 1, we come the Friday before and leave on the Monday', '2027-04-30 2027-05-03'],
    ['en', 'I land in Miami on May 2 and come to Lantana on May 6, until May 10', '2027-05-06 2027-05-10'],
    [
      'es',
      'la boda es el sábado 15 de mayo; llegaríamos el viernes 14 y nos iríamos el domingo 16',
      '2027-05-14 2027-05-16',
    ],
    ['es', 'queremos ver los fuegos del 4 de julio, entrada viernes 2 y salida lunes 5', '2027-07-02 2027-07-05'],
    ['pt', 'uma prova no domingo 13 de dezembro, chego na sexta e volto na segunda', '2026-12-11 2026-12-14'],
    ['pt', 'congresso de 9 a 11 de março, quero chegar na véspera e ir embora dia 12', '2027-03-08 2027-03-12'],
    ['fr', 'arrivée le 8 mars, départ le 11', '2027-03-08 2027-03-11'],
    [
      'fr',
      'mariage le samedi 17 avril ; nous arriverions la veille, le 16, et repartirions le 18',
      '2027-04-16 2027-04-18',
    ],
    ['de', 'vom 1. März bis einschließlich 15. März, Abreise am 16.', '2027-03-01 2027-03-16'],
    ['de', 'sie hat am 17. April Geburtstag. Anreise am Tag davor, drei Nächte', '2027-04-16 2027-04-19'],
    ['de', 'ab Dienstag nach Dreikönig, vier Nächte', '2027-01-12 2027-01-16'],
    ['fi', 'häät lauantaina 15.5., perjantaista sunnuntaihin', '2027-05-14 2027-05-16'],
    ['sv', 'skolan börjar 11 januari så vi måste hem den 9. kommer den 4 januari', '2027-01-04 2027-01-09'],
  ])('%s: %s', (locale, message, ends) => expect(endsOf(locale, message)).toBe(ends))

  it.each<[string, Locale, string]>([
    ['no day', 'en', 'how much is a room'],
    ['nothing but a range, which is read as it is written', 'en', 'dec 5 to 8'],
    ['a range of days alone', 'fr', 'notre vol arrive le 12 février, on serait chez vous du 16 au 20'],
    ['nights that are named one by one', 'en', 'sat n sun night dec 5 and 6'],
    ['one of two', 'en', 'dec 5-8 or dec 12-15'],
    ['one instead of another', 'es', 'salimos el 8 de marzo en vez del 5 de marzo'],
    ['two ends, of which one may be elsewhere', 'en', 'a room Dec 5 to Dec 8, I fly home on Dec 9'],
    [
      'an arrival by words that are not known',
      'pt',
      'prova domingo dia 13 de dezembro, chego na antevéspera e vou embora na segunda',
    ],
    ['a third day', 'en', 'I am in Miami on May 2 and see Lantana on May 6, until May 10'],
    ['a holiday that is several days', 'en', 'christmas until the 28th of december'],
    ['the week before a holiday', 'en', 'the week before easter, sunday to thursday'],
    ['a departure before the arrival', 'en', 'arriving on may 5, leaving on may 3 2027'],
    ['more days than a stay has', 'en', 'may 1, may 3, may 5, may 7, leaving may 9'],
  ])('are not told by %s', (_what, locale, message) => expect(endsOf(locale, message)).toBeNull())

  it('are told by the departure alone where only the arrival was said', () => {
    const before = { arrival: '2027-02-09', departure: '2027-02-10', month: null }
    expect(endsOf('sv', 'till 12', before)).toBe('2027-02-09 2027-02-12')
    expect(endsOf('en', 'till 12')).toBeNull()
    expect(endsOf('en', 'and we leave on friday', { ...before, isCounted: true })).toBeNull()
    expect(endsOf('en', 'and if we come a day earlier and leave the 12th', before)).toBe('2027-02-08 2027-02-12')
    expect(endsOf('en', 'and if we come earlier and leave the 12th', before)).toBeNull()
    expect(endsOf('de', 'übermorgen bis montag', before)).toBeNull()
  })
})
