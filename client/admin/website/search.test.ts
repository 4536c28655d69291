import { describe, expect, it } from 'vitest'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { excerptOf, isFound } from './search.ts'

const entry = {
  title: 'Is there a pool?',
  key: 'pool',
  data: { category: 'amenities', phone: '(561) 555-0152', pictures: ['fountain'] },
  words: [
    { locale: 'en', texts: { question: 'Is there a pool?', answer: 'No, the ocean is a short walk away.' } },
    { locale: 'fi', texts: { question: 'Onko uima-allasta?', answer: 'Ei ole, mutta kesäkuussakin meri on lähellä.' } },
    { locale: 'sv', texts: null },
  ],
} as unknown as ContentRowFragment

describe('a search', () => {
  it.each([
    ['pool', true],
    ['POOL there', true],
    ['uima', true],
    ['kesakuussa', true],
    ['KESÄKUUSSA', true],
    ['555-0152', true],
    ['fountain', true],
    ['pool uima', true],
    ['pool sauna', false],
    ['  ', true],
    ['null', false],
  ])('for %j finds the record: %s', (search, found) => {
    expect(isFound(entry, search)).toBe(found)
  })

  it.each([
    ['pool', null],
    ['', null],
    ['ocean', { locale: 'en', text: 'No, the ocean is a short walk away.' }],
    ['lahella', { locale: 'fi', text: 'Ei ole, mutta kesäkuussakin meri on lähellä.' }],
    ['fountain', null],
  ])('for %j shows %j', (search, excerpt) => {
    expect(excerptOf(entry, search)).toEqual(excerpt)
  })

  it('shows the words around what it found', () => {
    const long = `${'sand and sea '.repeat(20)}turtle${' and shells'.repeat(20)}`
    const words = [{ locale: 'en', texts: { text: long } }]
    const { text } = excerptOf({ ...entry, words } as unknown as ContentRowFragment, 'turtle')!
    expect(text).toMatch(/^… (?:sand|and|sea) .*turtle.* (?:and|shells) …$/)
    expect(text.length).toBeLessThan(150)
  })
})
