import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  isNonNullType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'

/** https://specs.apollo.dev/nullability/v0.4 */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'Null only together with an error that names the field.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: { type: new GraphQLList(GraphQLInt), defaultValue: [0], description: 'Of a list: 0 is the list itself.' },
  },
})

const rootFields = (schema: GraphQLSchema): GraphQLField<unknown, unknown>[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.values(root?.getFields() ?? {}))

/**
 * What one field of a document cannot answer takes no other's answer away: every field of Query and Mutation may be
 * null, those that were not to be without an error.
 */
export const letRootsFailAlone = (schema: GraphQLSchema): void => {
  for (const field of rootFields(schema)) {
    if (!isNonNullType(field.type)) continue
    field.type = field.type.ofType
    field.extensions = { ...field.extensions, [semanticNonNull.name]: true }
  }
}

/** What a field answers where it does not fail. */
export const typeWithoutErrors = ({ type, extensions }: Pick<GraphQLField<unknown, unknown>, 'type' | 'extensions'>) =>
  extensions[semanticNonNull.name] && !isNonNullType(type) ? new GraphQLNonNull(type) : type

/** Adds to a printed schema what graphql-js leaves out: the directive at its fields. */
export const printSemanticNonNull = (schema: GraphQLSchema, printed: string): string =>
  printed.replaceAll(/^type (Query|Mutation) \{\n[^]*?^\}/gm, (type, name: string) => {
    const fields = schema.getType(name)
    if (!fields || !('getFields' in fields)) return type
    const known = fields.getFields()
    return type.replaceAll(
      /^ {2}(\w+)(?:\([^]*?\n {2}\)|\(.*\))?: \S+(?: @deprecated\(.*\))?$/gm,
      (line, field: string) =>
        known[field]?.extensions[semanticNonNull.name] ? `${line} @${semanticNonNull.name}` : line,
    )
  })
