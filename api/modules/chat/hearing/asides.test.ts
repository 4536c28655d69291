import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { withoutAsides } from './asides.ts'
import { newConversation } from './conversation-state.ts'

const today = '2026-11-24'
const hearing = (locale: Locale) => ({ locale, today, topics: [], roomTypes: [] })
const told = (message: string, locale: Locale) => withoutAsides(message, hearing(locale)).replaceAll(/\s+/g, ' ').trim()

const question: Record<Locale, string> = {
  en: 'How much is Jan 4 to 8?',
  es: '¿Cuánto cuesta del 4 al 8 de enero?',
  pt: 'Quanto custa de 4 a 8 de janeiro?',
  fr: 'Combien du 4 au 8 janvier ?',
  de: 'Was kostet 4. bis 8. Januar?',
  fi: 'Paljonko maksaa 4.-8. tammikuuta?',
  sv: 'Vad kostar 4-8 januari?',
}

describe('what is told beside a question', () => {
  it.each<[Locale, string]>([
    ['en', 'We stayed with you in 2019 and loved it.'],
    ['en', 'My neighbor stayed with you for five nights last year.'],
    ['en', 'We usually stay at a Hilton for a week every spring.'],
    ['en', 'Have a great weekend!'],
    ['en', 'I read all 48 reviews.'],
    ['en', 'You can call me at +1 561 555 0199.'],
    ['en', 'My name is April Summers.'],
    ['es', 'Llevamos dos semanas buscando hotel.'],
    ['es', 'Nos casamos ahí en junio de 1998.'],
    ['es', 'Es por nuestro 25 aniversario de boda.'],
    ['es', 'Mi correo es ana.k1985@example.com.'],
    ['pt', 'Minha filha recomendou vocês.'],
    ['pt', 'Por favor respondam em 24 horas.'],
    ['pt', 'Moramos em Tampa, a umas 3 horas de carro.'],
    ['fr', "J'aurai 40 ans à ce moment-là."],
    ['fr', 'Il est tombé 30 centimètres de neige ici ce matin !'],
    ['fr', "C'est ma fille qui vous a recommandés."],
    ['de', 'Freitags arbeite ich bis 17 Uhr.'],
    ['de', 'Ich werde da 40.'],
    ['de', 'Mein Kollege und seine 2 Kinder fanden es toll.'],
    ['de', 'Unser Flug landet um 15:45 Uhr.'],
    ['fi', 'Olemme etsineet hotellia kaksi viikkoa.'],
    ['fi', 'Päätämme huomiseen mennessä.'],
    ['fi', 'Terveisiä Berliinistä, jossa on tänään 3 astetta.'],
    ['sv', 'Vi kom hem i söndags från en kryssning.'],
    ['sv', 'Ursäkta att det är så sent påtänkt!'],
    ['sv', 'Jag har läst alla 48 omdömen.'],
  ])('%s before and behind it: %s', (locale, aside) => {
    expect(told(`${aside} ${question[locale]}`, locale)).toBe(question[locale])
    expect(told(`${question[locale]} ${aside}`, locale)).toBe(question[locale])
  })

  it.each<[Locale, string, string]>([
    ['en', 'price for feb 3 to feb 6, my cell is 561 555 0142', 'price for feb 3 to feb 6,'],
    ['es', 'hola soy Marta 3155540921 precio del 3 al 6', 'hola precio del 3 al 6'],
    ['fr', 'mon num 06 12 34 56 78, tarif du 2 au 5', 'tarif du 2 au 5'],
    ['fi', 'lento AY11 saapuu 8.1.', 'saapuu 8.1.'],
    ['pt', 'meu voo AA 906 chega dia 8', 'meu chega dia 8'],
    ['en', 'we stayed with you last year, now jan 4 to 8 for two?', 'now jan 4 to 8 for two?'],
    ['pt', 'quanto é de 3 a 6 pra 2. Meu colega e os 2 filhos dele adoraram.', 'quanto é de 3 a 6 pra 2'],
    ['de', '4. bis 8. Wir waren 2019 bei Ihnen.', '4. bis 8.'],
    ['fr', 'et si on venait à 4.', 'et si on venait à 4'],
    ['en', 'make it 4. ', 'make it 4'],
    ['de', 'nur bis 8.', 'nur bis 8.'],
    ['es', 'del 14 al 17 de dic. Mi hija me los recomendó.', 'del 14 al 17 de dic.'],
    [
      'en',
      'wait no i land on the 3rd. still leaving the 5th Sent from my iPhone 14',
      'wait no i land on the 3rd. still leaving the 5th',
    ],
    ['sv', '3 tjejer (28, 29 o 31 år) 4-6 juni. Skickat från min iPhone 14', '3 tjejer (28, 29 o 31 år) 4-6 juni.'],
  ])('%s within it: %s', (locale, message, left) => expect(told(message, locale)).toBe(left))
})

