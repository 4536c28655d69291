import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSampleRoomTypes } from '#api/modules/rooms/seed-rooms.ts'
import { root } from '#api/root.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { asksOneRoom, asksThatKind, deniesRoom, roomBeside, roomCountIn, roomsInQuestion } from './rooms-in-question.ts'

const { entries, texts } = readSampleRoomTypes()
const featureNames = (locale: Locale): Record<string, { name: string }> =>
  JSON.parse(readFileSync(join(root, `api/modules/content/seed/room-feature/${locale}.json`), 'utf8'))
const sample = entries.map(({ slug, bedType, amenities }) => {
  const textsIn = (locale: Locale) => ({
    name: texts[locale][slug]!.name,
    amenities: amenities.map((id) => featureNames(locale)[id]!.name),
  })
  return {
    slug,
    bedType,
    ...textsIn('en'),
    translations: Object.fromEntries(locales.map((locale) => [locale, textsIn(locale)])),
  }
})
/** As staff may write of it, in English alone. */
const lighthouse = {
  slug: 'lighthouse',
  bedType: 'King' as const,
  name: 'Lighthouse Loft',
  translations: {},
  amenities: ['Free WiFi', 'Ocean view', 'Roll-in shower'],
}
const rooms = [...sample, lighthouse]

const suites = ['king-suite', 'garden-suite', 'one-bedroom-suite']

it.each<[Locale, string, string[]]>([
  ['en', 'how much is a king room', ['king-room']],
  ['en', 'a room with a king bed', ['king-room']],
  ['en', 'a king on the courtyard', ['courtyard-king-room']],
  ['en', 'the King Suite', ['king-suite']],
  ['en', 'king sutie', ['king-suite']],
  ['en', 'a suite', suites],
  ['en', 'room with an en suite bathroom', []],
  ['en', 'is it quite quiet?', []],
  ['en', 'two queen beds', ['double-queen-room']],
  ['en', 'a room with two beds', ['double-queen-room']],
  ['en', 'a room with two big beds', ['double-queen-room']],
  ['en', 'a bed for two', []],
  ['en', 'a small room', ['compact-queen-room']],
  ['en', 'a room for two, we bring a small dog', []],
  ['de', 'ein kleines Zimmer', ['compact-queen-room']],
  ['de', 'Zimmer für zwei, wir bringen einen kleinen Hund mit', []],
  ['pt', 'cozinha compacta no quarto', []],
  ['de', 'in nem bett pennen, eine nacht, zwei leute', []],
  ['es', 'con dos camas', ['double-queen-room']],
  ['pt', 'com duas camas', ['double-queen-room']],
  ['fr', 'avec deux lits', ['double-queen-room']],
  ['fi', 'kaksi erillistä vuodetta', ['double-queen-room']],
  ['sv', 'två sängar', ['double-queen-room']],
  ['en', 'a double room', []],
  ['en', 'is the lighthouse loft free', ['lighthouse']],
  ['es', 'la más pequeña, habitación pequeña', ['compact-queen-room']],
  ['es', 'una habitación doble', []],
  ['fr', 'je réserve tout de suite', []],
  ['fr', 'une chambre avec un grand lit', ['king-room']],
  ['fr', 'chambre sur cour', ['courtyard-king-room']],
  ['de', 'Gartensuite', ['garden-suite']],
  ['de', 'Zimmer mit getrennten Betten', ['double-queen-room']],
  ['de', 'Doppelzimmer', []],
  ['fi', 'sviitti jossa makuuhuone', ['one-bedroom-suite']],
  ['fi', 'King Room', ['king-room']],
  ['sv', 'trädgårdssviten', ['garden-suite']],
])('%s: %s', (locale, question, slugs) => {
  expect(roomsInQuestion(question, locale, rooms).map(({ slug }) => slug)).toEqual(slugs)
})

const withKitchen = ['king-suite', 'garden-suite', 'one-bedroom-suite', 'studio-kitchenette']

