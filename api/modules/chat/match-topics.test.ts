import { describe, expect, it } from 'vitest'
import { locales } from '#graphql/locales.ts'
import { matchTopics } from './match-topics.ts'
import { generalTopics, topics } from './topics.ts'

const first = (question: string, locale: (typeof locales)[number] = 'en') => matchTopics(question, locale)[0]?.source

describe('the topics', () => {
  it('say in every language what guests write', () => {
    for (const [source, texts] of Object.entries(topics))
      for (const locale of locales) expect(texts[locale].trim(), `${source} in ${locale}`).not.toBe('')
  })

  it('name only known ones as general', () => {
    expect([...generalTopics].filter((source) => !(source in topics))).toEqual([])
  })
})

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
    expect(matchTopics('Which category of catering?', 'en').map(({ source }) => source)).not.toContain('faq:pets')
  })

  it('that names nothing known has no topic', () => expect(matchTopics('Quantum chromodynamics', 'en')).toEqual([]))
})
