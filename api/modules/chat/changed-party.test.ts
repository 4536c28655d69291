import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { newConversation } from './conversation-state.ts'
import { hear } from './heard.ts'
import { wantedQuote } from './wanted-quote.ts'

/** What the conversation means after the last of some messages. */
const after = (locale: Locale, messages: readonly string[]) => {
  const hearing = { locale, topics: [], roomTypes: [], today: '2026-11-24' }
  const heard = messages.reduce(
    (last, message) => hear(message, hearing, last ? { ...last.state, topic: 'stay' } : newConversation),
    null as ReturnType<typeof hear> | null,
  )!
  return { heard, wanted: wantedQuote(heard, undefined) }
}

it.each<[Locale, string[], number, number | null]>([
  ['en', ['2 adults 2 kids dec 4 to dec 7', 'and another kid?'], 5, null],
  ['es', ['2 adultos y 2 niños del 5 al 9 de enero', 'y si agregamos otro niño?'], 5, null],
  ['pt', ['2 adultos e 1 criança de 5 a 9 de janeiro', 'e mais uma criança?'], 4, null],
  ['fr', ['2 adultes 1 enfant du 5 au 9 janvier', 'et si ma belle-mère vient aussi'], 4, null],
  ['de', ['5.-8.12. zu zweit', 'und ein zweites zimmer für die schwiegereltern'], 4, 2],
  ['fi', ['10.1.-13.1. kaksi aikuista', 'entä jos lapsi tulee mukaan'], 3, null],
  ['sv', ['2 vuxna 2 barn 5/1-9/1', 'och ett barn till?'], 5, null],
  ['es', ['del 7 al 10 de diciembre, somos dos', 'mi marido no puede, voy yo sola'], 1, null],
  ['pt', ['7 a 10 de dezembro, somos dois', 'meu marido não pode, vou só eu'], 1, null],
  ['fr', ['du 7 au 10 décembre, on est deux', 'mon mari ne peut pas, donc moi seule'], 1, null],
  ['de', ['7. bis 10. Dezember, wir sind zu zweit', 'mein Mann kann doch nicht, also nur ich'], 1, null],
  ['fi', ['7.-10. joulukuuta, meitä on kaksi', 'mies ei pääsekään, eli vain minä'], 1, null],
  ['de', ['11. bis 14. Januar', 'jetzt kommt noch meine Schwester mit, was dann?'], 3, null],
  ['fi', ['11.-14. tammikuuta', 'nyt siskokin tulee, mitä sitten maksaa?'], 3, null],
  ['es', ['del 11 al 14 de enero', 'ahora se suma mi hermana, cuánto sería?'], 3, null],
  ['en', ['jan 11 to 14', 'now my sister’s tagging along, what then?'], 3, null],
  ['en', ['jan 11 to 14 for two', 'my parents want a room of their own'], 4, 2],
  ['pt', ['11 a 14 de janeiro para dois', 'e meus pais querem um quarto só deles'], 4, 2],
  ['fi', ['11.-14. tammikuuta kahdelle', 'ja vanhempani haluavat oman huoneen'], 4, 2],
  ['en', ['2 adults 2 kids dec 4 to 7', 'a second room for the kids'], 4, 2],
  ['fi', ['huone huomiseks yhelle'], 1, null],
])('%s %j is a stay for %s', (locale, messages, guests, rooms) => {
  const { heard, wanted } = after(locale, messages)
  const { party, roomCount } = heard.state
  expect({ guests: party!.adults + party!.children, roomCount, wanted }).toEqual({
    guests,
    roomCount: rooms,
    wanted: 'stay',
  })
  expect(heard.leftOver).toBeNull()
})

it.each<[Locale, string[], string]>([
  ['en', ['2 people dec 5 to 8', 'and another room for our neighbours'], 'another room'],
  ['de', ['5.-8.12. zu zweit', 'und noch ein zimmer für unsere nachbarn'], 'noch ein zimmer'],
  ['sv', ['5-8 december för två', 'och ett rum till'], 'ett rum till'],
  ['de', ['ein king zimmer und ein double queen 8. bis 10.12.'], 'und ein double queen'],
  ['en', ['a king room and a garden suite dec 8 to 10'], 'and a garden suite'],
])('%s %j is asked back about', (locale, messages, words) =>
  expect(after(locale, messages).heard.leftOver).toMatchObject({ of: 'party', words }),
)

it.each<[Locale, string]>([
  ['en', '12 rooms dec 5'],
  ['es', '15 habitaciones del 5 al 7 de diciembre'],
  ['pt', '12 quartos de 5 a 7 de dezembro'],
  ['fr', '12 chambres du 5 au 7 décembre'],
  ['de', '30 zimmer für eine nacht'],
  ['fi', '12 huonetta 5.-7.12.'],
  ['sv', '12 rum 5-7 december'],
])('%s: %s is for a group, of which no price is told', (locale, message) => {
  const { heard, wanted } = after(locale, [message])
  expect({ source: heard.topics[0]?.source, wanted }).toEqual({ source: 'faq:groups', wanted: null })
})
