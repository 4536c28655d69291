import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { fixedKinds } from '#graphql/inputs/content/kinds.ts'
import { createContentSchema, saveContentSchema } from '#graphql/inputs/content/edit.ts'
import { defaultLocale, locales } from '#graphql/locales.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { slugOf } from '#graphql/inputs/slug.ts'
import { checkDocument } from './check-document.ts'
import { checkPicture, refuseSecond } from './check-picture.ts'
import { changingContent, documentOf, lockContent, mostOfKind } from './content-entry.service.ts'
import { ContentEntry, type ContentDocument } from './content-entry.entity.ts'
import type { CreateContentInput, SaveContentInput } from './content-entry.inputs.ts'
import { titleOf } from './entry-details.ts'
import { keepDraft } from './keep-draft.ts'
import { fingerprint } from './translations.ts'

type Written = Omit<z.output<typeof saveContentSchema>, 'id' | 'version'>

const nothing: ContentDocument = { data: {}, texts: {} } as ContentDocument

/** What the languages are known to say of English, before English changes. */
const dated = ({ texts, translations }: ContentDocument): ContentDocument['translations'] => {
  const source = texts[defaultLocale]
  if (!source) return translations
  const of = fingerprint(source)
  const others = locales.filter((locale) => locale !== defaultLocale && texts[locale])
  return Object.fromEntries(others.map((locale) => [locale, { of, ...translations?.[locale] }]))
}

/**
 * A document with what is given in place of what stood there.
 * @param isPerson whether a person gives it: only they have read what a model drafted
 */
const rewritten = (
  before: ContentDocument,
  { data, texts }: Pick<Written, 'data' | 'texts'>,
  isPerson: boolean,
): ContentDocument => {
  const words = { ...before.texts } as Record<string, unknown>
  const given = texts ?? []
  const isNewSource = given.some(({ locale }) => locale === defaultLocale)
  const translations = { ...(isNewSource ? dated(before) : before.translations) }
  for (const { locale, texts: written } of given)
    if (written) words[locale] = written
    else delete words[locale]
  const source = words[defaultLocale] as object | undefined
  for (const { locale, texts: written, isUnsure } of given) {
    if (locale === defaultLocale) continue
    const known = translations[locale]
    const isSame = isDeepStrictEqual(written, before.texts[locale])
    // Who is not sure has confirmed nothing: the same words say what they said before.
    const of = isUnsure && isSame ? known?.of : undefined
    const isDrafted = known?.isDrafted && isSame && (isUnsure || !isPerson)
    if (written && source)
      translations[locale] = {
        of: of ?? fingerprint(source),
        ...(isUnsure && { isUnsure }),
        ...(isDrafted && { isDrafted }),
      }
    else delete translations[locale]
  }
  return { data: data ?? before.data, texts: words, translations } as ContentDocument
}

const isPerson = ({ viewer }: Context) => viewer?.kind === 'staff'

const notes = ({ verifiedOn, source, sourceUrl }: Written) => ({
  ...(verifiedOn !== undefined && { verifiedOn }),
  ...(source !== undefined && { source: source || null }),
  ...(sourceUrl !== undefined && { sourceUrl: sourceUrl || null }),
})

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
    const next = rewritten(documentOf(entry), written, isPerson(inside))
    const draft = checkDocument(entry.kind, next, inside.published.current(), true)
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
 * @throws BAD_USER_INPUT naming each field, CONFLICT when the key is taken
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
    const draft = checkDocument(kind, rewritten(nothing, written, isPerson(inside)), inside.published.current(), true)
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
    const name = slugOf(titleOf(kind, draft), 70) || kind
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
