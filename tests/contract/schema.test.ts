import { readFileSync } from 'node:fs'
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isLeafType,
  isScalarType,
  isSpecifiedScalarType,
  getNamedType,
  type GraphQLType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
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
  const told = descriptions.filter(([place]) => place.endsWith('Input.website')).map(([, text]) => text)
  expect(told.length).toBeGreaterThan(3)
  expect(new Set(told)).toEqual(new Set(['Reserved: leave it out.']))
})

it('ends every description with a full stop', () => {
  expect(descriptions.filter(([, text]) => text && !/[.!?)]$/.test(text.trim()))).toEqual([])
})

/** Every field and argument, of what is answered and of what is sent, with its type. */
const places = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type))
  .flatMap((type): { place: string; name: string; type: GraphQLType }[] => {
    if (!isObjectType(type) && !isInputObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const place = `${type.name}.${field.name}`
      const args: readonly { name: string; type: GraphQLType }[] = 'args' in field ? field.args : []
      return [
        { place, name: field.name, type: field.type },
        ...args.map((arg) => ({ place: `${place}(${arg.name})`, name: arg.name, type: arg.type })),
      ]
    })
  })

const placesOf = (wanted: (place: (typeof places)[number]) => boolean) =>
  places.filter(wanted).map(({ place }) => place)

describe('a name says what it is', () => {
  it('an id is …Id, but for what identifies by another name', () => {
    const isId = ({ name }: { name: string }) => /^ids?$|Ids?$/.test(name)
    expect(placesOf((at) => getNamedType(at.type).toString() === 'ID' && !isId(at)).toSorted()).toEqual([
      // Made by the browser, so that what is sent twice is kept once.
      'AddInquiryNoteInput.key',
      'BackupFile.name',
      'ChatReply.conversation',
      'CreateBlogEntryInput.translationOf',
      'JobQueue.name',
      'MoveContentInput.before',
      'OutsideCall.service',
      'SendChatMessageInput.conversation',
      'SendReplyInput.key',
    ])
  })

  it('a slug is …Slug', () => {
    expect(placesOf(({ name }) => /slug/i.test(name) && !/^slugs?$|Slugs?$/.test(name))).toEqual([])
    expect(placesOf(({ name }) => name.endsWith('Slug')).length).toBeGreaterThan(1)
  })

  it('money is cents as Int', () => {
    const isMoney = ({ name, type }: { name: string; type: GraphQLType }) =>
      /(price|fee|deposit|total|amount|discount)$/i.test(name) && isLeafType(getNamedType(type))
    expect(placesOf(isMoney).length).toBeGreaterThan(50)
    expect(placesOf((at) => isMoney(at) && getNamedType(at.type).toString() !== 'Int')).toEqual([])
  })

  it('…Text is the writing of the number beside it', () => {
    const texts = placesOf(({ name }) => /[a-z]Text$/.test(name))
    expect(texts.length).toBeGreaterThan(5)
    // The number is that of its quote.
    expect(texts.filter((place) => !places.some((at) => `${at.place}Text` === place))).toEqual([
      'InquiryStay.totalText',
    ])
  })

  it('what has a fixed set of values is an enum', () => {
    const sounds = /^(bedType|roles?|scopes?|permissionLevel|kind|state|status|unit)$/
    const isWord = ({ type }: { type: GraphQLType }) => getNamedType(type).toString() === 'String'
    expect(placesOf(({ name }) => sounds.test(name)).length).toBeGreaterThan(50)
    expect(placesOf((at) => sounds.test(at.name) && isWord(at))).toEqual([])
  })
})

it('says where each of its scalars is specified', () => {
  const own = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
  expect(own.length).toBeGreaterThan(2)
  for (const type of own)
    expect([type.name, isScalarType(type) && type.specifiedByURL]).toEqual([
      type.name,
      expect.stringMatching(/^https:/),
    ])
})

it('lets every field of Query and Mutation be null alone, and says which are so with an error only', () => {
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) => Object.values(type.getFields()))
  expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([])
  const printed = readFileSync(schemaFile, 'utf8')
  const lists = Object.values(schema.getQueryType()!.getFields()).filter(({ type }) => isListType(type))
  for (const { name } of lists)
    expect(printed).toMatch(new RegExp(`^  ${name}(\\([^)]*\\))?: .*@semanticNonNull$`, 'm'))
})
