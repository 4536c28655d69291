import { readFileSync } from 'node:fs'
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, it } from 'vitest'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { printContract, schemaFile } from '#api/start/print-schema.ts'

const schema = createSchema()

/** Every place of the schema with its description. The root types speak for themselves. */
const descriptions = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .flatMap((type) => {
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType()
    const places: [string, string | null | undefined][] = isRoot ? [] : [[type.name, type.description]]
    if (isEnumType(type))
      for (const value of type.getValues()) places.push([`${type.name}.${value.name}`, value.description])
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        places.push([`${type.name}.${field.name}`, field.description])
        for (const arg of field.args) places.push([`${type.name}.${field.name}(${arg.name})`, arg.description])
      }
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        places.push([`${type.name}.${field.name}`, field.description])
    return places
  })

it('is the one that is committed as graphql/schema.graphql', () => {
  expect(readFileSync(schemaFile, 'utf8'), 'run "npm run schema" and review the change').toBe(printContract(schema))
})

it('describes every type, field, argument, input, enum and value of one', () => {
  expect(descriptions.length).toBeGreaterThan(100)
  expect(descriptions.filter(([, text]) => !text?.trim()).map(([place]) => place)).toEqual([])
})

it('answers each mutation with an object, which has room for more', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields())
  expect(mutations.length).toBeGreaterThan(50)
  expect(mutations.filter(({ type }) => !isObjectType(getNullableType(type))).map(({ name }) => name)).toEqual([])
})

it('does not tell programs which field is there to catch them', () => {
  const traps = descriptions.filter(([, text]) =>
    /\bprograms? fill|people do not see|honey|\bspam trap|\bbots?\b/i.test(text ?? ''),
  )
  expect(traps).toEqual([])
})

it('ends every description with a full stop', () => {
  expect(descriptions.filter(([, text]) => text && !/[.!?)]$/.test(text.trim()))).toEqual([])
})
