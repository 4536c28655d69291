import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Permission } from '#graphql/permissions.ts'
import type { ErrorCode } from '../../errors.ts'

export type JsonSchema = Record<string, unknown>

/** What the OpenAPI document says of a route that runs no operation of graphql/rest. */
export interface RouteDescription {
  operationId: string
  summary: string
  /** Query parameter -> its values. */
  query?: Record<string, JsonSchema>
  /** Those of them that must be given. */
  required?: readonly string[]
  /** Media type -> form of the body; the name of an input of the schema where that is the body. */
  body?: Record<string, JsonSchema | string>
  /** The rules of that input. */
  rules?: z.ZodType
  /** Codes that it refuses with, beside those of every path. */
  refusals?: readonly ErrorCode[]
  /** It is the same for everybody and does not look who asks. */
  ignoresCaller?: boolean
  /** It is for who is signed in at the desk, with whatever role; no key opens it. */
  sessionOnly?: true
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
export const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description })
/** An object that always has all of these. */
export const record = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
