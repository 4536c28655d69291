import { randomUUID } from 'node:crypto'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { indexNowKey } from '../platform/app-keys.ts'
import { createContext, type Context, type Deps } from '../platform/context.ts'
import { answerErrors } from './answer-errors.ts'
import { packAnswers } from './compression.ts'
import { refuseCrossSite } from './cross-site.ts'
import { drainable } from './drain.ts'
import { startApollo } from './graphql/apollo-server.ts'
import { createSchema } from './graphql/build-schema.ts'
import { createExecute, type Execute } from './graphql/execute.ts'
import { registerGraphql } from './graphql/routes.ts'
import { shortcuts, type Shortcuts } from './graphql/shortcuts.ts'
import { logRequests } from './log-requests.ts'
import { refuseManyHosts } from './one-host.ts'
import { allowOtherOrigins } from './other-origins.ts'
import { refuseOverload } from './overload.ts'
import { refusePackedBodies } from './packed-bodies.ts'
import { registerReadiness } from './readiness.ts'
import type { MakeContext } from './rest/attempt.ts'
import { authoriseFirst } from './rest/authorise.ts'
import { collectDescribed } from './rest/describe-route.ts'
import { registerRest } from './rest/handler.ts'
import { registerMetrics } from './rest/metrics.ts'
import { registerOwnRoutes } from './rest/own-routes.ts'
import { sendProblem } from './rest/problem.ts'
import { rateLimitHeaders } from './rest/rate-limit-headers.ts'
import { registerSecurityTxt } from './rest/security-txt.ts'
import { hangUpOnSlow, slowHeads } from './slow-lines.ts'
import { standingHeaders } from './standing-headers.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

const bodyLimit = 256 * 1024
/** Until a request has come in whole, by a slow line too. */
const requestTimeout = 120_000

const listener = ({ env, log }: Deps) =>
  Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A request has no log of its own: making one takes longer than its line.
    childLoggerFactory: (logger) => logger,
    bodyLimit,
    requestTimeout,
    // It names the request to its caller too, so no two have the same, on another instance neither.
    genReqId: () => randomUUID(),
    http: slowHeads(env),
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    forceCloseConnections: 'idle',
    // What has begun is finished, also on a connection that was open before.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) =>
      void sendProblem(request as FastifyRequest, reply, { status: 400, detail: 'The request cannot be read' }),
  })

/** Who asks is found once, whether before the body is read or after. */
const contextsOf = (deps: Deps): MakeContext => {
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>()
  return (request: FastifyRequest, reply: FastifyReply) => {
    const setCookie = (value: string) => void reply.header('set-cookie', value)
    const { headers, ip } = request
    const noteAllowance = rateLimitHeaders(reply)
    const context = contexts.get(request) ?? createContext(deps, { headers, ip, setCookie, noteAllowance })
    contexts.set(request, context)
    return context
  }
}

type RegisterPages = (app: FastifyInstance, deps: Deps, execute: Execute, makeContext: MakeContext) => Promise<void>

/**
 * The whole server on given dependencies: GraphQL at /graphql, REST under /api, health, and the pages.
 * main.ts and the tests use it; a test of the API leaves the pages out.
 */
export const createServer = async (deps: Deps, registerPages?: RegisterPages, fast: Shortcuts = shortcuts) => {
  const app = listener(deps)
  drainable(app)
  hangUpOnSlow(app, deps.env)
  warnOfUntrustedProxy(app, deps)
  const described = collectDescribed(app)
  // A page of another site may send plain text without asking first.
  app.removeContentTypeParser('text/plain')
  const schema = createSchema(fast)
  const execute = createExecute(schema, fast)
  const apollo = await startApollo(deps, schema, execute)
  const makeContext = contextsOf(deps)

  // In this order each request goes through them.
  app.addHook('onRequest', standingHeaders(deps))
  await allowOtherOrigins(app)
  await refuseOverload(app, deps.env)
  await packAnswers(app)
  app.addHook('onRequest', refuseManyHosts)
  app.addHook('onRequest', refusePackedBodies)
  app.addHook('onRequest', refuseCrossSite(deps))
  authoriseFirst(app, makeContext)
  logRequests(app, deps)
  answerErrors(app, deps)

  app.get('/healthz', async () => ({ status: 'up' }))
  registerReadiness(app, deps)
  registerGraphql(app, apollo, makeContext)
  registerOwnRoutes(app, deps, makeContext)
  registerMetrics(app, makeContext)
  registerSecurityTxt(app, deps)
  const key = indexNowKey(deps.secrets.first)
  // https://www.indexnow.org/documentation: the key, and nothing else.
  app.get(`/${key}.txt`, async (_request, reply) => reply.type('text/plain; charset=utf-8').send(key))
  registerRest(app, { deps, apollo, schema, makeContext, others: described })
  await registerPages?.(app, deps, execute, makeContext)
  app.addHook('preClose', async () => deps.desk.end())
  app.addHook('onClose', () => apollo.stop())
  return app
}
