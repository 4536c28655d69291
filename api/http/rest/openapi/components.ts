import type { JsonSchema } from '../describe-route.ts'

export interface Components {
  schemas: Record<string, JsonSchema>
  /** A reference to the schema of that name, which is made when it is asked for first. */
  refer: (name: string, make: () => JsonSchema) => JsonSchema
}

/** Collects the schemas that the document names. @throws when one name would stand for two forms */
export const createComponents = (): Components => {
  const schemas: Record<string, JsonSchema> = {}
  const refer = (name: string, make: () => JsonSchema): JsonSchema => {
    const made = make()
    schemas[name] ??= made
    if (JSON.stringify(schemas[name]) !== JSON.stringify(made))
      throw new Error(`${name} has two forms: give one of them a fragment of another name in graphql/rest`)
    return { $ref: `#/components/schemas/${name}` }
  }
  return { schemas, refer }
}

/** The same or null. */
export const orNull = (schema: JsonSchema): JsonSchema => {
  const { type, description, ...rest } = schema
  if (typeof type === 'string' && !('enum' in rest)) return { type: [type, 'null'], description, ...rest }
  const { description: _description, ...bare } = schema
  return { anyOf: [bare, { type: 'null' }], description }
}
