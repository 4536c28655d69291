import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

/** How one documented REST call maps to an operation of graphql/rest. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `{name}` for path parameters, each the variable of that name. */
  path: string
  /** The operation's name. */
  operation: string
  summary: string
  /** Query parameter -> variable of the operation. */
  query?: Record<string, string>
  /** Query parameter of the language, the caller's own when missing; the variable is `locale`. */
  language?: string
  /** Variable that takes the JSON body. */
  body?: string
  /** The rules of the body, or of the query's variables where there is none: their bounds are told in OpenAPI. */
  rules?: z.ZodType
  /** A body that is taken. */
  example?: Record<string, unknown>
  /** Codes that the operation refuses with, beside those that its form tells (not found, another version, wrong input). */
  refusals?: readonly ErrorCode[]
  /** Path into the operation's result; that value is the answer. */
  answer: string
  /** Key of the answer -> the keys that its value is wrapped in, the outermost first; null stays null. */
  wrap?: Record<string, string[]>
  /** Makes a list of records a map of one field to another. */
  map?: { key: string; value: string }
  /** The operation answers the whole list, of which `limit` and `cursor` ask a part. */
  inParts?: true
  /** It makes something: with an Idempotency-Key once, however often it is sent. */
  creates?: true
  /** The answer has a version: it is its ETag, and a change may name it in If-Match. */
  versioned?: true
  /** Status of success; 200 when missing. */
  status?: number
  /** What a null answer says, with status 404; without it null is an answer. */
  missing?: string
}