it.each<[Locale, string, string[]]>([
  ['en', 'a room with a kitchen', withKitchen],
  ['en', 'we need a kitchen', withKitchen],
  ['en', 'somewhere we can cook', withKitchen],
  ['en', 'a kitchen is a must', withKitchen],
  ['en', 'a suite with a full kitchen', ['garden-suite']],
  ['en', 'a king room with kitchenette', ['king-suite', 'garden-suite', 'studio-kitchenette']],
  ['en', 'a double queen room with a kitchen', ['double-queen-room']],
  ['en', 'a suite with a sitting area', ['king-suite']],
  ['en', 'a room with an ocean view', ['lighthouse']],
  ['en', 'a room with a roll-in shower', ['lighthouse']],
  ['en', 'a room with wifi', []],
  ['en', 'a room without a kitchen', []],
  ['en', 'we do not need a kitchen', []],
  ['en', 'a room with a kitchen but without pets', withKitchen],
  ['en', 'with', []],
  ['en', 'does it have a kitchen', []],
  ['en', 'is there an ocean view', []],
  ['es', 'una habitación con cocina', withKitchen],
  ['es', 'algo donde podamos cocinar', withKitchen],
  ['es', 'con cocina completa', ['garden-suite']],
  ['es', 'sin cocina', []],
  ['es', 'no necesitamos cocina', []],
  ['pt', 'um quarto com cozinha', withKitchen],
  ['pt', 'precisamos de uma cozinha', withKitchen],
  ['pt', 'suíte com cozinha completa', ['garden-suite']],
  ['pt', 'tem cozinha?', []],
  ['pt', 'um quarto com cozinha no térreo', withKitchen],
  ['pt', 'não precisamos de cozinha', []],
  ['fr', 'une chambre avec cuisine', withKitchen],
  ['fr', 'il nous faudrait une kitchenette', withKitchen],
  ['fr', 'une vraie cuisine serait mieux', []],
  ['fr', 'avec une vraie cuisine', ['garden-suite']],
  ['fr', 'sans cuisine', []],
  ['de', 'ein Zimmer mit Küche', withKitchen],
  ['de', 'wir brauchen eine Kochnische', withKitchen],
  ['de', 'eine Küche wäre wichtig', withKitchen],
  ['de', 'Suite mit vollwertiger Küche', ['garden-suite']],
  ['de', 'ohne Küche', []],
  ['de', 'Zimmer mit Küche und ohne Hund', withKitchen],
  ['de', 'Küche brauchen wir nicht', []],
  ['fi', 'huone keittiöllä', withKitchen],
  ['fi', 'keittiöllinen huone', withKitchen],
  ['fi', 'huone jossa on keittiö', withKitchen],
  ['fi', 'täysikokoisella keittiöllä', ['garden-suite']],
  ['fi', 'emme tarvitse keittiötä', []],
  ['sv', 'ett rum med kök', withKitchen],
  ['sv', 'vi vill ha pentry', withKitchen],
  ['sv', 'sviten med fullt kök', ['garden-suite']],
  ['sv', 'där vi kan laga mat', withKitchen],
  ['sv', 'utan kök', []],
  ['sv', 'finns det kök', []],
])('for what it has, in %s: %s', (locale, question, slugs) => {
  expect(roomsInQuestion(question, locale, rooms).map(({ slug }) => slug)).toEqual(slugs)
})

it.each([['!'], ['!balcony'], ['~'], ['=tub'], [''], ['–, –'], ['a!b,c~']])(
  'an entry of a room’s list that looks like a phrase is none: %j',
  (amenity) => {
    const odd = { ...lighthouse, amenities: [amenity] }
    expect(roomsInQuestion('a room with a view', 'en', [...sample, odd])).toEqual([])
  },
)

it('names no room where none has what is wanted, or there is none', () => {
  const bare = sample.map((room) => ({ ...room, amenities: [], translations: {} }))
  expect(roomsInQuestion('a room with a kitchen', 'en', bare)).toEqual([])
  expect(roomsInQuestion('a room with a kitchen', 'en', [])).toEqual([])
})

it.each(locales)('each room is found by its own name in %s', (locale) => {
  for (const room of sample)
    expect(roomsInQuestion(`?? ${room.translations[locale]!.name}, 24.12.`, locale, rooms)).toEqual([room])
})

