import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { readSlots } from './slots.ts'

/** A Monday. */
const today = '2027-01-04'

interface Words {
  /** February 18 to 21, as a range. */
  ranges: string[]
  /** February 18, alone. */
  days: string[]
  /** Three nights. */
  nights: string[]
  /** Four people. */
  parties: string[]
}

/** Guests put dates, nights and people in any order, on one line, without commas. */
const said: Record<Locale, Words> = {
  en: {
    ranges: [
      'feb 18 to 21',
      'feb 18-21',
      'feb 18 thru 21',
      'from feb 18 until feb 21',
      '2/18 - 2/21',
      '18 to 21 february',
      'feb 18 thru feb 21',
    ],
    days: ['feb 18', 'february 18th', '18 feb', '2/18', 'the 18th of february'],
    nights: ['3 nights', 'for 3 nites', 'three nights'],
    parties: ['4 people', 'for 4', '4 ppl', '4 of us', '2 adults 2 kids'],
  },
  es: {
    ranges: [
      'del 18 al 21 de febrero',
      '18 a 21 feb',
      'del 18 de febrero al 21 de febrero',
      '18/2 al 21/2',
      'desde el 18 hasta el 21 de febrero',
    ],
    days: ['el 18 de febrero', '18 feb', '18/2', '18 febrero'],
    nights: ['3 noches', 'por 3 noches', 'tres noches'],
    parties: ['4 personas', 'para 4', 'pa 4', 'somos 4', '2 adultos y 2 niños'],
  },
  pt: {
    ranges: [
      'de 18 a 21 de fevereiro',
      '18 a 21 fev',
      '18 de fevereiro até 21 de fevereiro',
      '18/2 a 21/2',
      '18 até 21 de fevereiro',
    ],
    days: ['dia 18 de fevereiro', '18 fev', '18/2', '18 de fevereiro'],
    nights: ['3 noites', 'por 3 noites', 'três noites'],
    parties: ['4 pessoas', 'pra 4', 'para 4', 'somos 4', '2 adultos e 2 crianças'],
  },
  fr: {
    ranges: [
      'du 18 au 21 février',
      '18-21 fév',
      'du 18 février au 21 février',
      '18/2 au 21/2',
      'du 18 jusqu’au 21 février',
    ],
    days: ['le 18 février', '18 fev', '18/2', '18 février'],
    nights: ['3 nuits', 'pour 3 nuits', 'trois nuits'],
    parties: ['4 personnes', 'pour 4', 'pr 4', 'on est 4', '2 adultes et 2 enfants'],
  },
  de: {
    ranges: [
      'vom 18. bis 21. Februar',
      '18.-21.2.',
      '18.2. bis 21.2.',
      '18. feb bis 21. feb',
      'vom 18. bis zum 21. Februar',
      '18.2.-21.2.',
    ],
    days: ['am 18. Februar', '18.2.', '18 feb', 'ab 18.2.2027'],
    nights: ['3 Nächte', 'für 3 Nächte', 'drei Nächte'],
    parties: ['4 Personen', 'für 4', 'zu viert', 'wir sind 4', '2 Erwachsene und 2 Kinder'],
  },
  fi: {
    ranges: ['18.-21.2.', '18.–21. helmikuuta', '18.2. - 21.2.', '18. helmikuuta - 21. helmikuuta'],
    days: ['18.2.', '18. helmikuuta', '18.2.2027'],
    nights: ['3 yötä', 'kolmeksi yöksi', 'kolme yötä', 'kolmeks yöks'],
    parties: ['4 henkeä', 'neljälle', '4 hlö', 'meitä on 4', '2 aikuista ja 2 lasta'],
  },
  sv: {
    ranges: ['18–21 februari', '18 till 21 feb', 'från 18 februari till 21 februari', '18/2 till 21/2', '18/2-21/2'],
    days: ['den 18 februari', '18 feb', '18/2'],
    nights: ['3 nätter', 'i 3 nätter', 'tre nätter'],
    parties: ['4 personer', 'för 4', 'vi är 4', '4 pers', '2 vuxna och 2 barn'],
  },
}

const read = (message: string, locale: Locale) => {
  const { arrival, departure, nights, party } = readSlots(message, locale, today, [])
  return `${arrival} ${arrival && (departure ?? addDays(arrival, nights ?? 1))} ${party ? party.adults + party.children : 2}`
}

describe.each(Object.entries(said) as [Locale, Words][])('in %s', (locale, { ranges, days, nights, parties }) => {
  const messages = [
    ...ranges.map((range) => [range, 2] as const),
    ...ranges.flatMap((range) =>
      parties.flatMap(
        (party) =>
          [
            [`${range} ${party}`, 4],
            [`${party} ${range}`, 4],
          ] as const,
      ),
    ),
    ...days.flatMap((day) =>
      nights.flatMap(
        (length) =>
          [
            [`${day} ${length}`, 2],
            [`${length} ${day}`, 2],
          ] as const,
      ),
    ),
    ...days.flatMap((day) =>
      nights.flatMap((length) =>
        parties.flatMap(
          (party) =>
            [
              [`${day} ${length} ${party}`, 4],
              [`${party} ${day} ${length}`, 4],
            ] as const,
        ),
      ),
    ),
  ]

  it('every order of dates, nights and people means the same', () => {
    const misread = messages.flatMap(([message, guests]) => {
      const found = read(message, locale)
      return found === `2027-02-18 2027-02-21 ${guests}` ? [] : [`${message} -> ${found}, not ${guests}`]
    })
    expect(misread).toEqual([])
  })
})
