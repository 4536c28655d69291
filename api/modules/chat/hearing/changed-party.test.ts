import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { newConversation } from './conversation-state.ts'
import { hear } from './heard.ts'
import { wantedQuote } from '../answer/wanted-quote.ts'

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
  // Who drops out.
  ['en', ['dec 4 to 6 for 3', 'one less, my buddy cant make it. price now?'], 2, null],
  ['en', ['dec 4 to 7, 2 adults 2 kids', 'the kids stay with grandma'], 2, null],
  ['en', ['dec 4 to 7 for 4', 'the other couple bailed'], 2, null],
  ['en', ['dec 4 to 7, 2 adults 2 kids', 'my daughter can’t make it'], 3, null],
  ['es', ['4 al 7 de diciembre, somos 4', 'se nos baja uno'], 3, null],
  [
    'es',
    ['10 al 14 de febrero, mi esposa, yo y el bebé', 'el bebé se queda con la abuela, vamos solo los dos'],
    2,
    null,
  ],
  ['pt', ['somos 5 amigos, 10 a 13 de junho', 'um desistiu. quanto fica?'], 4, null],
  ['pt', ['somos 5 amigos, 10 a 13 de junho', 'um desistiu, agora somos 4. quanto fica?'], 4, null],
  ['fr', ['le 6 décembre, 5 nuits, nous sommes trois', 'et sans mon fils, juste mon mari et moi ?'], 2, null],
  ['fr', ['3 au 6 avril, 2 adultes et un bébé', 'et sans le bébé ?'], 2, null],
  ['de', ['3. bis 8. Februar, drei Erwachsene', 'und was wäre, wenn einer abspringt'], 2, null],
  ['de', ['10.–14. Juni, 2 Erw. und ein Baby', 'Baby bleibt doch bei der Oma'], 2, null],
  ['fi', ['20.-23.9. meitä on 4', 'yks kaveri perui'], 3, null],
  ['fi', ['5.-9.3. 2 aikuista ja 2 lasta', 'lapset jääkin mummolaan'], 2, null],
  ['sv', ['10-17 januari, tre vuxna', 'en av oss har hoppat av'], 2, null],
  ['de', ['2 Zimmer für je 2 Personen, 10. bis 14. März', 'das andere Paar kommt leider nicht mit'], 2, 1],
  ['de', ['15.-18. Mai, 6 Leute, 3 Zimmer', 'ein Paar ist abgesprungen'], 4, 2],
  ['fi', ['29.4.-3.5., kaksi paria, kaksi huonetta', 'toinen pari ei pääsekään'], 2, 1],
  // Who comes along.
  ['en', ['june 18 to 21, me, mom and my daughter', 'grandpa just said hes coming too'], 4, null],
  ['es', ['2 al 6 de agosto, dos adultos y mi hijo de 10', 'se suma la abuela'], 4, null],
  ['sv', ['26-30 november, vi är två', 'o om kompisen o hans tjej hänger med'], 4, null],
  ['sv', ['20-25 mars för två', 'vad blir det om svärmor hänger på?'], 3, null],
  ['fr', ['12 au 15 mars à deux', 'mon frère vient avec sa copine'], 4, null],
  ['fi', ['9.-16.8. yhdelle', 'poikaystävä tulee mukaan'], 2, null],
  ['pt', ['4 amigos, 9 a 12 de abril', 'mais dois confirmaram, agora somos 6'], 6, null],
  ['pt', ['30/12 a 2/1, 2 pessoas', 'na verdade 3, minha irmã também vai'], 3, null],
  // A number alone, once the nights are known.
  ['pt', ['sexta a domingo', '2'], 2, null],
  ['fi', ['20.-23.9.', 'kolme'], 3, null],
  // A room for each.
  ['sv', ['vi är tre tjejkompisar som vill ha varsitt rum 7–10 maj, pris?'], 3, 3],
  ['sv', ['18–22 mars, två par', 'vi vill ha var sitt rum, ett per par'], 4, 2],
  ['sv', ['tre par som vill ha varsitt rum 7–10 maj, pris?', 'fyra par nu!'], 8, 4],
  ['de', ['wir sind 4 Freunde, 7. bis 10. Mai, jeder ein eigenes Zimmer, Preis?'], 4, 4],
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

it.each<[Locale, string[], number]>([
  ['fr', ['3 au 6 avril pour 4', 'et si j’annule un jour avant ?'], 4],
  ['de', ['4. bis 7. Dezember, 3 Personen', 'der Hund bleibt jetzt doch bei Oma'], 3],
  ['de', ['4. bis 7. Dezember, 3 Personen', 'es bleibt bei drei Nächten'], 3],
  ['pt', ['10 a 14 de abril, 3 pessoas', 'e se for uma noite a menos'], 3],
  ['en', ['dec 4 to 7 for 4', 'can we stay one day less'], 4],
  ['en', ['dec 4 to 7 for 2', 'with kind regards'], 2],
  ['en', ['dec 4 to 7, 2 adults 1 kid', 'is it ok if the baby stays with us in the bed?'], 3],
  ['de', ['4. bis 7. Dezember, 3 Personen', 'meine Frau kommt nicht vor Mitternacht an'], 3],
])('%s %j takes nobody away', (locale, messages, guests) => {
  const { party } = after(locale, messages).heard.state
  expect(party!.adults + party!.children).toBe(guests)
})

it.each<[Locale, string[], string]>([
  ['en', ['dec 4 to 7 for 3', 'my husband can’t come until friday, ok?'], 'my husband'],
  ['es', ['4 al 7 de diciembre, somos 3', 'mi mujer no viene hasta la noche'], 'mi mujer'],
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
