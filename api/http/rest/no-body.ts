import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path has nothing to be told: a JSON header without a body is fine. */
    takesNoBody?: boolean
  }
}

/** Callers send a JSON header to paths that take no body; the framework alone would refuse the missing one. */
export const acceptNoBody = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body: string, done) => {
    if (body === '' && request.routeOptions.config.takesNoBody) return done(null, undefined)
    return parse(request, body, done)
  })
}
