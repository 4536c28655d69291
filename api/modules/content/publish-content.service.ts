import { sql } from 'kysely'
import {
  publishContentSchema,
  replacePictureSchema,
  restoreContentRevisionSchema,
} from '#graphql/inputs/content/edit.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { languageName } from '../../i18n/language-name.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { audit } from '../audit/audit.service.ts'
import { checkDocument } from './check-document.ts'
import { checkPicture } from './check-picture.ts'
import { changingContent, documentOf, lockContent } from './content-entry.service.ts'
import type { ContentDocument, ContentEntry } from './content-entry.entity.ts'
import type { PublishContentInput, ReplacePictureInput, RestoreContentRevisionInput } from './content-entry.inputs.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { keepDraft } from './keep-draft.ts'
import { datedTranslations, sayTheSame, withoutDraftMarks } from './translations.ts'

const mostRevisions = 50

/** The published document with the draft's words in some languages only; the rest of the draft waits. */
const withLanguages = (
  published: ContentDocument | null,
  draft: ContentDocument,
  only: readonly Locale[],
): ContentDocument => {
  if (!published) {
    if (!only.includes(defaultLocale))
      throw badUserInput([
        { path: ['locales'], message: 'English is published first: it stands in for other languages' },
      ])
    const isTaken = ([locale]: [string, unknown]) => only.includes(locale as Locale)
    return {
      ...draft,
      texts: Object.fromEntries(Object.entries(draft.texts).filter(isTaken)),
      translations: Object.fromEntries(Object.entries(draft.translations ?? {}).filter(isTaken)),
    } as ContentDocument
  }
  const texts: Record<string, unknown> = { ...published.texts }
  // Where nothing is noted a text is of the English of its own document, and here two meet.
  const translations: Record<string, unknown> = datedTranslations(published)
  const drafted = datedTranslations(draft)
  for (const locale of only) {
    if (draft.texts[locale]) texts[locale] = draft.texts[locale]
    else delete texts[locale]
    if (drafted[locale]) translations[locale] = drafted[locale]
    else delete translations[locale]
  }
  return { ...published, texts, translations } as ContentDocument
}

const refuseUnread = ({ translations = {} }: ContentDocument): void => {
  const unread = Object.entries(translations).filter(([, translation]) => translation.isDrafted)
  if (unread.length > 0)
    throw badUserInput(
      unread.map(([locale]) => ({
        path: ['texts', locale],
        message: `The text in ${languageName(locale as Locale)} was drafted by a model: somebody must read it before it is published`,
      })),
    )
}

/** What guests read before the first change at the desk came with the product: nothing else has kept it. */
const keepFirst = async (inside: Context, entry: ContentEntry): Promise<void> => {
  if (!entry.published || (await inside.em.count(ContentRevision, { entry }))) return
  inside.em.create(ContentRevision, { entry, by: null, document: entry.published, createdAt: entry.createdAt })
}

/** Makes a document what guests read, and keeps it as a revision. */
const publishDocument = async (inside: Context, entry: ContentEntry, document: ContentDocument): Promise<void> => {
  refuseUnread(document)
  await keepFirst(inside, entry)
  entry.published = checkDocument(entry.kind, document, inside.published.current())
  if (entry.kind === 'picture') await checkPicture(inside, entry.published)
  if (entry.draft && sayTheSame(entry.draft, entry.published)) {
    // Nothing else waits: what is noted in the draft was noted last.
    entry.published = withoutDraftMarks(entry.draft)
    entry.draft = null
  }
  entry.publishAt = null
  inside.em.create(ContentRevision, { entry, by: entry.changedBy, document: entry.published, createdAt: inside.now() })
  await inside.em.flush()
  await sql`
    delete from content_revision where id in (
      select id from content_revision where entry_id = ${entry.id}
      order by created_at desc, id desc offset ${mostRevisions})`.execute(inside.em.getKysely())
  await audit(inside, 'content-published', { subject: entry.id, details: { kind: entry.kind, key: entry.key } })
}

