import { z } from 'zod'
import type { JsonSchema } from '../describe-route.ts'

const told = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
  'enum',
  'minItems',
  'maxItems',
  'default',
]

const isSafeEnd = (bound: unknown) => bound === Number.MAX_SAFE_INTEGER || bound === Number.MIN_SAFE_INTEGER

/** The bounds that rules of graphql/inputs have for what callers give, as JSON Schema. */
export const schemaOfRules = (rules: z.ZodType): JsonSchema =>
  z.toJSONSchema(rules, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Trimmed first, looked at afterwards: what an address must be is said by the second part.
      if (zodSchema instanceof z.ZodPipe && !(zodSchema.out instanceof z.ZodTransform))
        Object.assign(jsonSchema, { format: z.toJSONSchema(zodSchema.out, { unrepresentable: 'any' }).format })
      // A format says more, and shorter, than the pattern that it was checked by.
      if (jsonSchema.format) delete jsonSchema.pattern
    },
  })

/** The rule without "or null", which the field's own type says. */
const withoutNull = (rule: JsonSchema | undefined): JsonSchema => {
  const { anyOf, ...rest } = (rule ?? {}) as { anyOf?: JsonSchema[] }
  return anyOf ? { ...rest, ...anyOf.find(({ type }) => type !== 'null') } : rest
}

interface Rule {
  /** Of the value itself, with its default. */
  bounds: JsonSchema
  /** Of one of its items. */
  items: JsonSchema | undefined
  /** Of one of its fields. */
  field: (name: string) => JsonSchema | undefined
}

export const readRule = (given: JsonSchema | undefined): Rule => {
  const rule = withoutNull(given)
  const bounds = told.filter((key) => key in rule && !isSafeEnd(rule[key])).map((key) => [key, rule[key]] as const)
  return {
    bounds: Object.fromEntries(bounds),
    items: rule['items'] as JsonSchema | undefined,
    field: (name) => (rule['properties'] as Record<string, JsonSchema> | undefined)?.[name],
  }
}
