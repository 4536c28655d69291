import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { askedWords } from '../words/phrases.ts'
import { hourInQuestion, timesAsked } from './times-asked.ts'

const aboutOf = (question: string, locale: Locale) => timesAsked(question, locale, [])?.source

describe('coming and going', () => {
  it.each<[Locale, string]>([
    ['en', 'can we keep the room until 2 in the afternoon'],
    ['en', 'is it ok to vacate at 1pm'],
    ['es', '¿podríamos salir a las 13h?'],
    ['es', 'quisiera dejar el cuarto más tarde'],
    ['pt', 'posso entregar o quarto às 14h?'],
    ['fr', 'peut-on garder la chambre jusqu’à 13h'],
    ['fr', 'j’aimerais quitter plus tard'],
    ['de', 'dürfen wir das Zimmer bis 13 Uhr behalten?'],
    ['de', 'kann man am letzten Tag später auschecken'],
    ['fi', 'voiko huoneen luovuttaa vasta kello 13'],
    ['fi', 'saisiko olla huoneessa kahteen asti viimeisenä päivänä'],
    ['sv', 'går det att checka ut kl 13?'],
    ['sv', 'får vi behålla rummet till 13'],
  ])('%s: %s is about leaving late', (locale, question) => expect(aboutOf(question, locale)).toBe('faq:check-out-time'))

  it.each<[Locale, string]>([
    ['en', 'we land at 8am, is the room ready'],
    ['en', 'could we get into our room before noon'],
    ['es', 'llegamos a las 10 de la mañana'],
    ['pt', 'chegamos às 9h da manhã, dá pra entrar?'],
    ['fr', 'nous arrivons à 10h'],
    ['de', 'wir kommen schon um 10 uhr an und kommen wir dann ins zimmer'],
    ['fi', 'saavumme aamulla kello 9'],
    ['sv', 'vi landar kl 8 på morgonen'],
  ])('%s: %s is about coming early', (locale, question) => expect(aboutOf(question, locale)).toBe('faq:early-check-in'))

  it.each<[Locale, string]>([
    ['en', 'our plane lands at 11:30 pm'],
    ['en', 'arriving around midnight'],
    ['en', 'we can’t get in before 2am'],
    ['es', 'llego a la 1 de la madrugada'],
    ['pt', 'só chegamos às 23h'],
    ['fr', 'nous arriverons à minuit passé'],
    ['de', 'ankunft gegen 23 Uhr'],
    ['fi', 'saavun vasta keskiyöllä'],
    ['sv', 'vi kommer fram kl 23'],
  ])('%s: %s is about coming late', (locale, question) => expect(aboutOf(question, locale)).toBe('faq:late-arrival'))

  it.each<[Locale, string]>([
    ['en', 'is there a bus at 9am'],
    ['es', 'abre el museo a las 9'],
    ['pt', 'tem café às 8h'],
    ['fr', 'le marché est à 10h ?'],
    ['de', 'gibt es um 8 Uhr Kaffee'],
    ['fi', 'onko kahvia kello 8'],
    ['sv', 'finns det kaffe kl 8'],
  ])('%s: %s is about neither', (locale, question) => expect(aboutOf(question, locale)).toBeUndefined())

  it.each<[Locale, string]>([
    ['en', 'when can we get into our room'],
    ['fi', 'mihin aikaan huoneeseen pääsee'],
  ])('%s: %s is about coming', (locale, question) => expect(aboutOf(question, locale)).toBe('faq:check-in-time'))

  it('leaves a question alone that names something else outright', () => {
    const other = { source: 'faq:airports', strength: 0.8, words: [1] }
    expect(timesAsked('we land at 9am', 'en', [other])).toBeNull()
  })
})

describe('an hour', () => {
  it.each<[Locale, string, number | null]>([
    ['en', 'at 2am', 2],
    ['en', 'around 11:30 pm', 23],
    ['en', 'till 12pm', 12],
    ['en', '12am', 0],
    ['es', 'a las 2 de la tarde', 14],
    ['pt', 'às 11 da noite', 23],
    ['fr', 'vers 2h du mat', 2],
    ['fr', 'à 14h30', 14],
    ['de', 'um 2 nachts', 2],
    ['fi', 'kahdelta yöllä', 2],
    ['fi', 'klo 14.30', 14],
    ['sv', 'till 14', 14],
    ['sv', 'vi landar 22.30', 22],
    ['sv', 'vi kommer 3.10', null],
    ['en', 'for 3 nights', null],
    ['en', 'at 99', null],
    ['en', '', null],
  ])('%s: "%s" is %s', (locale, question, hour) =>
    expect(hourInQuestion(question, locale, askedWords(question))).toBe(hour),
  )
})
