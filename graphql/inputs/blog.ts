import { z } from 'zod'
import { locales } from '../locales.ts'
import { multilineText, plainText } from './fields.ts'
import { slugField, slugForm } from './slug.ts'

export const blogStatuses = ['draft', 'scheduled', 'published', 'archived'] as const
export type BlogStatus = (typeof blogStatuses)[number]

/** Where a post may go from each state. A scheduled one may be given another time. */
export const blogTransitions: Record<BlogStatus, readonly BlogStatus[]> = {
  draft: ['scheduled', 'published', 'archived'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['archived'],
  archived: ['draft', 'published'],
}

export const mostTags = 10
export const longestExcerpt = 300
export const longestAlt = 300

/** What search engines show of a title and a description; more is allowed and cut off by them. */
export const shownLengths = { metaTitle: 60, metaDescription: 160 }

const mostContentBytes = 200 * 1024

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** HTML of at most 200 KB; what may stand in it is decided where it is cleaned. */
const content = multilineText('Text', 0, mostContentBytes).refine(
  (html) => byteLength(html) <= mostContentBytes,
  `Text must have at most ${mostContentBytes / 1024} KB`,
)

/** A picture of the house by its name, or an uploaded one. */
const pictureId = /^(?:[a-z0-9][a-z0-9-]{0,79}|uploads\/[0-9a-f]{20}-\d{1,4}x\d{1,4})$/

const picture = z
  .string()
  .trim()
  .max(80, 'Picture must be the id of a picture')
  .refine((id) => id === '' || pictureId.test(id), 'Picture must be the id of a picture')

const category = z
  .string()
  .trim()
  .max(80, 'Category must have at most 80 characters')
  .refine(
    (text) => text === '' || slugForm.test(text),
    'Category may contain a to z, 0 to 9 and single hyphens, such as family-travel',
  )

const withoutRepeats = (tags: string[]) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]

const tags = z
  .array(plainText('Tag', 1, 40))
  .max(mostTags, `A post can have at most ${mostTags} tags`)
  .transform(withoutRepeats)

/** One line, however it was broken while it was typed. */
const excerpt = z.preprocess(
  (text) => (typeof text === 'string' ? text.replaceAll(/\s+/g, ' ') : text),
  plainText('Excerpt', 0, longestExcerpt),
)

const entryId = z.uuid('Id must be the id of a blog post')
const version = z.number().int()

export const createBlogEntrySchema = z.object({
  title: plainText('Title', 1, 200),
  language: z.enum(locales),
  translationOf: z.uuid('The original must be the id of a blog post').nullish(),
})

export const updateBlogEntrySchema = z.object({
  id: entryId,
  version,
  autosave: z.boolean().nullish(),
  title: plainText('Title', 1, 200).nullish(),
  slug: slugField('Address').nullish(),
  excerpt: excerpt.nullish(),
  content: content.nullish(),
  featuredImage: picture.nullish(),
  imageAlt: plainText('Picture description', 0, longestAlt).nullish(),
  category: category.nullish(),
  author: plainText('Author', 0, 100).nullish(),
  tags: tags.nullish(),
  metaTitle: plainText('Search title', 0, 120).nullish(),
  metaDescription: plainText('Search description', 0, 300).nullish(),
})

export const changeBlogStatusSchema = z
  .object({ id: entryId, version, status: z.enum(blogStatuses), publishAt: z.date().nullish() })
  .refine((input) => input.status !== 'scheduled' || input.publishAt, {
    path: ['publishAt'],
    error: 'Time of publication is required',
  })

export const restoreBlogRevisionSchema = z.object({
  revisionId: z.uuid('Revision must be the id of a revision'),
  version,
})

const undescribedPicture = /<img\b(?![^<>]*\balt="[^"]*\S[^"]*")[^<>]*>/

/** What a post needs before anybody may read it. */
export const readyPostSchema = z.object({
  excerpt: plainText('Excerpt', 1, longestExcerpt),
  content: z
    .string()
    .refine((html) => /\S/.test(html.replaceAll(/<[^<>]*>|&nbsp;/g, ' ')), 'Text is required')
    .refine((html) => !undescribedPicture.test(html), 'Every picture in the text needs a description'),
  featuredImage: z.string().min(1, 'Picture is required'),
  imageAlt: plainText('Picture description', 1, longestAlt),
  category: z.string().min(1, 'Category is required'),
  author: plainText('Author', 1, 100),
})
