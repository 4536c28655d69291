import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { sampleContent } from '#tests/support/sample-content.ts'
import { matchTopics } from './match-topics.ts'

const topicsOf = (question: string, locale: Locale = 'en') =>
  matchTopics(sampleContent.list('topic', locale), question).map(({ source }) => source)
const first = (question: string, locale?: Locale) => topicsOf(question, locale)[0]

describe('a question', () => {
  it.each([
    ['What time is check-in?', 'faq:check-in-time'],
    ['late check out fee', 'faq:check-out-time'],
    ['Can I park at the beach?', 'faq:beach-parking'],
    ['Is there a price for a dog per night?', 'faq:pets'],
  ])('%s is about %s', (question, source) => expect(first(question)).toBe(source))

  it('is understood without accents and in capitals', () => {
    expect(first('ESTACION EN LA PLAYA, HABITACION CON COCINA', 'es')).toBe(
      first('estación en la playa, habitación con cocina', 'es'),
    )
    expect(first('mihin aikaan sisaankirjautuminen', 'fi')).toBe('faq:check-in-time')
  })

  it('is not misread by a short word within a long one', () => {
    expect(topicsOf('Which category of catering?')).not.toContain('faq:pets')
  })

  it.each<[string, Locale, string]>([['mistä löytyy ruokakauppa', 'fi', 'list:restaurants']])(
    'by the longer beginning of a word: %s',
    (question, locale, other) => expect(topicsOf(question, locale)).not.toContain(other),
  )

  it.each<[string, Locale]>([
    ['and my labrador?', 'en'],
    ['con mi labrador', 'es'],
    ['avec notre toutou', 'fr'],
    ['mit unserem Pudel', 'de'],
    ['labradorin kanssa', 'fi'],
    ['med vår pudel', 'sv'],
  ])('%s is about pets', (question, locale) => expect(first(question, locale)).toBe('faq:pets'))

  it.each<[string, Locale]>([
    ['i want someone alive, not a machine', 'en'],
    ['quiero alguien de carne y hueso', 'es'],
    ['não quero robô, quero gente de verdade', 'pt'],
    ['je ne veux pas un robot', 'fr'],
    ['bitte kein Roboter', 'de'],
    ['en halua puhua robotille, ei kone', 'fi'],
    ['inte en robot tack', 'sv'],
  ])('%s wants a person', (question, locale) => expect(first(question, locale)).toBe('talk:person'))

  it('that names nothing known has no topic', () => expect(topicsOf('Quantum chromodynamics')).toEqual([]))
})

describe('a name', () => {
  it.each<[string, Locale]>([
    ['how far is West Palm Beach', 'en'],
    ['how long does it take to West Palm Beach by car', 'en'],
    ['wie weit ist es nach West Palm Beach', 'de'],
    ['¿qué tan lejos está West Palm Beach?', 'es'],
    ['c’est loin, West Palm Beach ?', 'fr'],
  ])('is not taken apart: %s', (question, locale) => {
    expect(first(question, locale)).toBe('faq:nearby-cities')
    expect(topicsOf(question, locale)).not.toContain('faq:beach-distance')
  })

  it('leaves two things that are asked for side by side', () =>
    expect(topicsOf('is the beach near and do you have parking')).toEqual(
      expect.arrayContaining(['faq:beach-distance', 'faq:free-parking']),
    ))
})