describe('what stays', () => {
  it.each<[Locale, string]>([
    // Alone it is all that was said.
    ['en', 'We stayed with you in 2019 and loved it.'],
    ['de', 'Ich werde da 40.'],
    ['en', 'from 2026-12-10 to 2026-12-13'],
    ['de', '10.12.2026-13.12.2026'],
    ['en', '12/10/2026 - 12/13/2026'],
    ['de', '10 12 2026 13 12 2026 2 personen'],
    ['fi', '22.-26.2. kahdelle'],
    ['fi', '12-15.3. or 19-22.3.'],
    ['en', '10-11 12-13 14-15 16-17'],
    ['en', 'flight at 9 in the morning'],
    // What asks, wants or counts.
    ['en', 'We have a dog. How much is Jan 4 to 8?'],
    ['en', 'How much is Jan 4 to 8? My mom is in a wheelchair.'],
    ['en', 'Same as last year, five nights please. From Jan 4'],
    ['en', 'I asked yesterday for Jan 4 to 8. What did it come to?'],
    ['en', 'We are two adults and a baby. How much is Jan 4 to 8?'],
    ['de', 'Was kostet die letzte Woche im Januar? Wir kommen zu dritt.'],
    ['fr', 'Combien du 4 au 8 janvier ? Nous sommes trois.'],
    ['es', 'Del 4 al 8 de enero. Somos dos y un bebé de 8 meses.'],
    ['pt', 'Quanto custa de 4 a 8 de janeiro? Somos 3 e um cachorro.'],
    ['fi', 'Meitä on kolme. Paljonko maksaa 4.-8. tammikuuta?'],
    ['sv', 'Vad kostar 4-8 januari? Vi är tre vuxna.'],
    ['sv', '10 till 14 januari. Förlåt, 12 till 14.'],
    ['en', 'Is there parking? Also wondering about breakfast.'],
    ['de', 'Was kostet 4. bis 8. Januar? Und gibt es bei euch ein Babybett'],
    ['fi', 'Paljonko maksaa 4.-8. tammikuuta? Onko siellä ilmainen netti'],
    ['de', '2 erw. und kinder 3 u. 5'],
    ['de', '2 Erw. und Kinder 3 u. 5'],
    ['pt', 'Tem vaga pro carnaval? de sexta ate quarta de cinzas'],
    ['de', 'Was wär denn das. Und am 8. bis 12.2. zu zweit'],
    ['pt', 'e com as crianças? 7 e 10 anos'],
    ['de', 'Mein Bruder kommt mit, wir sind also zu zweit, aber bitte getrennt in zwei Zimmern. Gesamtpreis?'],
    ['de', 'ne lass, doch wie am anfang. nochmal den preis bitte'],
    ['es', '3 habitaciones del 4 al 7 de junio, 2 personas en cada una'],
    ['es', 'aceptan mascotas? y a q hora es la entrada'],
    ['pt', 'num deles vai ter uma criança de 3 anos também'],
    ['sv', 'Vår son på 12 följer med också. Pris?'],
    ['sv', 'bokat 5-8 dec, går det o checka ut två timmar senare å va tar ni för det'],
    ['en', 'My friend cancelled. So how much for two?'],
    ['en', 'How much is it? From the 5th on.'],
  ])('%s: %s', (locale, message) => expect(told(message, locale)).toBe(message))

  it('is what changes the stay that was spoken of', () => {
    const before = { ...newConversation, arrival: '2027-01-04', departure: '2027-01-08', topic: 'stay' }
    for (const message of ['What is that then? We stay one night longer.', 'We come a day later. Is that ok?'])
      expect(withoutAsides(message, hearing('en'), before)).toBe(message)
  })
})