/** @throws BAD_USER_INPUT when the draft cannot be published as it stands */
export const publishDraft = async (inside: Context, entry: ContentEntry, draft: ContentDocument): Promise<void> => {
  entry.draft = null
  await publishDocument(inside, entry, draft)
}

/**
 * Makes the draft what guests read: as a whole or in some languages only, now or at a time.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export const publishContent = async (ctx: Context, raw: PublishContentInput): Promise<ContentEntry> => {
  const { id, version, locales, at } = publishContentSchema.parse(raw)
  if (at && at <= ctx.now()) throw badUserInput([{ path: ['at'], message: 'The time must be in the future' }])
  return changingContent(ctx, async (inside) => {
    const entry = await lockContent(inside, id, version)
    if (!entry.draft) return entry
    entry.changedBy = inside.viewer?.name ?? null
    if (at) {
      checkDocument(entry.kind, entry.draft, inside.published.current())
      refuseUnread(entry.draft)
      entry.publishAt = at
    } else if (locales)
      await publishDocument(inside, entry, withLanguages(entry.published ?? null, entry.draft, locales))
    else await publishDraft(inside, entry, entry.draft)
    await inside.em.flush()
    return entry
  })
}

/**
 * Puts another file in a picture's place: guests see it at once where they saw the one before. Words that wait in the
 * draft wait on, for the time at which they are published too.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export const replacePicture = async (ctx: Context, raw: ReplacePictureInput): Promise<ContentEntry> => {
  const { id, version, data } = replacePictureSchema.parse(raw)
  return changingContent(ctx, async (inside) => {
    const entry = await lockContent(inside, id, version)
    if (entry.kind !== 'picture') throw badUserInput([{ path: ['id'], message: 'This record is not a picture' }])
    const { published, publishAt } = entry
    const replaced = { ...documentOf(entry), data } as ContentDocument
    const draft = checkDocument('picture', replaced, inside.published.current(), true)
    await checkPicture(inside, draft)
    keepDraft(inside, entry, draft)
    if (published) await publishDocument(inside, entry, { ...published, data: draft.data })
    entry.publishAt = entry.draft && publishAt
    await inside.em.flush()
    return entry
  })
}

/** Takes the time back at which the draft is published by itself. @throws NOT_FOUND, CONFLICT */
export const unscheduleContent = async (ctx: Context, raw: { id: string; version?: number | null }) => {
  const { id, version } = changeSchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const entry = await lockContent(inside, id, version)
    entry.publishAt = null
    entry.changedBy = inside.viewer?.name ?? null
    await inside.em.flush()
    return entry
  })
}

/** Throws the draft away: what guests read is what stands there. @throws NOT_FOUND, CONFLICT */
export const discardContentDraft = async (ctx: Context, raw: { id: string; version?: number | null }) => {
  const { id, version } = changeSchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const entry = await lockContent(inside, id, version)
    if (!entry.published)
      throw badUserInput([{ path: ['id'], message: 'This record was never published: archive it instead' }])
    entry.draft = null
    entry.publishAt = null
    await inside.em.flush()
    return entry
  })
}

/** The newest first; none for an id that is not there. */
export const listContentRevisions = async (ctx: Context, id: string): Promise<ContentRevision[]> =>
  isId(id)
    ? ctx.em.find(
        ContentRevision,
        { entry: id },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostRevisions, populate: ['entry'] },
      )
    : []

/** Brings a revision back as the draft. @throws NOT_FOUND, CONFLICT */
export const restoreContentRevision = async (ctx: Context, raw: RestoreContentRevisionInput): Promise<ContentEntry> => {
  const { revisionId, version } = restoreContentRevisionSchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const revision = await inside.em.findOne(ContentRevision, { id: revisionId })
    if (!revision) throw notFound('There is no such revision')
    const entry = await lockContent(inside, revision.entry.id, version)
    entry.draft = revision.document
    entry.changedBy = ctx.viewer?.name ?? null
    await inside.em.flush()
    return entry
  })
}
