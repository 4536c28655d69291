import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountsIn } from '#api/modules/chat/words/amounts.ts'
import { contactsIn } from '#api/modules/chat/words/contacts.ts'
import { namesSlotsOnly } from '#api/modules/chat/hearing/slot-words.ts'
import { readSlots } from '#api/modules/chat/hearing/slots.ts'
import { judgeCanonical, type Found } from '#api/modules/seo/read-site.ts'
import { root } from '#api/root.ts'
import { locales } from '#graphql/locales.ts'
import { computedMs, leastOf } from '#tests/support/cpu.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

interface Pattern {
  file: string
  /** As it stands in the source, with its flags. */
  literal: string
}

const sources = ['api', 'graphql', 'client'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
)

/** Every regular expression that stands in a source file, by its syntax tree. */
const patternsIn = (file: string): Pattern[] => {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, literal: node.text })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/**
 * How long the texts are that reach the patterns of a file, where that is less than a whole body; null where only this
 * project's own files are read.
 */
const longestText: [RegExp, number | null][] = [
  [/^api\/(integrations\/(.*\/)?(stand-in|sandbox)|db\/seed|http\/pages\/(site-bundle|content-policy))/, null],
  [/^client\/(build|pictures|vite)/, null],
  [/^api\/modules\/chat\//, 8_000],
  [/^graphql\/inputs\/slug/, 200],
  // What a person types into a field, or the address of a page: no longer than a browser takes.
  [/^client\/admin\/(ui|frame)\//, 2_000],
  [/^graphql\/inputs\/fields/, 256],
]
const bodyLimit = 256 * 1024

const boundOf = (file: string) => longestText.find(([place]) => place.test(file))

const patterns = sources.flatMap(patternsIn).filter(({ file }) => boundOf(file)?.[1] !== null)

const usualPumps = [
  'a',
  '0',
  ' ',
  '\t',
  '\n',
  '-',
  '.',
  ',',
  '<',
  '>',
  '[',
  '(',
  '"',
  '=',
  '/',
  '#',
  '*',
  '_',
  ':',
  '@',
  '!',
  'a ',
  '0 ',
  'a.',
  '1,',
  '<a',
  '\0',
]

/** The words of a pattern itself: what it begins with, again and again, is what keeps it busy longest. */
const pumpsOf = (source: string) => {
  const words = source.replaceAll(/\\[bBdDsSwWpP]|\\u[0-9A-F]{4}/g, ' ').match(/[\w<>"=:;#./ -]{2,}/g) ?? []
  return [...usualPumps, ...words, ...words.map((word) => `${word}a`), words.join('a')].filter(Boolean)
}

const tried = 4_096
/** Of processor, over the longest text that can reach a pattern. */
const longestMs = 8_000

/** What it repeats, of the first text of that length over which the pattern takes longer however often it is tried. */
const slowOver = (source: string, flags: string, boundMs: number): string | undefined => {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  return pumpsOf(source).find((pump) => {
    const text = `${pump.repeat(Math.ceil(tried / pump.length))}\u0001`
    const measure = () => {
      const started = computedMs()
      text.replaceAll(pattern, '')
      return computedMs() - started
    }
    return leastOf(boundMs, measure) > boundMs
  })
}

describe('no pattern takes long over a text that can reach it', () => {
  it('there are many', () => expect(patterns.length).toBeGreaterThan(80))

  it('whatever the text repeats', () => {
    const slow = patterns.flatMap(({ file, literal }) => {
      const end = literal.lastIndexOf('/')
      const scale = Math.max(1, (boundOf(file)?.[1] ?? bodyLimit) / tried) ** 2
      const text = slowOver(literal.slice(1, end), literal.slice(end + 1), longestMs / scale)
      return text === undefined ? [] : [`${file} ${literal} over ${text}`]
    })
    expect(slow).toEqual([])
  })
})

describe('what is read by patterns that are put together while the program runs', () => {
  const found = (text: string) => ({ status: 200, text }) as Found
  const readers: Record<string, (text: string) => unknown> = {
    'amounts in a reply': amountsIn,
    'contacts in a reply': contactsIn,
    ...Object.fromEntries(
      locales.map((locale) => [
        `a stay in a question, ${locale}`,
        (text: string) => [readSlots(text, locale, '2027-01-01', []), namesSlotsOnly(text, locale)],
      ]),
    ),
    'a page for its canonical address': (text) => judgeCanonical(found(text), 'https://hotel.example/'),
  }
  const words = [
    '1 111',
    '1.111,',
    '1,11 ',
    '1-1 ',
    '1 usd ',
    '$ ',
    '1.1.-',
    'may 1 ',
    '1 de may ',
    'bis ',
    'asta ',
    'till ',
    '<link ',
    '<link',
    '"',
    '+1 (',
  ]
  const length = 8_000

  it.each(Object.entries(readers))('takes about as long for the worst text as for any other: %s', (_, read) => {
    const time = (part: string) => {
      const text = part.repeat(Math.ceil(length / part.length)).slice(0, length)
      return leastOf(100, () => {
        const started = computedMs()
        read(text)
        return computedMs() - started
      })
    }
    const slow = [...usualPumps, ...words].filter((part) => time(part) > 100)
    expect(slow).toEqual([])
  })
})

describe('a request of worst texts is answered about as fast as one of as much text', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ CHAT_PER_10_MIN: 1_000, CHAT_PER_DAY: 1_000 })
  })
  afterAll(() => server.close())

  /** The least of several measurements: three at least, and more while they are beyond the bound. */
  const quickest = async (work: () => Promise<unknown>, boundMs = Infinity) => {
    let best = Infinity
    for (let run = 0; run < 3 || (run < 12 && best > boundMs); run += 1) {
      const started = computedMs()
      await work()
      best = Math.min(best, computedMs() - started)
    }
    return best
  }
  const form = { name: 'Eve', email: 'eve@example.com', message: 'A room?' }
  const nearlyAll = 250_000
  const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length))

  it.each<[string, string, object, object]>([
    [
      'a field named like a refusal',
      '/api/inquiries',
      { ...form, [fill('Field "a" of required type ', nearlyAll)]: 1 },
      { ...form, [fill('just any letters ', nearlyAll)]: 1 },
    ],
    [
      'an address of one letter',
      '/api/newsletter/signup',
      { email: fill('a', nearlyAll) },
      { email: fill('a b', nearlyAll) },
    ],
    [
      'an address of dots',
      '/api/newsletter/signup',
      { email: `a@${fill('a.', nearlyAll)}` },
      { email: fill('a b', nearlyAll) },
    ],
    [
      'a message of spaces',
      '/api/inquiries',
      { ...form, message: `x${fill(' ', nearlyAll)}x` },
      { ...form, message: fill('ab', nearlyAll) },
    ],
    ['a question of digits', '/api/chat', { message: fill('1', 999) }, { message: fill('How are you ', 999) }],
    ['a question of dates', '/api/chat', { message: fill('1.1.-', 999) }, { message: fill('How are you ', 999) }],
    ['a question of prices', '/api/chat', { message: fill('1 1,1 ', 999) }, { message: fill('How are you ', 999) }],
    ['a question of brackets', '/api/chat', { message: fill('[', 999) }, { message: fill('How are you ', 999) }],
  ])('%s', async (_, path, worst, usual) => {
    const ask = (body: object) => async () =>
      expect((await server.caller().rest('POST', path, body)).statusCode).toBeLessThan(500)
    const bound = 12 * (await quickest(ask(usual)))
    const taken = await quickest(ask(worst), bound)
    expect(taken).toBeLessThan(bound)
  })
})
