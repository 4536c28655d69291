import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { isLocale } from '#graphql/locales.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { guestSide, isData, sources, type Code } from '#tests/support/sources.ts'

/*
 * What the hotel says lies in the database, what the product says in its catalogues: neither stands in code.
 */

/** What may stand where it does, and why; an entry that nothing needs any more fails. */
type Allowed = Record<string, string>

/** The bundle that `npm start` runs, by the files that it is made of; not those of packages. */
const built: Code[] = readdirSync(join(root, 'dist', 'api'), { encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => readFileSync(join(root, 'dist', 'api', file), 'utf8').split(/^\/\/ (?=[\w@.]+\/\S+$)/m))
  .map((part) => ({ file: part.slice(0, part.indexOf('\n')), text: part }))
  .filter(({ file }) => /^(api|graphql)\//.test(file) && !isData(file))

const letters = /\p{L}{2}/u

const parse = ({ file, text }: Code) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined)

/** The node and all that is in it. */
function* within(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* within(child)
}

/** Whether a node is a text between quotation marks that has words in it. */
const isText = (node: ts.Node) =>
  (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) && letters.test(node.text)

const hasText = (node: ts.Node): boolean => isText(node) || node.getChildren().some(hasText)

/** The same for what a node comes to: what it asks a function with, or compares with, is not said. */
const comesToText = (node: ts.Node): boolean => {
  const isEquality = ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())
  if (ts.isCallExpression(node) || ts.isElementAccessExpression(node) || isEquality) return false
  return isText(node) || node.getChildren().some(comesToText)
}

