import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { longestReferrer, longestVisitedPath, tellVisitSchema } from '#graphql/inputs/visit.ts'
import { defaultLocale } from '#graphql/locales.ts'
import { toldSteps, visitsPath } from '#graphql/visits.ts'
import { forbidden, rateLimited } from '../../errors.ts'
import { findPost } from '../../modules/blog/blog.service.ts'
import { findRoomTypeBySlug } from '../../modules/rooms/room-type-slug.service.ts'
import { countPage, countStep } from '../../modules/visits/count-visits.ts'
import { isCounted } from '../../modules/visits/is-counted.ts'
import type { Context, Deps } from '../../platform/context.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { sentByOwnPage } from '../cross-site.ts'
import { attempt, type MakeContext } from '../rest/attempt.ts'
import { record, text, type RouteDescription } from '../rest/describe-route.ts'
import { ownHosts } from './page-visits.ts'
import type { Site } from './site-bundle.ts'

/** An address of 2,000 characters, some of them written as several bytes. */
const bodyLimit = 8 * 1024

/** Nobody reads, asks and presses so much; where many share an address, the rest of a minute is not counted. */
const mostOfOne = 60
const windowSeconds = 60
/** The longest silent is forgotten first. */
const mostKnown = 10_000

const told: RouteDescription = {
  operationId: 'tellVisit',
  summary:
    'Count what the server cannot see: a page that was shown without asking for it, or a step; for the site’s own pages',
  body: {
    'application/json': {
      oneOf: [
        record({ step: { type: 'string', enum: [...toldSteps] } }),
        {
          type: 'object',
          required: ['page'],
          properties: {
            page: { ...text, maxLength: longestVisitedPath },
            referrer: { ...text, maxLength: longestReferrer },
          },
        },
      ],
    },
  },
  refusals: ['BAD_USER_INPUT', 'FORBIDDEN', 'RATE_LIMITED'],
  answer: { status: 204, description: 'Counted, unless it is not to be or there is no such page' },
}

/** Holds back whoever tells too much. Who that was stays in memory, as a hash, until the minute is over. */
const allowOne = () => {
  const counts = new LRUCache<string, number>({ max: mostKnown, ttl: windowSeconds * 1000, ttlAutopurge: true })
  return (ctx: Context) => {
    const key = visitorHash(ctx)
    const count = (counts.get(key) ?? 0) + 1
    if (count > mostOfOne) throw rateLimited('Too many visits were told of', windowSeconds)
    counts.set(key, count, { noUpdateTTL: true })
  }
}

const named = /^\/(rooms|blog)\/([a-z0-9-]{1,80})$/

/** Whether guests can look at it: nobody brings an address of their own into the count. */
const isShown = async (ctx: Context, { bundle }: Site, pathname: string): Promise<boolean> => {
  const { prefix = defaultLocale, path } = bundle.splitLocale(pathname)
  if (!ctx.facts.languages.includes(prefix)) return false
  if (bundle.standingPaths.includes(path)) return true
  const [, kind, slug] = named.exec(path) ?? []
  if (!slug) return false
  const found = kind === 'rooms' ? await findRoomTypeBySlug(ctx, slug) : await findPost(ctx, slug, prefix)
  return found?.slug === slug
}

/**
 * POST /api/visits: a page of ours tells of a press that leads away, of a price that came without a page, and of a page that
 * it made itself or that the browser had. Nothing else is read of the request, and no answer says what was counted.
 */
export const registerVisitBeacon = (
  app: FastifyInstance,
  deps: Deps,
  makeContext: MakeContext,
  site: () => Promise<Site>,
) => {
  const isOwnPage = sentByOwnPage(deps)
  const allow = allowOne()

  const count = async (ctx: Context, request: FastifyRequest) => {
    const said = tellVisitSchema.parse(request.body)
    if (!isCounted(request.headers)) return
    if ('step' in said) return countStep(ctx, said.step)
    const current = await site()
    if (!(await isShown(ctx, current, said.page))) return
    const { prefix: language = defaultLocale, path } = current.bundle.splitLocale(said.page)
    countPage(ctx, { path, language, referrer: said.referrer ?? null, ownHosts: ownHosts(ctx, request) })
  }

  app.post(
    visitsPath,
    { bodyLimit, config: { describes: told } },
    attempt(makeContext, async (ctx, request, reply) => {
      if (!isOwnPage(request)) throw forbidden('Only pages of this site tell of visits')
      allow(ctx)
      await count(ctx, request)
      return reply.code(204).send()
    }),
  )
}
