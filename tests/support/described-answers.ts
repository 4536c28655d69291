import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface Described {
  webhooks: Record<string, { post: { requestBody: object } }>
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, object>; responses: Record<string, { content: Record<string, object> }> }
}

export interface DescribedOperation {
  security: object[]
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { example?: object }> }
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>
}

export interface GivenAnswer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

/** Answers may grow, but none has a field today that the document does not tell. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in schema && 'type' in schema && schema.type === 'object'
    ? { additionalProperties: false, ...inside }
    : inside
}

const inPointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

const told = ({ instancePath, message, params }: ErrorObject) => `${instancePath} ${message} ${JSON.stringify(params)}`

/** Reads the OpenAPI document as a client would that believes every word of it. */
export const readDescription = (document: Described) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(closed(document) as object, 'api')

  const operationOf = (method: string, path: string) => document.paths[path]![method.toLowerCase()]!

  /** What of the answer is not as the document says; nothing when all is. */
  const differences = (method: string, path: string, { statusCode, headers, body }: GivenAnswer): string[] => {
    const response = operationOf(method, path).responses[statusCode]
    if (!response) return [`${statusCode} is not told: ${body.slice(0, 200)}`]
    const pointer =
      response.$ref?.slice(1) ?? `/paths/${inPointer(path)}/${method.toLowerCase()}/responses/${statusCode}`
    const { content = {} } = response.$ref ? document.components.responses[response.$ref.split('/').at(-1)!]! : response
    const type = String(headers['content-type'] ?? '').split(';')[0]!
    if (Object.keys(content).length === 0) return []
    if (!(type in content)) return [`the type ${type} is not told`]
    if (!type.endsWith('json')) return []
    const validate = ajv.compile({ $ref: `api#${pointer}/content/${inPointer(type)}/schema` })
    return validate(JSON.parse(body)) ? [] : validate.errors!.map(told)
  }

  /** What of an event's body is not as the document says. */
  const differencesOfEvent = (body: string): string[] => {
    const { type } = JSON.parse(body) as { type: string }
    if (!(type in document.webhooks)) return [`the event ${type} is not told`]
    const pointer = `/webhooks/${inPointer(type)}/post/requestBody/content/application~1json/schema`
    const validate = ajv.compile({ $ref: `api#${pointer}` })
    return validate(JSON.parse(body)) ? [] : validate.errors!.map(told)
  }

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  return { operations, operationOf, differences, differencesOfEvent }
}

export type Description = ReturnType<typeof readDescription>
