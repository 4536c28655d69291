import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql'
import { root } from '../root.ts'
import { printSemanticNonNull } from '../platform/schema/semantic-non-null.ts'
import { createSchema } from '../http/graphql/build-schema.ts'

export const schemaFile = join(root, 'graphql', 'schema.graphql')

export const printContract = (schema: GraphQLSchema) =>
  `# The contract, printed from the resolvers by "npm run schema". Review a diff here as a change of the API.\n\n${printSemanticNonNull(schema, printSchema(lexicographicSortSchema(schema)))}\n`

if (process.argv[1]?.endsWith('print-schema.ts')) await writeFile(schemaFile, printContract(createSchema()))
