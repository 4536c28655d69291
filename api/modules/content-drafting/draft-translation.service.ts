import { isDeepStrictEqual } from 'node:util'
import { draftTranslationSchema } from '#graphql/inputs/content/edit.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { badUserInput, notFound, unavailable } from '../../errors.ts'
import { languageName } from '../../i18n/language-name.ts'
import { ModelFailure, type LanguageModel } from '../../integrations/model/port.ts'
import { modelTrouble } from '../../integrations/model/watched.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { audit } from '../audit/audit.service.ts'
import { checkDocument } from '../content/check-document.ts'
import { ContentEntry, type ContentDocument } from '../content/content-entry.entity.ts'
import { documentOf, lockContent } from '../content/content-entry.service.ts'
import { keepDraft } from '../content/keep-draft.ts'
import { datedTranslations, fingerprints } from '../content/translations.ts'
import { goesOut, remarksOf, wasPutAway } from '../content-exchange/import-report.ts'
import { fieldInWords, translatable, written, type Unit } from '../content-exchange/translation-units.ts'
import { refuseIfChanged } from '../history/record-change.service.ts'
import { spend } from '../throttle/throttle.service.ts'
import type { DraftContentTranslationInput } from './content-drafting.inputs.ts'
import { correction, request, systemPrompt } from './draft-prompt.ts'
import { readDraft, type Fault } from './judge-draft.ts'

/** Both tries together; proxies seldom wait longer than a minute. */
const draftTimeoutMs = 50_000
/** Far above all that the site says in one record, and what a model writes in the time. */
const mostCharacters = 12_000
/** For the braces and keys around the texts. */
const tokensBeside = 500

const allowance = { calls: 60, windowSeconds: 600 }

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

const lengthOf = (units: readonly Unit[]) =>
  units.reduce((sum, { path, source }) => sum + path.length + source.length, 0)

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

const inWords = ({ path, message }: Fault) => (path === null ? message : `“${fieldInWords(path)}”: ${message}`)

const listedFaults = 3

interface Source {
  entry: ContentEntry
  locale: Locale
  /** Without the language that is drafted. */
  document: ContentDocument
  units: Unit[]
}

/** A model's answer as a document, or what is wrong with it. */
const judge = (ctx: Context, answer: string, { entry, locale, document, units }: Source) => {
  const { words, faults } = readDraft(answer, units, locale)
  if (faults.length > 0) return { document: null, faults }
  const texts = written(document, locale, units, ({ path }) => words.get(path)!)
  const next = { ...document, texts: { ...document.texts, [locale]: texts } } as ContentDocument
  return { document: next, faults: faultsOf(ctx, entry, next, locale) }
}

/**
 * Asks once, and once more with what was wrong.
 * @throws ModelFailure, UNAVAILABLE with what is wrong with the answer
 */
const ask = async (ctx: Context, model: LanguageModel, source: Source): Promise<ContentDocument> => {
  const { entry, locale, units } = source
  const call = {
    system: systemPrompt(locale),
    mostTokens: tokensBeside + lengthOf(units),
    signal: AbortSignal.timeout(draftTimeoutMs),
  }
  const turns = request(units)
  const answer = await model.answer({ ...call, turns })
  const first = judge(ctx, answer, source)
  if (first.document && first.faults.length === 0) return first.document
  const again = [...turns, ...correction(answer, first.faults)]
  const second = judge(ctx, await model.answer({ ...call, turns: again }), source)
  if (second.document && second.faults.length === 0) return second.document
  ctx.log.warn(
    { kind: entry.kind, key: entry.key, locale, faults: second.faults.length },
    'a model’s draft was refused',
  )
  const told = second.faults.slice(0, listedFaults).map(inWords).join('. ')
  throw unavailable(`The language model’s ${languageName(locale)} cannot be used. ${told}. Nothing was changed`)
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
  const { model } = ctx
  if (!model) throw unavailable('No language model is connected. Enter its key under Connections')
  const source = sourceOf(await read(ctx, id, version), locale)
  await spend(ctx, `draft:${viewer.id}`, allowance, 'These are many drafts. Please wait a minute')
  const drafted = await ask(ctx, model, source).catch((error: unknown) => {
    throw error instanceof ModelFailure ? unavailable(`${modelTrouble(error)}. Nothing was changed`) : error
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
