import type { FastifyRequest } from 'fastify'
import type { Locale } from '#graphql/locales.ts'
import { countPage, countStep } from '../../modules/visits/count-visits.ts'
import { isCounted } from '../../modules/visits/is-counted.ts'
import type { Deps } from '../../platform/context.ts'
import type { StoredPage } from '../../platform/page-cache.ts'

/** The hosts under which this site is known to a browser, with their ports. */
export const ownHosts = ({ publicUrl }: Pick<Deps, 'publicUrl'>, { host }: FastifyRequest) => [
  host,
  new URL(publicUrl).host,
]

/** Whether somebody looks at what is sent: no part of another page, and no head alone. */
const isLookedAt = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document' && isCounted(headers)

/** Counts the pages that the server sends, those too that a browser has and only asks about (304). */
export const pageVisits = (deps: Deps) => ({
  note: (request: FastifyRequest, { status, steps = [] }: StoredPage, page: { path: string; language: Locale }) => {
    if (status !== 200 || !isLookedAt(request)) return
    const { referer = '', 'sec-fetch-site': site } = request.headers
    const referrer = site === 'same-origin' ? null : referer
    countPage(deps, { ...page, referrer, ownHosts: ownHosts(deps, request) })
    for (const step of steps) countStep(deps, step)
  },
})
