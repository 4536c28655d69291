import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { interpolate } from './interpolate.ts'

const facts = {
  ...hotelFacts,
  roomCount: 3,
  pets: { ...hotelFacts.pets, maximum: 1 },
  officeOpens: '08:00',
  officeCloses: '20:30',
}

it.each<[locale: Locale, text: string, filled: string]>([
  ['en', '{rooms} rooms', '3 rooms'],
  ['en', '{officeOpens} {officeOpensShort} {officeOpensTight}', '8:00 AM 8 AM 8am'],
  ['en', '{officeClosesShort} {officeClosesTight}', '8:30 PM 8:30pm'],
  ['fi', '{officeOpens} {officeOpensShort} {officeOpensTight}', '8.00 8.00 8.00'],
  ['en', '{maxPets, plural, one {One pet} other {Up to # pets}} for {petFee}', 'One pet for $25'],
  ['en', 'Up to {rooms, plural, one {# room} other {# rooms}}.', 'Up to 3 rooms.'],
  ['en', '{rooms, plural, =3 {Three rooms} one {# room} other {# rooms}}', 'Three rooms'],
  ['fi', '{rooms, plural, one {# huone} other {# huonetta}}', '3 huonetta'],
  ['en', '{restaurants, plural, one {# restaurant} other {# restaurants}}', '1,200 restaurants'],
  ['en', '{rooms, plural, one {# room}}', ''],
  ['es', 'De {officeOpens} a {officeCloses}. O a las {officeCloses}…', 'De 8:00 a.m. a 8:30 p.m. O a las 8:30 p.m.…'],
  ['fi', 'Klo {officeCloses}. Sitten.', 'Klo 20.30. Sitten.'],
])('%s: %s', (locale, text, filled) => {
  expect(interpolate(text, facts, locale, { restaurants: 1200 }).replaceAll('\u202F', ' ')).toBe(filled)
})

it.each(['{pool}', '{pool, plural, one {# pool} other {# pools}}', '{hotel, plural, one {# hotel} other {# hotels}}'])(
  'is refused: %s',
  (text) => expect(() => interpolate(text, facts, 'en')).toThrow(/Unknown .*\{(pool|hotel)\}/),
)
