import { expect } from 'vitest'
import type { Caller } from './caller.ts'
import type { TestServer } from './server.ts'

const entry = `id version status language slug title excerpt content featuredImage imageAlt category author tags
  metaTitle metaDescription publishedAt formerSlugs updatedBy { name } translations { id language title status }
  revisions { id title savedBy { name } }`
export const create = `mutation ($input: CreateBlogEntryInput!) { createBlogEntry(input: $input) { ${entry} } }`
export const update = `mutation ($input: UpdateBlogEntryInput!) { updateBlogEntry(input: $input) { ${entry} } }`
export const change = `mutation ($input: ChangeBlogStatusInput!) { changeBlogStatus(input: $input) { ${entry} } }`
export const restore = `mutation ($input: RestoreBlogRevisionInput!) { restoreBlogRevision(input: $input) { ${entry} } }`
export const find = `query ($id: ID!) { blogEntry(id: $id) { ${entry} } }`
export const list = `query ($status: BlogStatus, $language: Locale, $search: String, $first: Int, $after: String,
  $order: RecordOrder, $createdSince: DateTimeISO, $createdBefore: DateTimeISO, $changedSince: DateTimeISO) {
  blogEntries(status: $status, language: $language, search: $search, first: $first, after: $after, order: $order,
    createdSince: $createdSince, createdBefore: $createdBefore, changedSince: $changedSince) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id slug title status language }
  }
}`
const read =
  'query ($slug: String!, $locale: Locale!) { blogPost(slug: $slug, locale: $locale) { slug title content } }'
export const preview = 'mutation ($id: ID!) { createBlogPreview(id: $id) { url expiresAt } }'
export const previewed =
  'query ($token: String!) { blogPreview(token: $token) { title content publishedAt translations { slug } } }'

export const complete = {
  excerpt: 'What the tide leaves behind.',
  content: '<p>Shells, mostly.</p>',
  featuredImage: 'lantana-beach',
  imageAlt: 'The beach in the morning',
  category: 'beach',
}

export type Entry = {
  id: string
  version: number
  slug: string
  status: string
  revisions: { id: string; title: string }[]
}

let made = 0

/** What an editor does with posts, and what a guest then reads. */
export const blogDesk = (server: TestServer, editor: Caller) => {
  const done = async (query: string, variables: Record<string, unknown>, by = editor) => {
    const { data, errors } = await by.graphql(query, variables)
    expect(errors).toBeUndefined()
    return Object.values(data)[0] as Entry & Record<string, never>
  }
  const refused = async (query: string, input: Record<string, unknown>) => {
    const { errors } = await editor.graphql(query, { input })
    return [errors?.[0]?.extensions.code, errors?.[0]?.message]
  }
  const draft = async (fields: object = {}) => {
    made += 1
    const { id, version } = await done(create, { input: { title: `Post number ${made}`, language: 'en' } })
    return done(update, { input: { id, version, ...complete, ...fields } })
  }
  const move = ({ id, version }: Entry, status: string, publishAt?: string) =>
    done(change, { input: { id, version, status, ...(publishAt && { publishAt }) } })
  const published = async (fields: object = {}) => move(await draft(fields), 'PUBLISHED')
  const asGuest = async (slug: string, locale = 'en') =>
    (await server.caller().graphql(read, { slug, locale })).data.blogPost as { slug: string; title: string } | null
  return { done, refused, draft, move, published, asGuest }
}

export type BlogDesk = ReturnType<typeof blogDesk>
