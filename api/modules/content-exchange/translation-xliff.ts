import { SaxesParser } from 'saxes'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { badFile } from '../../errors.ts'
import { escapeMarkup } from '../../platform/markup.ts'
import {
  fieldInWords,
  readUnit,
  unitId,
  type ReadUnit,
  type TranslatableRecord,
  type TranslationFile,
  type Unit,
} from './translation-units.ts'

/**
 * XLIFF 1.2 (http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html) rather than 2.0: OmegaT, Poedit and the other
 * free tools read it by themselves, 2.0 only with additions or not at all, and the paid ones read both.
 */
const version = '1.2'
const namespace = 'urn:oasis:names:tc:xliff:document:1.2'

/** What a tool must give back unchanged; the forms of a plural are words and stay text. */
const fact = /\{(?:\w+|[\d.–]+ (?:miles?|feet)|\$[\d.]+)\}/g

/** The English and its translation name the same fact by the same number, so that a tool can tell that one is missing. */
const numbered = (source: string) => {
  const names = [...new Set(source.match(fact) ?? [])]
  return (text: string): string => {
    let next = names.length
    const idOf = (name: string) => (names.includes(name) ? names.indexOf(name) + 1 : (next += 1))
    const seen = new Map<string, number>()
    const parts: string[] = []
    let at = 0
    for (const found of text.matchAll(fact)) {
      const [name] = found
      const again = seen.get(name) ?? 0
      seen.set(name, again + 1)
      // An id stands once in a text.
      const id = again ? `${idOf(name)}-${again + 1}` : String(idOf(name))
      parts.push(escapeMarkup(text.slice(at, found.index)), `<ph id="${id}" ctype="x-fact">${escapeMarkup(name)}</ph>`)
      at = found.index + name.length
    }
    return [...parts, escapeMarkup(text.slice(at))].join('')
  }
}

const stateOf = ({ target, needsReview }: Unit) => {
  if (target === null) return 'needs-translation'
  return needsReview ? 'needs-review-translation' : 'translated'
}

const unitOf = (record: TranslatableRecord, unit: Unit): string => {
  const write = numbered(unit.source)
  return `      <trans-unit id="${unitId(record, unit)}" xml:space="preserve">
        <source>${write(unit.source)}</source>
        <target state="${stateOf(unit)}">${write(unit.target ?? '')}</target>
        <note>${escapeMarkup(`${record.place}: ${fieldInWords(unit.path)}`)}</note>
      </trans-unit>
`
}

/** The texts of a language for tools of translators, with the facts in braces as parts that they protect. */
export const writeXliff = (hotelId: string, locale: Locale, records: readonly TranslatableRecord[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="${version}" xmlns="${namespace}">
  <file original="${hotelId}" datatype="plaintext" source-language="${defaultLocale}" target-language="${locale}">
    <body>
${records.flatMap((record) => record.units.map((unit) => unitOf(record, unit))).join('')}    </body>
  </file>
</xliff>
`

const blank = { id: '', source: '', target: '', state: null as string | null }

/**
 * Reads what a translator's tool gives back. The document may declare nothing of its own: no entity is ever unfolded,
 * and nothing outside the file is looked at.
 * @throws BAD_USER_INPUT with what is wrong with the file
 */
export const readXliff = (text: string): TranslationFile => {
  const parser = new SaxesParser({ xmlns: false })
  const units: ReadUnit[] = []
  const path: string[] = []
  let file: { hotelId: string; locale: string } | null = null
  let unit = { ...blank }
  let into: 'source' | 'target' | null = null

  parser.on('doctype', () => {
    throw badFile('The file has a DOCTYPE, which XLIFF files have not: it is not read')
  })
  parser.on('error', (error) => {
    throw badFile(`The file is cut off or no XML: ${error.message}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    const parent = path.at(-1)
    path.push(name)
    if (path.length > 50) throw badFile('The file is nested too deeply for an XLIFF file')
    if (path.length === 1) {
      if (name !== 'xliff') throw badFile('The file is XML, but no XLIFF file')
      if (attributes['version'] !== version)
        throw badFile(`The file is XLIFF ${attributes['version'] ?? 'of no version'}: only ${version} is read`)
    }
    if (name === 'file') {
      const [hotelId = '', locale = ''] = [attributes['original'], attributes['target-language']]
      const isSame = !file || (file.hotelId === hotelId && file.locale === locale)
      if (!isSame) throw badFile('The file mixes languages or hotels')
      file = { hotelId, locale }
    }
    if (name === 'trans-unit') unit = { ...blank, id: attributes['id'] ?? '' }
    if ((name === 'source' || name === 'target') && parent === 'trans-unit') into = name
    if (name === 'target' && into) unit.state = attributes['state'] ?? null
    // Of a fact that a tool wrote without its text, this is the text.
    if (into && name === 'x') unit[into] += attributes['equiv-text'] ?? ''
  })
  const write = (words: string) => {
    if (into) unit[into] += words
  }
  parser.on('text', write)
  parser.on('cdata', write)
  parser.on('closetag', ({ name }) => {
    path.pop()
    if (name === into && path.at(-1) === 'trans-unit') into = null
    if (name !== 'trans-unit') return
    const found = readUnit(unit.id, unit)
    if (!found) throw badFile(`“${unit.id.slice(0, 80)}” is no text of this website: the export wrote other ids`)
    units.push(found)
  })
  parser.write(text).close()
  if (!file) throw badFile('The file is XLIFF, but has no texts in it')
  return { ...(file as { hotelId: string; locale: string }), units }
}
