import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { locales } from '#graphql/locales.ts'
import { wrongWords } from '#tests/support/wrong-words.ts'

/** Names of what a message takes, its tags too, in whatever order its language has them. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const inner =
      element.type === TYPE.tag
        ? argumentsOf(element.children)
        : element.type === TYPE.plural || element.type === TYPE.select
          ? Object.values(element.options).flatMap((option) => argumentsOf(option.value))
          : []
    return [element.value, ...inner]
  })

const names = (text: string) => [...new Set(argumentsOf(parse(text)))].sort()

describe.each(['client', 'api'])('what %s says', (side) => {
  const folder = join(root, side, 'i18n', 'messages')
  const read = (locale: string): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))
  const english = read('en')

  it('has one catalogue per language and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(locales.map((locale) => `${locale}.json`).sort())
  })

  describe.each(locales)('the catalogue %s', (locale) => {
    const messages = read(locale)
    // By these a guest is understood, in whatever words a guest uses.
    const said = Object.keys(messages).filter((key) => !key.startsWith('chat.hears.'))

    it('has the same keys as the English one', () => {
      const missing = Object.keys(english).filter((key) => !(key in messages))
      const unknown = Object.keys(messages).filter((key) => !(key in english))
      expect({ missing, unknown }).toEqual({ missing: [], unknown: [] })
    })

    it('has no empty text', () => {
      expect(Object.keys(messages).filter((key) => !messages[key]?.trim())).toEqual([])
    })

    it('names no unit of length: distances come written, with kilometres where people think in them', () => {
      const unit = /(?<!\p{L})(miles?|(?<=[\d}]\s)mi|millas?|milhas?|Meilen?|maili[an]?|kilom\p{L}+|km)(?!\p{L})/u
      expect(said.filter((key) => unit.test(messages[key]!))).toEqual([])
    })

    it('says nothing that was found to be strange or untrue', () => {
      const strange = said.filter((key) => wrongWords[locale].test(messages[key]!))
      expect(strange).toEqual([])
    })

    it('takes the same arguments as the English one', () => {
      const shared = Object.keys(english).filter((key) => messages[key])
      const different = shared.filter((key) => names(messages[key]!).join() !== names(english[key]!).join())
      expect(different).toEqual([])
    })
  })
})

it.each([
  ['en', 'stay.quote.steps', 'Price details'],
  ['de', 'stay.calendar.clear', 'Auswahl aufheben'],
  ['de', 'contact.confirmation.reference', 'Ihre Referenznummer'],
  ['es', 'stay.fault.length', 'Una estadía puede tener como máximo {nights} noches.'],
])('%s words what only scripts show: %s', (locale, key, words) => {
  const messages = JSON.parse(readFileSync(join(root, 'client', 'i18n', 'messages', `${locale}.json`), 'utf8'))
  expect(messages[key]).toBe(words)
})

/** The files that a new hotel's French comes from. */
const seeds = join(root, 'api', 'modules', 'content', 'seed')
const frenchFiles = [
  ...['client', 'api'].map((side) => join(root, side, 'i18n', 'messages', 'fr.json')),
  ...readdirSync(seeds, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('fr.json'))
    .map((name) => join(seeds, name)),
]

it.each(frenchFiles)('%s keeps marks with their words: no line begins with a question mark', (file) => {
  // What the assistant listens for is no sentence, and a mark of exclamation in it is a sign of its own.
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/"(?:chat\.hears|phrases)/.test(line))
  expect(lines.filter((line) => / [?!:;»]|« /.test(line))).toEqual([])
})

/** What fits some names of hotels and not others: the article before one, and in Finnish an ending behind it. */
const bent: Record<string, RegExp> = {
  es: /\b(?:el|la|del|al) \{hotel\}/i,
  pt: /\b(?:[oa]|d[oa]|n[oa]|pel[oa]|ao) \{hotel\}/i,
  fr: /\b(?:le|la|du|au) \{hotel\}/i,
  de: /\b(?:das|der|die|dem|den|des|im|ins|vom|zum|am|beim) \{hotel\}/i,
  fi: /\{hotel\}\p{Ll}/u,
}

it.each(Object.keys(bent))('what a new hotel says in %s fits any name', (locale) => {
  const modules = join(root, 'api', 'modules')
  const files = [
    ...['client', 'api'].map((side) => join(root, side, 'i18n', 'messages', `${locale}.json`)),
    ...readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\bseed\b/.test(name) && new RegExp(`\\b${locale}\\.(?:json|html)$`).test(name))
      .map((name) => join(modules, name)),
  ]
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  expect(lines.some((line) => line.includes('{hotel}'))).toBe(true)
  expect(lines.filter((line) => bent[locale]!.test(line))).toEqual([])
})

/** A key stands in the code whole, or with its last part put in. */
it('the server has a use for each of its messages', () => {
  const sources = readdirSync(join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, 'api', file), 'utf8'))
    .join('\n')
  const keys = Object.keys(JSON.parse(readFileSync(join(root, 'api', 'i18n', 'messages', 'en.json'), 'utf8')) as object)
  const isUsed = (key: string) =>
    sources.includes(`'${key}'`) || sources.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`)
  expect(keys.filter((key) => !isUsed(key))).toEqual([])
})
