import { randomUUID } from 'node:crypto'
import { createBlogEntrySchema, readyPostSchema, updateBlogEntrySchema } from '#graphql/inputs/blog.ts'
import { defaultLocale } from '#graphql/locales.ts'
import { changingPages, inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { hasPicture } from '../pictures/picture.service.ts'
import { staffReference } from '../staff/staff-reference.ts'
import type { CreateBlogEntryInput, UpdateBlogEntryInput } from './blog-entry.inputs.ts'
import { lockPost, statusOf, toEntry, type EntryRecord } from './blog-entry.service.ts'
import { BlogPost } from './blog-post.entity.ts'
import { writtenFields, type WrittenFields } from './blog-revision.entity.ts'
import { cleanHtml } from './clean-html.ts'
import { keepRevision } from './keep-revision.ts'
import { changeSlug, freeSlug, takeTurns } from './slug.service.ts'

const copied = ['excerpt', 'content', 'featuredImage', 'imageAlt', 'category', 'author', 'tags'] as const

const blank: Pick<BlogPost, (typeof copied)[number]> = {
  excerpt: '',
  content: '',
  featuredImage: '',
  imageAlt: '',
  category: '',
  // The house itself, by whatever name it has when the post is read.
  author: '{hotel}',
  tags: [],
}

const findOriginal = async (inside: Context, id: string, language: string) => {
  const original = await inside.em.findOne(BlogPost, { id })
  if (!original)
    throw badUserInput([{ path: ['translationOf'], message: 'The original must be the id of a blog post' }])
  const { translationGroup } = original
  if (await inside.em.count(BlogPost, { translationGroup, language: language as BlogPost['language'] }))
    throw conflict('This article is there in that language already')
  return original
}

/** @throws CONFLICT when the article has a translation into that language */
export const createEntry = async (ctx: Context, raw: CreateBlogEntryInput): Promise<EntryRecord> => {
  const { title, language, translationOf } = createBlogEntrySchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    await takeTurns(inside)
    const original = translationOf ? await findOriginal(inside, translationOf, language) : null
    const translationGroup = original?.translationGroup ?? randomUUID()
    const start = original ?? blank
    const post = inside.em.create(BlogPost, {
      ...(Object.fromEntries(copied.map((name) => [name, start[name]])) as typeof start),
      title,
      language,
      translationGroup,
      slug: await freeSlug(inside, title, translationGroup),
      views: original?.views ?? 0,
      status: 'draft',
      updatedBy: staffReference(inside),
    })
    await inside.em.flush()
    return toEntry(inside, post)
  })
}

const checkPicture = async (inside: Context, id: string) => {
  const isKnown =
    id === '' || inside.content.find('picture', id, defaultLocale) !== null || (await hasPicture(inside, id))
  if (!isKnown) throw badUserInput([{ path: ['featuredImage'], message: 'Picture must be the id of a picture' }])
}

/** The given fields as they are stored; what is left out, or null, stays. */
const writtenIn = (input: Partial<Record<keyof WrittenFields, unknown>>): Partial<WrittenFields> => {
  const given = writtenFields.filter((name) => input[name] != null).map((name) => [name, input[name]])
  const fields = Object.fromEntries(given) as Partial<WrittenFields>
  if (fields.content !== undefined) fields.content = cleanHtml(fields.content)
  if (fields.metaTitle === '') fields.metaTitle = null
  if (fields.metaDescription === '') fields.metaDescription = null
  return fields
}

/**
 * Makes fields the present text of a post. What guests read, or will by itself, must be complete.
 * @throws BAD_USER_INPUT naming what is missing
 */
export const write = (inside: Context, post: BlogPost, fields: Partial<WrittenFields>): void => {
  Object.assign(post, fields)
  const status = statusOf(post, inside.now())
  if (status === 'published' || status === 'scheduled') readyPostSchema.parse(post)
  post.updatedBy = staffReference(inside)
  post.announcedAt = null
}

/**
 * Changes what is given and leaves the rest.
 * @throws NOT_FOUND, CONFLICT when the version given is not the current one, BAD_USER_INPUT
 */
export const updateEntry = async (ctx: Context, raw: UpdateBlogEntryInput): Promise<EntryRecord> => {
  const { id, version, autosave, slug, ...input } = updateBlogEntrySchema.parse(raw)
  // What saves itself is a draft, which stands on no page.
  const transaction = autosave ? inTransaction : changingPages
  return transaction(ctx, async (inside) => {
    const post = await lockPost(inside, id, version)
    if (autosave && post.status !== 'draft')
      throw badUserInput([{ path: ['autosave'], message: 'Only drafts are saved by themselves' }])
    if (!autosave) await keepRevision(inside, post, 'first')
    if (input.featuredImage != null && input.featuredImage !== post.featuredImage)
      await checkPicture(inside, input.featuredImage)
    const wasRead = Boolean(post.publishedAt && post.publishedAt <= ctx.now())
    if (slug != null) await changeSlug(inside, post, slug, wasRead)
    write(inside, post, writtenIn(input))
    await inside.em.flush()
    if (!autosave) await keepRevision(inside, post, 'changed')
    return toEntry(inside, post)
  })
}
