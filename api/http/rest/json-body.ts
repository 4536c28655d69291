import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path has nothing to be told: a JSON header without a body is fine. */
    takesNoBody?: boolean
    /** The body that the path takes, where that is no JSON: 'CSV (Content-Type: text/csv)'. */
    takes?: string
  }
}

/** The problem of a body of another kind than its path takes. */
export const wrongKind = ({ routeOptions: { config } }: FastifyRequest) => ({
  status: 415,
  detail: `The body must be ${config.takes ?? 'JSON (Content-Type: application/json)'}`,
})

/** The code of a body that is written in another encoding: read as UTF-8, it would be stored with holes. */
export const notUtf8 = 'BODY_NOT_UTF8'

/** The code of JSON with a name in it that would change what every object has. */
export const reservedName = 'RESERVED_NAME'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Reads JSON as RFC 8259 has it. Callers send a JSON header to paths that take no body; the framework alone would refuse
 * the missing one.
 */
export const readJsonBodies = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer, done) => {
    if (body.length === 0 && request.routeOptions.config.takesNoBody) return done(null, undefined)
    if (!isUtf8(body)) return done(Object.assign(new Error('not UTF-8'), { code: notUtf8 }))
    const text = body.toString()
    return parse(request, text, (error, value) =>
      done(
        error && text && isJson(text) ? Object.assign(new Error('reserved name'), { code: reservedName }) : error,
        value,
      ),
    )
  })
}
