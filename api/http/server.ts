import { randomUUID } from 'node:crypto'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { indexNowKey } from '../platform/app-keys.ts'
import { packAnswers } from './compression.ts'
import { refusePackedBodies } from './packed-bodies.ts'
import { createContext, type Context, type Deps } from '../platform/context.ts'
import { drainable } from './drain.ts'
import { formatError, withHttpStatus } from '../errors.ts'
import { refuseManyHosts } from './one-host.ts'
import { refuseOverload } from './overload.ts'
import { sendPlayground } from './pages/playground.ts'
import { collectDescribed } from './rest/describe-route.ts'
import { registerReadiness } from './readiness.ts'
import { registerRest } from './rest/handler.ts'
import type { MakeContext } from './rest/attempt.ts'
import { authoriseFirst } from './rest/authorise.ts'
import { registerMetrics } from './rest/metrics.ts'
import { registerOwnRoutes } from './rest/own-routes.ts'
import { registerSecurityTxt } from './rest/security-txt.ts'
import { notUtf8, reservedName } from './rest/json-body.ts'
import { rateLimitHeaders } from './rest/rate-limit-headers.ts'
import { loggedPath } from './logged-path.ts'
import { standingHeaders } from './standing-headers.ts'
import { problem, sendProblem } from './rest/problem.ts'
import { hangUpOnSlow, slowHeads } from './slow-lines.ts'
import { createSchema } from './graphql/build-schema.ts'
import { createExecute, type Execute } from './graphql/execute.ts'
import { shortcuts, type Shortcuts } from './graphql/shortcuts.ts'
import { localGateway } from './graphql/gateway.ts'
import { costLimit, limitRules, limits, refuseUnread } from './graphql/limits.ts'
import { usableVariables } from './graphql/usable-variables.ts'
import { allowOtherOrigins } from './other-origins.ts'
import { mayBeForged, refuseCrossSite } from './cross-site.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

const bodyLimit = 256 * 1024
/** Until a request has come in whole, by a slow line too. */
const requestTimeout = 120_000

/** What a broken request is told, by the framework's code. */
const requestProblems: Record<string, { status: number; detail: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, detail: 'The body must be JSON (Content-Type: application/json)' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, detail: 'The body is empty but must be JSON' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, detail: 'The body is not valid JSON' },
  [reservedName]: { status: 422, detail: 'There is no field __proto__ or constructor' },
  [notUtf8]: { status: 400, detail: 'The body must be written in UTF-8' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, detail: 'The body is not as long as it says' },
  // A name too long for any file.
  ENAMETOOLONG: { status: 404, detail: 'There is nothing at this address' },
}

const needsPreflight = 'A question by GET that carries cookies needs the header Apollo-Require-Preflight'

/** What a route takes at most, in words. */
const sizeInWords = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`)

type RegisterPages = (app: FastifyInstance, deps: Deps, execute: Execute, makeContext: MakeContext) => Promise<void>

/**
 * The whole server on given dependencies: GraphQL at /graphql, REST under /api, health, and the pages.
 * main.ts and the tests use it; a test of the API leaves the pages out.
 */
export const createServer = async (deps: Deps, registerPages?: RegisterPages, fast: Shortcuts = shortcuts) => {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A request has no log of its own: making one takes longer than its line.
    childLoggerFactory: (logger) => logger,
    bodyLimit,
    requestTimeout,
    // It names the request to its caller too, so no two have the same, on another instance neither.
    genReqId: () => randomUUID(),
    http: slowHeads(deps.env),
    trustProxy: (_address, hop) => hop < deps.env.TRUST_PROXY,
    forceCloseConnections: 'idle',
    // What has begun is finished, also on a connection that was open before.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) =>
      void sendProblem(request as FastifyRequest, reply, { status: 400, detail: 'The request cannot be read' }),
  })
  drainable(app)
  hangUpOnSlow(app, deps.env)
  warnOfUntrustedProxy(app, deps)
  const described = collectDescribed(app)
  // A page of another site may send plain text without asking first.
  app.removeContentTypeParser('text/plain')
  const schema = createSchema(fast)
  const execute = createExecute(schema, fast)
  const apollo = new ApolloServer<Context>({
    gateway: localGateway(schema, execute),
    // cross-site.ts does it, and lets programs ask by GET.
    csrfPrevention: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: limitRules,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatError((error) => deps.log.error({ err: error }, 'request failed')),
    plugins: [
      // It would wrap every field of the schema in a function of its own.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      usableVariables,
      costLimit,
    ],
  })
  await apollo.start()

  // Who asks is found once, whether before the body is read or after.
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>()
  const makeContext = (request: FastifyRequest, reply: FastifyReply) => {
    const setCookie = (value: string) => void reply.header('set-cookie', value)
    const { headers, ip } = request
    const noteAllowance = rateLimitHeaders(reply)
    const context = contexts.get(request) ?? createContext(deps, { headers, ip, setCookie, noteAllowance })
    contexts.set(request, context)
    return context
  }

  app.addHook('onRequest', standingHeaders(deps))
  await allowOtherOrigins(app)
  await refuseOverload(app, deps.env)
  await packAnswers(app)
  // A request's line has the server's own fields only: looking for secrets in it takes longer than writing it.
  const requests = deps.log.child({}, { redact: [] })
  app.addHook('onRequest', refuseManyHosts)
  app.addHook('onRequest', refusePackedBodies)
  app.addHook('onRequest', refuseCrossSite(deps))
  authoriseFirst(app, makeContext)
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none'
    deps.metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    requests.info(
      {
        id: request.id,
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    next()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const detail = `The body must have at most ${sizeInWords(request.routeOptions.bodyLimit)}`
      return sendProblem(request, reply, { status: 413, detail })
    }
    const known = requestProblems[error.code]
    if (known) return sendProblem(request, reply, known)
    // The files' part refuses an address that leaves its folder.
    if (error.statusCode === 403 || error.statusCode === 404)
      return sendProblem(request, reply, { status: 404, detail: 'There is nothing at this address' })
    if (error instanceof SyntaxError || (error.statusCode && error.statusCode < 500))
      return sendProblem(request, reply, { status: 400, detail: 'The request cannot be read' })
    // Nobody is left to be answered, and nothing is broken.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed) {
      deps.log.info({ id: request.id }, 'the caller went away')
      return reply.hijack()
    }
    const log = (cause: unknown) => deps.log.error({ err: cause, id: request.id }, 'request failed')
    return sendProblem(request, reply, problem(formatError(log)({ message: '' }, error)))
  })

  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, { status: 404, detail: 'There is nothing at this address' }),
  )

  app.get('/healthz', async () => ({ status: 'up' }))
  registerReadiness(app, deps)
  const graphql = fastifyApolloHandler(apollo, {
    context: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      for (const given of [request.body, request.query]) refuseUnread((given as { query?: unknown } | null)?.query)
      return makeContext(request, reply).catch((error: unknown) => {
        throw withHttpStatus(error)
      })
    },
  })
  app.post('/graphql', graphql)
  app.get('/graphql', (request, reply) => {
    if (request.headers.accept?.includes('text/html')) return sendPlayground(reply)
    if (mayBeForged(request)) return sendProblem(request, reply, { status: 403, detail: needsPreflight })
    return graphql.call(app, request as FastifyRequest<never>, reply as FastifyReply<never>)
  })
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (request, reply) =>
      sendProblem(request, reply.header('allow', 'GET, POST'), {
        status: 405,
        detail: `${request.method} is not possible here, only GET, POST`,
      }),
  })
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
