import { describe, expect, it } from 'vitest'
import { contentKindNames, contentKinds } from '#graphql/inputs/content/kinds.ts'
import { locales } from '#graphql/locales.ts'
import { sampleContent } from '#tests/support/sample-content.ts'
import { readSeed } from './seed-content.ts'

describe.each(contentKindNames)('the sample hotel’s records of the kind %s', (kind) => {
  const { data, texts } = contentKinds[kind]
  const languages = Object.keys(texts.shape).length > 0 ? locales : []
  const seed = readSeed(kind)

  it('are what the desk would take, in all seven languages', () => {
    expect(seed.length).toBeGreaterThan(0)
    expect(new Set(seed.map(({ key }) => key)).size).toBe(seed.length)
    for (const { key, document } of seed) {
      expect(data.safeParse(document.data), key).toMatchObject({ success: true, data: document.data })
      expect(Object.keys(document.texts), key).toEqual(languages)
      for (const [locale, written] of Object.entries(document.texts))
        expect(texts.safeParse(written), `${key} ${locale}`).toMatchObject({ success: true, data: written })
    }
  })

  it.each(locales)('name no fact in %s that the hotel does not have', (locale) => {
    expect(sampleContent.list(kind, locale).map(({ id }) => id)).toEqual(seed.map(({ key }) => key))
  })
})

it.each(locales)('in %s every picture, feature and group that a record names is there', (locale) => {
  const { list, find } = sampleContent
  const shown = [
    ...list('restaurant', locale),
    ...list('walk', locale),
    ...list('drive', locale),
    ...list('day-trip', locale),
    ...list('room-block', locale),
    ...list('section', locale),
  ].flatMap(({ pictures }) => pictures)
  expect(shown.filter((id) => !find('picture', id, locale))).toEqual([])
  const features = list('room-block', locale).flatMap((block) => block.features)
  expect(features.filter((id) => !find('room-feature', id, locale))).toEqual([])
  const groups = list('faq', locale).map(({ category }) => category)
  expect(groups.filter((id) => !find('faq-category', id, locale))).toEqual([])
})
