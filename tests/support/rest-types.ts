import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { root } from '#api/root.ts'
import type { Deps } from '#api/platform/context.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { collectDescribed } from '#api/http/rest/describe-route.ts'
import { loadOperations } from '#api/http/rest/operations.ts'
import { registerDescription } from '#api/http/rest/openapi/register-description.ts'
import { registerOwnRoutes } from '#api/http/rest/own-routes.ts'
import { hotelFacts } from './sample-content.ts'

export const typesFile = join(root, 'tests', 'rest', 'rest-api.generated.ts')

/** The types that a program in TypeScript would make of the OpenAPI document for itself. */
export const typesOf = async (document: object): Promise<string> => astToString(await openapiTS(document as OpenAPI3))

/** The document without a server that could answer anything else. */
const describedAlone = async (): Promise<object> => {
  const app = Fastify()
  const deps = {
    publicUrl: 'http://hotel.example',
    published: { current: () => ({ facts: hotelFacts }) },
  } as unknown as Deps
  const others = collectDescribed(app)
  registerOwnRoutes(app, deps, async () => {
    throw new Error('Nobody asks')
  })
  const schema = createSchema()
  registerDescription(app, deps, { schema, operations: loadOperations(schema), others })
  const answer = await app.inject('/api/openapi.json')
  await app.close()
  return answer.json()
}

if (process.argv[1]?.endsWith('rest-types.ts')) await writeFile(typesFile, await typesOf(await describedAlone()))
