import { expect, test } from 'vitest'
import { messageLanguage } from './message-language.ts'

test.each([
  ['de', 'Hallo, haben Sie noch ein Zimmer frei?'],
  ['de', 'Ist ein Parkplatz vorhanden?'],
  ['de', 'Darf ich meinen Hund mitbringen?'],
  ['de', 'Gibt es Frühstück?'],
  ['de', '2 Erwachsene, 1 Kind, 12.-15. März'],
  ['fr', 'Bonjour, avez-vous une chambre libre ?'],
  ['fr', 'Y a-t-il un parking ?'],
  ['fr', 'Merci beaucoup'],
  ['es', '¿Hay estacionamiento?'],
  ['es', 'hola quiero una habitacion para dos personas'],
  ['pt', 'Tem estacionamento?'],
  ['pt', 'ola queria um quarto para duas pessoas'],
  ['fi', 'Onko teillä vapaita huoneita?'],
  ['fi', 'Onko siellä sauna?'],
  ['sv', 'Hej, har ni lediga rum?'],
  ['sv', 'Finns det parkering?'],
  ['sv', 'Vad kostar rummet per natt?'],
  ['fi', 'Paljonko huone maksaa yöltä?'],
  ['pt', 'Obrigado'],
  ['en', 'Do you have a room?'],
  ['en', 'Is the Suite 16 available?'],
  ['en', 'Hi! My husband Jürgen and I stayed with you in 2019. Is it free from Dec 20 to Dec 27?'],
  ['en', 'Call me'],
  // Languages that the site does not speak.
  [null, 'Buongiorno, avete una camera libera?'],
  [null, 'Hebben jullie nog een kamer vrij?'],
  [null, 'Har I ledige værelser?'],
  [null, 'У вас есть свободные номера?'],
  // Nothing that tells a language.
  [null, 'Kiitos'],
  [null, 'receipt'],
  [null, '12345'],
  [null, '😀'],
])('%s: %s', async (language, message) => expect(await messageLanguage(message)).toBe(language))
