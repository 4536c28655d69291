import { lookAtPage } from '../../integrations/links/look-at-page.ts'
import type { Context } from '../../platform/context.ts'
import { judgePage, type Verdict } from './judge-page.ts'
import { listLinkUses } from './link-uses.ts'
import { OutsideLink } from './outside-link.entity.ts'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs
/** What nobody answered is looked at again the next day. */
const nextDayMs = 20 * hourMs
const mostAtOnce = 300
const hostsAtOnce = 4
/** So many websites are not all down at once. */
const enoughHosts = 3

const hostOf = ({ url }: OutsideLink) => new URL(url).host

const isThisMachine = (link: OutsideLink) => /^(?:127\.|localhost(?::|$)|\[::1\])/.test(hostOf(link))

const notAsked: Verdict = {
  state: 'unclear',
  problem: 'The sandbox asks nobody outside this machine',
  movedTo: null,
}

const look = async (ctx: Context, link: OutsideLink): Promise<Verdict> =>
  ctx.env.SANDBOX && !isThisMachine(link)
    ? notAsked
    : judgePage(link.url, await lookAtPage(link.url, ctx.env.WEBHOOKS_TO_PRIVATE_ADDRESSES))

const note = (link: OutsideLink, verdict: Verdict, now: Date): void => {
  const isNews = link.state !== verdict.state || link.movedTo !== verdict.movedTo
  Object.assign(link, verdict, { checkedAt: now }, isNews && { since: now, acceptedBy: null })
}

/** Looks at one address now, and notes what was found. */
export const lookAtLink = async (ctx: Context, link: OutsideLink): Promise<void> => {
  note(link, await look(ctx, link), ctx.now())
}

/** The table has the addresses that are named, and no others. */
const keepNamed = async (ctx: Context, urls: string[]): Promise<void> => {
  await ctx.em.nativeDelete(OutsideLink, { url: { $nin: urls } })
  if (urls.length > 0)
    await ctx.em.upsertMany(
      OutsideLink,
      urls.map((url) => ({ url, state: 'unchecked' as const })),
      { onConflictFields: ['url'], onConflictAction: 'ignore' },
    )
}

/** A few websites at once, and of each one page after the other. */
const lookAtAll = async (ctx: Context, links: OutsideLink[]): Promise<Map<OutsideLink, Verdict>> => {
  const hosts = [...Map.groupBy(links, hostOf).values()]
  const found = new Map<OutsideLink, Verdict>()
  const workThrough = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop())
      for (const link of host) found.set(link, await look(ctx, link))
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, workThrough))
  return found
}

/**
 * Each day, and after a record was written: looks at the addresses that are new, that were last looked at a week ago, or
 * that nobody answered the day before.
 * @throws Error when no website at all answers: then it is this server that has no way out, and nothing is noted
 */
export const checkLinks = async (ctx: Context): Promise<void> => {
  await keepNamed(ctx, [...(await listLinkUses(ctx)).keys()])
  const before = (milliseconds: number) => new Date(ctx.now().getTime() - milliseconds)
  const due = await ctx.em.find(
    OutsideLink,
    {
      $or: [
        { checkedAt: null },
        { checkedAt: { $lte: before(weekMs) } },
        { state: 'unreachable', checkedAt: { $lte: before(nextDayMs) } },
      ],
    },
    { orderBy: { createdAt: 'desc' }, limit: mostAtOnce },
  )
  const found = await lookAtAll(ctx, due)
  const hosts = new Set([...found.keys()].map(hostOf))
  if (hosts.size >= enoughHosts && [...found.values()].every(({ state }) => state === 'unreachable'))
    throw new Error(`None of ${hosts.size} websites could be reached: this server seems to have no way out`)
  for (const [link, verdict] of found) note(link, verdict, ctx.now())
  await ctx.em.flush()
}