it.each<[string, number | null]>([
  ['two king rooms', 2],
  ['need 2 rooms for 4 people', 2],
  ['3 suites', 3],
  ['dos habitaciones', 2],
  ['2 cuartos king', 2],
  ['dois quartos', 2],
  ['deux chambres', 2],
  ['zwei Doppelzimmer', 2],
  ['2 King-Zimmer', 2],
  ['kaksi huonetta', 2],
  ['två rum', 2],
  ['2 kingrum', 2],
  ['a suite with two rooms', null],
  ['2 queen beds', null],
  ['room for 2', null],
  ['all 22 rooms', null],
  ['2 nights, any rooms?', null],
  ['suite de 2 quartos', null],
  ['2-Zimmer-Suite', null],
  ['3 dubbelrum midsommarhelgen', 3],
  ['2 DZ 18.-20.12.', 2],
  ['necesitamos 2 habs', 2],
  ['2 st rum', 2],
  ['2 qtos', 2],
  ['25 zimmer', 25],
  ['do you have 12 rooms', 12],
  ['15 habitaciones king', 15],
  ['12 quartos', 12],
  ['12 chambres', 12],
  ['12 huonetta', 12],
  ['30 rum', 30],
  ['vom 10. bis 12. Zimmer', null],
  ['um 11 uhr zimmer', null],
  ['till 12 rum', null],
])('%s are %s rooms', (question, count) => expect(roomCountIn(question)).toBe(count))

it.each<[Locale, string, string[]]>([
  ['en', 'actually not the king room, whatever is cheapest', []],
  ['en', 'not the king room but the garden suite', ['garden-suite']],
  ['es', 'no quiero la king, la más económica nomás', []],
  ['pt', 'tira o king, pode ser o mais em conta', []],
  ['fr', 'finalement pas la king, la moins chère', []],
  ['de', 'nein bloß kein King, das günstigste reicht', []],
  ['fi', 'ei sittenkään king, halvin käy', []],
  ['sv', 'nej inte kingrummet, det billigaste', []],
])('%s: %s takes a room back', (locale, question, slugs) => {
  expect(deniesRoom(question, locale)).toBe(true)
  expect(roomsInQuestion(question, locale, rooms).map(({ slug }) => slug)).toEqual(slugs)
})

it.each<[Locale, string]>([
  ['en', 'is the king room not free'],
  ['en', 'no, the king room please'],
  ['en', 'no the king room'],
  ['de', 'nicht teuer, das King-Zimmer'],
  ['fi', 'king-huone'],
])('%s: %s takes none back', (locale, question) => expect(deniesRoom(question, locale)).toBe(false))

it.each([
  'my brother bailed so just one room for 2',
  'ya no, va a ser uno solo para 2',
  'só 1 quarto',
  'nan une seule pr 2 en fait',
  'doch nur ein Zimmer',
  'tarviikin vaan yhden huoneen kahelle',
  'nä ett rum räcker vi blir bara två',
])('%s asks for one room', (question) => expect(asksOneRoom(question)).toBe(true))

it.each(['and for one night', 'una persona más', 'et un lit bébé', 'ein Kind mehr'])(
  '%s says nothing of how many rooms',
  (question) => expect(asksOneRoom(question)).toBe(false),
)

it.each([
  ['we need 2 of em', 2],
  ['can we book three of those', 3],
  ['il nous en faudrait deux', 2],
  ['necesitamos 2 de esas', 2],
  ['wir brauchen zwei davon', 2],
  ['two of them are kids', null],
  ['il y en a 2', null],
])('%s: so many of the room that was spoken of: %s', (question, expected) => {
  expect(roomCountIn(question)).toBe(expected)
})

it.each([
  ['and the suite for five nights', true],
  ['mitä se sviitti sit maksaa', true],
  ['och sviten?', true],
  ['a suite', false],
  ['onko teillä sviittejä', false],
])('%s: the one that was spoken of, by its kind: %s', (question, expected) => {
  expect(asksThatKind(question)).toBe(expected)
})

it.each<[Locale, string, string | undefined]>([
  ['en', 'a king room and a double queen dec 8 to 10', 'and a double queen'],
  ['es', 'una habitación king y una suite jardín', 'y una suite jardin'],
  ['pt', 'um quarto king e uma suíte', 'e uma suite'],
  ['fr', 'une chambre king et une suite', 'et une suite'],
  ['de', 'ein king zimmer und ein double queen', 'und ein double queen'],
  ['fi', 'yksi king-huone ja yksi studio', 'ja yksi studio'],
  ['sv', 'ett kingrum och en trädgårdssvit', 'och en tradgardssvit'],
  ['en', 'a king room or a double queen', undefined],
  ['en', 'a suite with a king bed and a garden view', undefined],
  ['en', 'a room and a parking space', undefined],
  ['en', 'a king room and a small dog', undefined],
  ['fr', 'une suite et un lit bébé', undefined],
  ['de', 'ein Zimmer mit einem King-Bett und einem Queen-Bett', undefined],
])('%s: beside the first room of "%s" stands "%s"', (locale, question, second) =>
  expect(roomBeside(question, locale)).toBe(second),
)
