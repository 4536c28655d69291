import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { findLeftOver } from '../hearing/left-over.ts'
import { otherStays } from './several-stays.ts'
import { readSlots } from '../hearing/slots.ts'

/** A Tuesday. */
const today = '2026-11-24'

const staysOf = (message: string, locale: Locale) => {
  const slots = readSlots(message, locale, today, [])
  const { arrival, departure, nights } = slots
  const first = `${arrival?.slice(5)}/${departure?.slice(5) ?? nights}`
  const others = otherStays(message, locale, today, slots)
  return [first, ...others.map((stay) => `${stay.arrival.slice(5)}/${stay.departure.slice(5)}`)].join(' ')
}

const both = '12-05/12-08 12-12/12-15'

describe('several stays in one message', () => {
  it.each<[Locale, string, string]>([
    ['en', 'dec 5-8 or dec 12-15 for 2?', both],
    ['en', 'Dec 5-8 or 12-15, 2 people', both],
    ['en', 'december 5 to 8 or december 12 to 15', both],
    ['en', 'Dec 5–8 or from Dec 12–15, which is cheaper?', both],
    ['en', 'dec 12-15 or dec 5-8', '12-12/12-15 12-05/12-08'],
    ['en', 'dec 5-8 and dec 12-15 for 2', both],
    ['en', 'fri dec 4 to sun dec 6 or fri dec 11 to sun dec 13', '12-04/12-06 12-11/12-13'],
    ['en', 'dec 5-8, dec 12-15 or dec 19-22', `${both} 12-19/12-22`],
    ['en', '3 nights from dec 5 or dec 12', '12-05/3 12-12/12-15'],
    ['es', 'del 5 al 8 de diciembre o del 12 al 15 de diciembre, somos 2', both],
    ['es', 'precio del 5 al 8 o del 12 al 15 de diciembre', both],
    ['pt', 'de 5 a 8 de dezembro ou de 12 a 15 de dezembro', both],
    ['pt', 'quanto fica de 5 a 8 ou 12 a 15 de dezembro?', both],
    ['fr', 'du 5 au 8 décembre ou du 12 au 15 décembre pour 2', both],
    ['fr', 'du 5 au 8 ou du 12 au 15 décembre', both],
    ['de', '5.-8.12. oder 12.-15.12., zu zweit', both],
    ['de', 'vom 5. bis 8. Dezember oder vom 12. bis 15. Dezember', both],
    ['de', '5.-8. oder 12.-15. Dezember', both],
    ['fi', '5.-8.12. tai 12.-15.12. kahdelle', both],
    ['sv', '5-8 december eller 12-15 december', both],
    ['sv', '5–8 dec eller 12–15 dec, 2 pers', both],
  ])('%s: %s', (locale, message, expected) => {
    expect(staysOf(message, locale)).toBe(expected)
    expect(findLeftOver(message, locale, readSlots(message, locale, today, []))).toBeNull()
  })

  it.each<[Locale, string, string]>([
    ['en', 'dec 5-8 for 2', '12-05/12-08'],
    ['en', 'dec 5 to dec 8 for 2 or 3 people', '12-05/12-08'],
    ['en', 'dec 5-8 and 2-3 people', '12-05/12-08'],
    ['de', 'nicht 5.-8.12. sondern 12.-15.12.', '12-12/12-15'],
    ['en', 'instead of dec 5-8, dec 12-15', '12-12/12-15'],
    ['es', 'en vez del 5 al 8 de diciembre, del 12 al 15 de diciembre', '12-12/12-15'],
    ['fr', 'pas du 5 au 8 décembre mais du 12 au 15 décembre', '12-12/12-15'],
    ['sv', 'inte 5-8 december utan 12-15 december', '12-12/12-15'],
    ['de', '12.-15.12. statt 5.-8.12.', '12-12/12-15'],
    ['en', 'dec 5-8 or june 31 to july 2', '12-05/12-08'],
    ['en', 'dec 5-8, 2026 or dec 12-15', '12-05/12-08'],
    ['en', 'dec 1-2, dec 5-8, dec 12-15 or dec 19-22', '12-01/12-02'],
  ])('%s: %s is one', (locale, message, expected) => expect(staysOf(message, locale)).toBe(expected))
})
