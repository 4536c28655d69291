import { sql } from 'kysely'
import { longestSlug, slugOf } from '#graphql/inputs/slug.ts'
import { lockName } from '../../db/lock-name.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { BlogFormerSlug } from './blog-former-slug.entity.ts'
import type { BlogPost } from './blog-post.entity.ts'

/** Of two posts that want the same address, or the same language of an article, one waits; until the transaction ends. */
export const takeTurns = (inside: Context) => lockName(inside.em, 'addresses of posts')

/** Addresses that other articles have or had. The languages of one article may share theirs. */
const othersAddresses = async (inside: Context, start: string, group: string) => {
  const pattern = `${start.replaceAll('_', String.raw`\_`)}%`
  const { rows } = await sql<{ slug: string; title: string }>`
    select p.slug, p.title from blog_post p where p.slug like ${pattern} and p.translation_group <> ${group}
    union all
    select f.slug, p.title from blog_former_slug f join blog_post p on p.id = f.post_id
    where f.slug like ${pattern} and p.translation_group <> ${group}`.execute(inside.em.getKysely())
  return new Map(rows.map(({ slug, title }) => [slug, title]))
}

const addressOf = (title: string, longest?: number) => slugOf(title, 'post', longest)

/** An address made from the title, with a number behind it when other articles have it. Whoever asks has the turn. */
export const freeSlug = async (inside: Context, title: string, group: string): Promise<string> => {
  const taken = await othersAddresses(inside, addressOf(title, longestSlug - 6), group)
  const first = addressOf(title)
  if (!taken.has(first)) return first
  for (let number = 2; ; number += 1) {
    const next = `${addressOf(title, longestSlug - 6)}-${number}`
    if (!taken.has(next)) return next
  }
}

/**
 * Gives a post another address. Once guests could read it, the one it had goes on leading to it.
 * @throws BAD_USER_INPUT when another article has the address, or had it
 */
export const changeSlug = async (inside: Context, post: BlogPost, slug: string, wasRead: boolean): Promise<void> => {
  if (slug === post.slug) return
  await takeTurns(inside)
  const owner = (await othersAddresses(inside, slug, post.translationGroup)).get(slug)
  if (owner !== undefined) throw badUserInput([{ path: ['slug'], message: `Address is taken by the post “${owner}”` }])
  const database = inside.em.getKysely()
  if (wasRead)
    await sql`insert into blog_former_slug (slug, post_id) values (${post.slug}, ${post.id})
      on conflict do nothing`.execute(database)
  await inside.em.nativeDelete(BlogFormerSlug, { slug, post: post.id })
  post.slug = slug
}