const lineOf = (node: ts.Node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

const placesOf = (code: Code, matches: (node: ts.Node) => boolean): string[] =>
  [...within(parse(code))].filter(matches).map((node) => `${code.file}:${lineOf(node)}`)

const nameOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** `{ en: 'Hello', fi: 'Hei' }`, however deep the texts are. */
const isLanguageObject = (node: ts.Node): boolean => {
  if (!ts.isObjectLiteralExpression(node)) return false
  const languages = node.properties.filter((property) => isLocale(nameOf(property)))
  return (
    languages.length > 1 &&
    languages.some((property) => ts.isPropertyAssignment(property) && hasText(property.initializer))
  )
}

const languageObjects = (code: Code): string[] =>
  // Most files have none, and reading one takes a while.
  /\.tsx?$/.test(code.file) && /\b(en|es|pt|fr|de|fi|sv)\b['"]?\s*:/.test(code.text)
    ? placesOf(code, isLanguageObject)
    : []

/** What a part shows, or has read out. */
const spoken = /^(alt|title|label|placeholder|aria-(label|description|roledescription|valuetext))$/

/** `<p>Hello</p>`, `<p>{'Hello'}</p>` and `<img alt="Hello" />`. */
const isSpokenText = (node: ts.Node): boolean => {
  if (ts.isJsxText(node)) return letters.test(node.text)
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return Boolean(node.expression && isText(node.expression))
  return (
    ts.isJsxAttribute(node) &&
    spoken.test(node.name.getText()) &&
    Boolean(node.initializer && comesToText(node.initializer))
  )
}

const spokenTexts = (code: Code): string[] => placesOf(code, isSpokenText)

/** A fact however it is written: `Coral Stone Inn`, `coral-stone-inn`, `coralstoneinn`; a number with whatever divides it. */
const written = (fact: string): RegExp => {
  const isNumber = /^[\d\s()+-]+$/.test(fact)
  const parts = isNumber ? fact.match(/\d+/g)! : fact.split(/[\s-]+/).map((part) => part.replaceAll(/\W/g, '\\$&'))
  return new RegExp(`(?<!\\w)${parts.join(isNumber ? '\\D{0,3}' : '[\\s_-]*')}`, 'i')
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

const { name, timeZone, phone, phoneLink, email, website, secondWebsite, address, booking, profiles } = hotelFacts
const facts = [
  name,
  timeZone,
  phone,
  phoneLink.slice(1),
  email,
  hostOf(website),
  hostOf(secondWebsite!),
  address.street,
  address.street.replace(/^\d+ /, ''),
  address.town,
  address.postalCode,
  booking.page!,
  booking.channelCode!,
  ...Object.values(profiles).filter((profile) => profile !== null),
].map(written)

const factsIn = ({ file, text }: Code): string[] =>
  facts.some((fact) => fact.test(text))
    ? text.split('\n').flatMap((line, at) => (facts.some((fact) => fact.test(line)) ? `${file}:${at + 1}` : []))
    : []

/** The places in files that no entry allows, and the entries that allow nothing. */
const judge = (found: readonly string[], allowed: Allowed) => {
  const fileOf = (place: string) => place.slice(0, place.lastIndexOf(':'))
  return {
    found: found.filter((place) => !(fileOf(place) in allowed)),
    stale: Object.keys(allowed).filter((file) => !found.some((place) => fileOf(place) === file)),
  }
}
const nothing = { found: [], stale: [] }

describe('code finds', () => {
  const code = (text: string): Code => ({ file: 'x.tsx', text })

  it.each([
    [`const hello = { en: 'Hello', fi: 'Hei' }`],
    [`const hello = { 'en': \`Hello\`, 'fi': \`Hei\` }`],
    [`const hello = { morning: { en: ['Good morning'], sv: ['God morgon'] } }`],
    [`const hello = { en: (name: string) => \`Hello \${name}\`, de: (name: string) => \`Hallo \${name}\` }`],
  ])('a text by language in %s', (text) => expect(languageObjects(code(text))).toEqual(['x.tsx:1']))

  it.each([
    [`const known = { en, es, fi }`],
    [`const widths = { en: 1, fi: 2 }`],
    [`const one = { de: 'of', a: 'b' }`],
  ])('none in %s', (text) => expect(languageObjects(code(text))).toEqual([]))

  it.each([
    [`<p>Hello</p>`],
    [`<p>{'Hello'}</p>`],
    [`<img alt="Sunset" />`],
    [`<a aria-label={open ? 'Close' : t('open')} />`],
  ])('a spoken text in %s', (text) => expect(spokenTexts(code(text))).toEqual(['x.tsx:1']))

  it.each([
    [`<p>{t('hello')}</p>`],
    [`<a title={kind === 'far' ? t('far') : near} />`],
    [`<p> · {name}</p>`],
    [`<img alt="" src="/sunset.webp" />`],
  ])('none in %s', (text) => expect(spokenTexts(code(text))).toEqual([]))

  it.each([
    [name],
    [name.toLowerCase().replaceAll(' ', '-')],
    [phone.replaceAll(/\D/g, '')],
    [`call ${phone}`],
    [website],
  ])('the fact in %s', (text) => expect(factsIn(code(text))).toEqual(['x.tsx:1']))
})

it('reads the sources and the built server', () => {
  expect(sources.length).toBeGreaterThan(700)
  expect(built.length).toBeGreaterThan(300)
  expect(built.map(({ file }) => file)).toContain('api/i18n/translate.ts')
})

it('no text stands beside its translations in code', () => {
  expect(
    judge(sources.filter(guestSide).flatMap(languageObjects), {
      'api/modules/chat/hearing/aside-words.ts': 'words by which guests tell what is over, never shown',
      'api/modules/chat/party/company-words.ts': 'who comes, as guests call them, never shown',
      'api/modules/chat/words/base-forms.ts': 'spellings by which guests write, never shown',
      'api/modules/chat/words/colloquial.ts': 'words by which guests speak, never shown',
      'api/modules/chat/passages/search-configs.ts': 'names of PostgreSQL’s dictionaries',
      'api/modules/chat/words/weekdays.ts': 'first letters by which guests call weekdays, never shown',
      'graphql/format-tags.ts': 'language tags',
      'client/i18n/languages.ts': 'each language’s name in itself, the same in every catalogue',
      'client/site/layout/PageHead.tsx': 'language tags of Open Graph',
      'client/site/stay/rough-sum.ts': 'codes of currencies',
    }),
  ).toEqual(nothing)
})

it('no part of a page or mail has a text of its own', () => {
  const parts = sources.filter((code) => code.file.endsWith('.tsx') && guestSide(code))
  expect(judge(parts.flatMap(spokenTexts), {})).toEqual(nothing)
})

describe('no fact about the hotel stands in', () => {
  const product = {
    'api/backup/erasures.ts': 'the format’s name: older backups must stay readable',
    'api/backup/format.ts': 'the format’s name: older backups must stay readable',
    'api/integrations/outside/bounded-fetch.ts': 'the product’s name, as package.json has it, not the hotel’s',
  }

  it('the sources', () => {
    expect(judge(sources.flatMap(factsIn), product)).toEqual(nothing)
  })

  it('the built server', () => {
    expect(judge(built.flatMap(factsIn), product)).toEqual(nothing)
  })
})

it('no first step names a setting of the server’s environment', () => {
  const settings = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z]+_[A-Z_]+)=/gm)].map(
    ([, setting]) => setting!,
  )
  expect(settings).toContain('DATABASE_URL')
  const steps = sources.filter(({ file }) => file.startsWith('client/admin/first-run/'))
  expect(steps.length).toBeGreaterThan(4)
  expect(steps.flatMap(({ text }) => settings.filter((setting) => text.includes(setting)))).toEqual([])
})
