import { isDeepStrictEqual } from 'node:util'
import { draftTranslationSchema } from '#graphql/inputs/content/edit.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { badUserInput, notFound } from '../../errors.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { refuseIfChanged } from '../../platform/lock-record.ts'
import { audit } from '../audit/audit.service.ts'
import { checkDocument } from '../content/check-document.ts'
import { ContentEntry, type ContentDocument } from '../content/content-entry.entity.ts'
import { documentOf, lockContent, wasPutAway } from '../content/content-entry.service.ts'
import { keepDraft } from '../content/keep-draft.ts'
import { datedTranslations, fingerprints } from '../content/translations.ts'
import { goesOut, remarksOf } from '../content-exchange/import-report.ts'
import { translatable, written, type Unit } from '../content-exchange/translation-units.ts'
import { askForDraft, lengthOf } from './ask-for-draft.ts'
import type { DraftContentTranslationInput } from './content-drafting.inputs.ts'
import type { Fault } from './judge-draft.ts'

/** Far above all that the site says in one record, and what a model writes in the time. */
const mostCharacters = 12_000

/** After the name of whoever asked: what stands there is not their writing. */
const withModel = ' with a model'
const longestName = 100 - withModel.length

const refused = (path: string, message: string) => badUserInput([{ path: [path], message }])

const read = async (ctx: Context, id: string, version: number | null | undefined): Promise<ContentEntry> => {
  const entry = await ctx.em.findOne(ContentEntry, { id }, { disableIdentityMap: true })
  if (!entry) throw notFound('There is no such record')
  refuseIfChanged('record', entry, version)
  if (entry.archivedAt) throw refused('id', wasPutAway)
  if (entry.publishAt) throw refused('id', goesOut)
  return entry
}

const sourceOf = (entry: ContentEntry, locale: Locale): Source => {
  const whole = documentOf(entry)
  const { [locale]: _replaced, ...texts } = whole.texts
  const document = { ...whole, texts } as ContentDocument
  const units = translatable(entry, document, locale).units.filter(({ source }) => source)
  if (units.length === 0) throw refused('id', 'There is no English to translate')
  if (lengthOf(units) > mostCharacters)
    throw refused(
      'id',
      `Its English has more than ${mostCharacters.toLocaleString('en-US')} characters: a model cannot draft it at once`,
    )
  return { entry, locale, document, units }
}

/** What the kind and the hotel's facts have against the language; other faults of the document are not the model's. */
const faultsOf = (ctx: Context, entry: ContentEntry, next: ContentDocument, locale: Locale): Fault[] => {
  try {
    checkDocument(entry.kind, next, ctx.published.current(), true)
    return []
  } catch (error) {
    const within = `texts.${locale}.`
    const faults = remarksOf(error)
    if (faults.some(({ field }) => !field?.startsWith(within))) throw error
    return faults.map(({ field, message }) => ({ path: field!.slice(within.length), message }))
  }
}

interface Source {
  entry: ContentEntry
  locale: Locale
  /** Without the language that is drafted. */
  document: ContentDocument
  units: Unit[]
}

/** A record with the model's words in it, and what is wrong with them. */
const withWords = (
  ctx: Context,
  { entry, locale, document, units }: Source,
  words: ReadonlyMap<string, string>,
): { made: ContentDocument; faults: Fault[] } => {
  const texts = written(document, locale, units, ({ path }) => words.get(path)!)
  const made = { ...document, texts: { ...document.texts, [locale]: texts } } as ContentDocument
  return { made, faults: faultsOf(ctx, entry, made, locale) }
}

/** A draft that says what guests read already has been read. */
const noteOf = ({ published }: ContentEntry, { texts }: ContentDocument, locale: Locale) => {
  const known = published?.texts[locale]
  return published && known && isDeepStrictEqual(texts[locale], known)
    ? datedTranslations(published)[locale]!
    : { of: fingerprints(texts[defaultLocale]!), isDrafted: true }
}

/**
 * Has the model draft a language from the English, and keeps it in the record's draft with the mark that nobody has read
 * it. What the model writes is refused where it is not the same facts and numbers in plain text.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT, RATE_LIMITED, UNAVAILABLE
 */
export const draftTranslation = async (ctx: Context, raw: DraftContentTranslationInput): Promise<ContentEntry> => {
  const { id, version, locale } = draftTranslationSchema.parse(raw)
  const viewer = ctx.viewer!
  const source = sourceOf(await read(ctx, id, version), locale)
  const drafted = await askForDraft(ctx, {
    of: 'a hotel’s website',
    locale,
    units: source.units,
    about: { kind: source.entry.kind, key: source.entry.key },
    make: (words) => withWords(ctx, source, words),
  })
  // Nothing is locked while the model writes: who saved meanwhile is not overwritten.
  return inTransaction(ctx, async (inside) => {
    const entry = await lockContent(inside, id, source.entry.version)
    const document = checkDocument(entry.kind, drafted, inside.published.current(), true)
    const translations = { ...document.translations, [locale]: noteOf(entry, document, locale) }
    keepDraft(inside, entry, { ...document, translations })
    entry.changedBy = `${viewer.name.slice(0, longestName)}${withModel}`
    await inside.em.flush()
    await audit(inside, 'content-drafted', {
      subject: id,
      details: { kind: entry.kind, key: entry.key, language: locale },
    })
    return entry
  })
}
