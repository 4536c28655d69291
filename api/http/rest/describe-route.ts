import type { FastifyInstance } from 'fastify'
import type { Permission } from '#graphql/permissions.ts'

export type JsonSchema = Record<string, unknown>

/** What the OpenAPI document says of a route that runs no operation of graphql/rest. */
export interface RouteDescription {
  operationId: string
  summary: string
  /** Query parameter -> its values. */
  query?: Record<string, JsonSchema>
  /** Media type -> form of the body; the name of an input of the schema where that is the body. */
  body?: Record<string, JsonSchema | string>
  answer: {
    /** 200 when missing. */
    status?: number
    description: string
    /** Media type -> form of the answer. */
    content?: Record<string, JsonSchema>
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    describes?: RouteDescription
  }
}

export interface DescribedRoute extends RouteDescription {
  method: string
  /** With `{name}` for path parameters. */
  path: string
  /** One of these permissions opens it. */
  needs: readonly Permission[] | undefined
}

/** The routes that bring a description of their own; the list grows as they are registered. */
export const collectDescribed = (app: FastifyInstance): DescribedRoute[] => {
  const found: DescribedRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.describes || method === 'HEAD') return
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    found.push({ ...config.describes, method: String(method), path, needs: config.needs })
  })
  return found
}

/** Schemas that several descriptions need. */
export const text: JsonSchema = { type: 'string' }
export const bytes: JsonSchema = { type: 'string', format: 'binary' }
export const yesOrNo = (description: string): JsonSchema => ({ type: 'boolean', description })
