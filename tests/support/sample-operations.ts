import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isCompositeType,
  isUnionType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

/** Values that a field of this name takes. */
const texts: Record<string, unknown> = {
  email: 'person@example.com',
  id: '00000000-0000-4000-8000-000000000000',
  code: '000000',
  token: 'x'.repeat(32),
  slug: 'no-such-page',
  month: '2027-05',
  year: 2027,
  url: 'http://hotel.example/gallery',
  siteUrl: 'http://hotel.example/',
}

const scalars: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  ID: '00000000-0000-4000-8000-000000000000',
  Date: '2027-01-31',
  Percent: 5,
  JSONObject: {},
  DateTimeISO: '2027-01-31T12:00:00.000Z',
  String: 'a plausible text',
}

/** The least that the type accepts. */
export const sampleValue = (type: GraphQLInputType, name: string): unknown => {
  if (isNonNullType(type)) return sampleValue(type.ofType, name)
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (name in texts) return texts[name]
  if (isListType(type)) return [sampleValue(type.ofType, name)]
  if (!isInputObjectType(type)) return scalars[type.name]
  const required = Object.values(type.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(required.map((field) => [field.name, sampleValue(field.type, field.name)]))
}

/** The least that can be asked of the field. */
export const selection = (field: GraphQLField<unknown, unknown>, depth = 0): string | null => {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return ''
  if (!isCompositeType(type) || isUnionType(type) || depth > 3) return null
  for (const inner of Object.values(type.getFields())) {
    const deeper = inner.args.some(isRequiredArgument) ? null : selection(inner, depth + 1)
    if (deeper !== null) return ` { ${inner.name}${deeper} }`
  }
  return ' { __typename }'
}

export interface SampleOperation {
  /** Such as Query.inquiries. */
  name: string
  query: string
  variables: Record<string, unknown>
  /** The same with another selection, such as `{ id }`; of a leaf with none. */
  asking: (selection: string) => string
}

/** One small valid document for every query and mutation of the schema. */
export const sampleOperations = (schema: GraphQLSchema): SampleOperation[] =>
  [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.values(type.getFields()).map((field) => {
      const required = field.args.filter(isRequiredArgument)
      const variables = required.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
      const given = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
      const call = given ? `${field.name}(${given})` : field.name
      const asking = (chosen: string) =>
        `${type.name.toLowerCase()}${variables ? ` (${variables})` : ''} { ${call}${chosen} }`
      return {
        name: `${type.name}.${field.name}`,
        query: asking(selection(field) ?? ''),
        asking,
        variables: Object.fromEntries(required.map((arg) => [arg.name, sampleValue(arg.type, arg.name)])),
      }
    }),
  )
