import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { contentKinds, fixedKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { createContentSchema, saveContentSchema } from '#graphql/inputs/content/edit.ts'
import { defaultLocale } from '#graphql/locales.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { slugOf } from '#graphql/inputs/slug.ts'
import { checkDocument } from './check-document.ts'
import { checkPicture, refuseSecond } from './check-picture.ts'
import { changingContent, documentOf, lockContent, mostOfKind, takeTurns } from './content-entry.service.ts'
import { ContentEntry, type ContentDocument } from './content-entry.entity.ts'
import type { CreateContentInput, SaveContentInput } from './content-entry.inputs.ts'
import { titleOf } from './entry-details.ts'
import { keepDraft } from './keep-draft.ts'
import { datedTranslations, fingerprints } from './translations.ts'

type Written = Omit<z.output<typeof saveContentSchema>, 'id' | 'version'>
type GivenWords = NonNullable<Written['texts']>[number]

const nothing: ContentDocument = { data: {}, texts: {} } as ContentDocument

/** A document with what is given in place of what stood there. */
const rewritten = (before: ContentDocument, { data, texts }: Pick<Written, 'data' | 'texts'>): ContentDocument => {
  const words = { ...before.texts } as Record<string, unknown>
  for (const { locale, texts: written } of texts ?? [])
    if (written) words[locale] = written
    else delete words[locale]
  return { ...before, data: data ?? before.data, texts: words } as ContentDocument
}

/**
 * What is noted of the languages once some of them are given: a field says what the English says when its words are
 * others than before, or when whoever gives them says so.
 * @param isPerson whether a person gives them: only they have read what a model drafted
 */
const translationsAfter = (
  before: ContentDocument,
  { texts }: ContentDocument,
  given: readonly GivenWords[],
  isPerson: boolean,
): ContentDocument['translations'] => {
  const source = texts[defaultLocale]
  const isNewSource = given.some(({ locale }) => locale === defaultLocale)
  const translations = { ...(isNewSource ? datedTranslations(before) : before.translations) }
  for (const { locale, isUnsure, confirmed } of given) {
    if (locale === defaultLocale) continue
    const words = texts[locale]
    if (!words || !source) {
      delete translations[locale]
      continue
    }
    const said = (before.texts[locale] ?? {}) as Record<string, unknown>
    const changed = Object.entries(words)
      .filter(([field, text]) => !isDeepStrictEqual(text ?? null, said[field] ?? null))
      .map(([field]) => field)
    const isRead = changed.length > 0 || (isPerson && confirmed.length > 0)
    const known = translations[locale]
    translations[locale] = {
      of: { ...known?.of, ...fingerprints(source, [...changed, ...confirmed]) },
      ...(isUnsure && { isUnsure }),
      ...(known?.isDrafted && !isRead && { isDrafted: true }),
    }
  }
  return translations
}

const refuseUnknownFields = (kind: ContentKind, given: readonly GivenWords[]): void => {
  const issues = given.flatMap(({ confirmed }, at) =>
    confirmed
      .filter((field) => !Object.hasOwn(contentKinds[kind].texts.shape, field))
      .map((field) => ({ path: ['texts', at, 'confirmed'], message: `${field} is no text of this kind` })),
  )
  if (issues.length > 0) throw badUserInput(issues)
}

const notes = ({ verifiedOn, source, sourceUrl }: Written) => ({
  ...(verifiedOn !== undefined && { verifiedOn }),
  ...(source !== undefined && { source: source || null }),
  ...(sourceUrl !== undefined && { sourceUrl: sourceUrl || null }),
})

/** The document after what is given, as it may be kept. @throws BAD_USER_INPUT naming each field */
const drafted = (ctx: Context, kind: ContentKind, before: ContentDocument, written: Written): ContentDocument => {
  const given = written.texts ?? []
  refuseUnknownFields(kind, given)
  const next = checkDocument(kind, rewritten(before, written), ctx.published.current(), true)
  return { ...next, translations: translationsAfter(before, next, given, ctx.viewer?.kind === 'staff') }
}

/**
 * Keeps what is given as the record's draft: guests read on what is published.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, CONFLICT
 */
export const saveContent = async (ctx: Context, raw: SaveContentInput): Promise<ContentEntry> => {
  const { id, version, ...written } = saveContentSchema.parse(raw)
  // Guests read the date of the check beside the words.
  const changing = written.verifiedOn === undefined ? inTransaction : changingContent
  return changing(ctx, async (inside) => {
    const entry = await lockContent(inside, id, version)
    const draft = drafted(inside, entry.kind, documentOf(entry), written)
    if (entry.kind === 'picture') await checkPicture(inside, draft)
    keepDraft(inside, entry, draft)
    Object.assign(entry, notes(written))
    await inside.em.flush()
    await inside.wake('links.check')
    return entry
  })
}

/**
 * Makes a draft at the end of its kind. Its key is made of its English name where none is given.
 * @throws BAD_USER_INPUT naming each field, the key when it is taken
 */
export const createContent = async (ctx: Context, raw: CreateContentInput): Promise<ContentEntry> => {
  const { kind, key, ...written } = createContentSchema.parse(raw)
  if (fixedKinds.includes(kind))
    throw badUserInput([
      {
        path: ['kind'],
        message: 'No record of this kind can be added: the pages have their places for those that there are',
      },
    ])
  return inTransaction(ctx, async (inside) => {
    await takeTurns(inside)
    const draft = drafted(inside, kind, nothing, written)
    if (kind === 'picture') {
      await checkPicture(inside, draft)
      await refuseSecond(inside, draft)
    }
    const others = await inside.em.find(ContentEntry, { kind }, { fields: ['key', 'position'], limit: mostOfKind })
    if (others.length >= mostOfKind)
      throw badUserInput([{ path: ['kind'], message: `There are ${mostOfKind} records of this kind already` }])
    const taken = new Set(others.map((other) => other.key))
    if (key && taken.has(key))
      throw badUserInput([{ path: ['key'], message: `Another record has the key ${key} already` }])
    const name = slugOf(titleOf(kind, draft), kind, 70)
    const free = [name, ...Array.from({ length: mostOfKind }, (_, number) => `${name}-${number + 2}`)]
    const entry = inside.em.create(ContentEntry, {
      kind,
      key: key ?? free.find((one) => !taken.has(one))!,
      position: Math.max(-1, ...others.map(({ position }) => position)) + 1,
      draft,
      published: null,
      isSample: false,
      changedBy: ctx.viewer?.name ?? null,
      ...notes(written),
    })
    await inside.em.flush()
    await inside.wake('links.check')
    return entry
  })
}
