import { isEnumType, type GraphQLEnumType, type GraphQLScalarType } from 'graphql'
import type { JsonSchema } from '../describe-route.ts'
import { plainValues } from '../read-value.ts'
import type { Components } from './components.ts'

const scalars: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Percent: { type: 'integer', minimum: 1, maximum: 100 },
  Date: { type: 'string', format: 'date', examples: ['2027-01-31'] },
  DateTimeISO: { type: 'string', format: 'date-time', examples: ['2027-01-31T12:00:00.000Z'] },
  JSONObject: { type: 'object' },
}

/** What callers may write instead, beside what the answers have. */
const alsoTaken: Record<string, JsonSchema> = {
  Percent: { anyOf: [scalars['Percent'], { type: 'string', pattern: '^[0-9]+$' }] },
}

const enumSchema = (type: GraphQLEnumType, { refer }: Components): JsonSchema =>
  refer(type.name, () => ({ type: 'string', description: type.description, enum: plainValues(type) }))

type Leaf = GraphQLEnumType | GraphQLScalarType

/** The JSON Schema of one value of an answer. */
export const leafSchema = (type: Leaf, components: Components): JsonSchema =>
  isEnumType(type) ? enumSchema(type, components) : (scalars[type.name] ?? { type: 'string' })

/** The same of one that a caller gives. */
export const givenLeafSchema = (type: Leaf, components: Components): JsonSchema =>
  alsoTaken[type.name] ?? leafSchema(type, components)
