import { linkSchema } from '#graphql/inputs/content/link.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { findContent } from '../content/content-entry.service.ts'
import { lookAtLink } from './check-links.job.ts'
import { addressesOf, listLinkUses } from './link-uses.ts'
import { OutsideLink } from './outside-link.entity.ts'
import type { LinkUse, OutsideLink as Answer } from './outside-link.type.ts'

const mostUses = 20
const mostToFix = 200
/** More than this are not counted: nobody works through them. */
const mostCounted = 1_000

/** A server may be down for a night: what nobody answers is to be fixed when it is so the next day too. */
const patienceMs = 20 * 3_600_000

/** Whether somebody should look. */
const isToFix = ({ state, since, checkedAt, acceptedBy }: OutsideLink): boolean => {
  if (acceptedBy) return false
  if (state === 'unreachable') return Number(checkedAt) - Number(since) >= patienceMs
  return state === 'moved' || state === 'gone' || state === 'closed'
}

const unchecked = (ctx: Context, url: string): OutsideLink =>
  ctx.em.create(OutsideLink, { url, state: 'unchecked' }, { persist: false })

const described = (link: OutsideLink, uses: LinkUse[]): Answer => ({
  url: link.url,
  state: link.state,
  problem: link.problem ?? null,
  movedTo: link.movedTo ?? null,
  since: link.since ?? null,
  checkedAt: link.checkedAt ?? null,
  acceptedBy: link.acceptedBy ?? null,
  isToFix: isToFix(link),
  uses: uses.slice(0, mostUses),
})

/** The longest known first. */
const findToFix = async ({ em }: Context): Promise<OutsideLink[]> => {
  const found = await em.find(
    OutsideLink,
    { acceptedBy: null, state: { $in: ['moved', 'gone', 'closed', 'unreachable'] } },
    { orderBy: { since: 'asc', url: 'asc' }, limit: mostCounted },
  )
  return found.filter(isToFix)
}

/** How many addresses somebody should look at; at most 1,000. */
export const countLinksToFix = async (ctx: Context): Promise<number> => (await findToFix(ctx)).length

/** What somebody should look at, the longest known first; at most 200. */
export const listLinksToFix = async (ctx: Context): Promise<Answer[]> => {
  const wanted = await findToFix(ctx)
  if (wanted.length === 0) return []
  const uses = await listLinkUses(ctx)
  return wanted
    .filter(({ url }) => uses.has(url))
    .slice(0, mostToFix)
    .map((link) => described(link, uses.get(link.url)!))
}

/** The addresses of a record, in the order in which they stand there; none for a record that is not there. */
export const listContentLinks = async (ctx: Context, id: string): Promise<Answer[]> => {
  const entry = await findContent(ctx, id)
  const addresses = entry ? addressesOf(ctx, entry) : []
  if (addresses.length === 0) return []
  const known = new Map((await ctx.em.find(OutsideLink, { url: addresses })).map((link) => [link.url, link]))
  const uses = await listLinkUses(ctx)
  return addresses.map((url) => described(known.get(url) ?? unchecked(ctx, url), uses.get(url) ?? []))
}

/** @throws NOT_FOUND for an address that nothing on the website names: nobody else's are asked */
const findUsed = async (ctx: Context, raw: { url: string }) => {
  const { url } = linkSchema.parse(raw)
  const uses = (await listLinkUses(ctx)).get(url)
  if (!uses) throw notFound('Nothing on the website names this address')
  const link = (await ctx.em.findOne(OutsideLink, { url })) ?? ctx.em.create(OutsideLink, { url, state: 'unchecked' })
  return { link, uses }
}

/** Looks at an address now. @throws BAD_USER_INPUT, NOT_FOUND */
export const checkLink = async (ctx: Context, raw: { url: string }): Promise<Answer> => {
  const { link, uses } = await findUsed(ctx, raw)
  await lookAtLink(ctx, link)
  await ctx.em.flush()
  return described(link, uses)
}

/** It stays as it is until something else is found there. @throws BAD_USER_INPUT, NOT_FOUND */
export const acceptLink = async (ctx: Context, raw: { url: string }): Promise<Answer> => {
  const { link, uses } = await findUsed(ctx, raw)
  link.acceptedBy = ctx.viewer?.name ?? ''
  await ctx.em.flush()
  return described(link, uses)
}
