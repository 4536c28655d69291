import {
  executeSync,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  typeFromAST,
  getNamedType,
  isAbstractType,
  Kind,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql'
import { printedSchema } from './client-documents.ts'

/** Of each language a post has an id of its own. */
const ownIds = new Set(['BlogPost'])

const hasId = (type: GraphQLObjectType) => 'id' in type.getFields()
const takesLocale = ({ args }: { args: readonly { name: string }[] }) => args.some(({ name }) => name === 'locale')

/** The records whose texts depend on the language that some field above them was asked for. */
export const localisedTypes = ((): Set<string> => {
  const found = new Set<string>()
  const look = (type: unknown) => {
    if (!isObjectType(type) || found.has(type.name)) return
    found.add(type.name)
    for (const field of Object.values(type.getFields())) if (!takesLocale(field)) look(getNamedType(field.type))
  }
  for (const type of Object.values(printedSchema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields())) if (takesLocale(field)) look(getNamedType(field.type))
  const isRecord = (name: string) => hasId(printedSchema.getType(name) as GraphQLObjectType) && !ownIds.has(name)
  return new Set([...found].filter(isRecord))
})()

interface Invented {
  /** Which record it is, or where it is shown when it is none. */
  key: string
  place: number
  /** That a field above was asked for. */
  locale: string
}

const placesOf = [0, 1]

/**
 * Answers every field by a value of its own, the same wherever the same record is asked for it. Of a picture the words are
 * those of who shows it.
 */
const resolver =
  (change: (value: string) => string): GraphQLFieldResolver<Invented | undefined, unknown> =>
  (source, args: { locale?: string }, _, { parentType, fieldName, returnType }) => {
    const locale = args.locale ?? source?.locale ?? 'en'
    const parent = source?.key ?? parentType.name
    const path = `${parent}.${fieldName}(${JSON.stringify(args)})`
    const value = (type: GraphQLOutputType, place: number): unknown => {
      const bare = getNullableType(type)
      if (isListType(bare)) return placesOf.map((at) => value(bare.ofType as GraphQLOutputType, at))
      if (isAbstractType(bare)) return value(printedSchema.getPossibleTypes(bare)[0]!, place)
      if (isObjectType(bare)) {
        if (!hasId(bare)) return { key: `${path}#${place}`, place, locale }
        const language = localisedTypes.has(bare.name) || ownIds.has(bare.name) ? ` in ${locale}` : ''
        return { key: `${bare.name} ${place}${language}`, place, locale, ...(bare.name === 'Picture' && { alt: path }) }
      }
      if (isEnumType(bare)) return bare.getValues()[0]!.value
      if (fieldName === 'id')
        return ownIds.has(parentType.name) ? parent : `${parentType.name} ${source?.place ?? place}`
      if (bare.toString() === 'Int' || bare.toString() === 'Float') return 1
      if (bare.toString() === 'Boolean') return true
      return (source as { alt?: string } | undefined)?.[fieldName as 'alt'] ?? change(path)
    }
    return value(returnType, 0)
  }

const inventInput = (type: GraphQLInputType): unknown => {
  const bare = getNullableType(type)
  if (isListType(bare)) return [inventInput(bare.ofType as GraphQLInputType)]
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, inventInput(field.type)]),
    )
  if (isEnumType(bare)) return bare.getValues()[0]!.name
  return ['Int', 'Float'].includes(bare.toString()) ? 1 : bare.toString() === 'Boolean' ? true : 'any'
}

const operationOf = (document: DocumentNode) =>
  document.definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)!

const inputType = (type: TypeNode) => typeFromAST(printedSchema, type) as GraphQLInputType

/** Values for the variables that a document needs. */
export const inventVariables = (document: DocumentNode, locale: string): Record<string, unknown> =>
  Object.fromEntries(
    (operationOf(document).variableDefinitions ?? [])
      .map(({ variable, type }) => ({ name: variable.name.value, type: inputType(type) }))
      .filter(({ name, type }) => isNonNullType(type) || name === 'locale')
      .map(({ name, type }) => [name, name === 'locale' ? locale : inventInput(type)]),
  )

/** What a server might answer. `change` turns one text into another, as staff do. */
export const inventAnswer = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  change: (value: string) => string = (value) => value,
) => {
  const { data, errors } = executeSync({
    schema: printedSchema,
    document,
    variableValues: variables,
    fieldResolver: resolver(change),
    typeResolver: (_, __, ___, type) => printedSchema.getPossibleTypes(type)[0]!.name,
  })
  if (!data) throw new Error(errors?.[0]?.message)
  return data
}
