import {
  getNamedType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { clientDocuments, printedSchema } from '#tests/support/client-documents.ts'
import { inventAnswer, inventVariables, localisedTypes } from '#tests/support/invented-answers.ts'
import { createApolloCache } from './cache.ts'

const isQuery = ([, { definitions }]: [string, DocumentNode]) =>
  definitions[0]!.kind === Kind.OPERATION_DEFINITION && definitions[0].operation === 'query'

const ofGuests = clientDocuments('site')
const all = [...ofGuests, ...clientDocuments('admin')]
const questions = [...ofGuests].filter(isQuery)

/** A cache, and each question with what was answered. */
const fill = (cache: ReturnType<typeof createApolloCache>, locales: readonly string[]) =>
  locales.flatMap((locale) =>
    questions.map(([name, document]) => {
      const query = cache.transformDocument(document)
      const variables = inventVariables(document, locale)
      const data = inventAnswer(query, variables)
      cache.writeQuery({ query, variables, data })
      return { name: `${name} ${locale}`, query, variables, data }
    }),
  )

const asksFor = (document: DocumentNode, type: string) => {
  let isThere = false
  const types = new TypeInfo(printedSchema)
  visit(
    document,
    visitWithTypeInfo(types, { Field: () => void (isThere ||= getNamedType(types.getType())?.name === type) }),
  )
  return isThere
}

describe('a record', () => {
  it('is named by its id in every document', () => {
    const nameless = all.flatMap(([name, document]) => {
      const fragments = new Map(
        document.definitions
          .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
          .map((one) => [one.name.value, one]),
      )
      const asksId = ({ selections }: SelectionSetNode): boolean =>
        selections.some((one) =>
          one.kind === Kind.FIELD
            ? one.name.value === 'id' && !one.alias
            : asksId(
                one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value)!.selectionSet,
              ),
        )
      const found: string[] = []
      const types = new TypeInfo(printedSchema)
      visit(
        document,
        visitWithTypeInfo(types, {
          Field: ({ name: { value }, selectionSet }) => {
            const type = getNamedType(types.getType())
            if (selectionSet && isObjectType(type) && 'id' in type.getFields() && !asksId(selectionSet))
              found.push(`${name}: ${value}`)
          },
        }),
      )
      return found
    })
    expect(nameless).toEqual([])
  })

  it('with texts is asked for in the language of the variable $locale, which is a part of its place', () => {
    const wrong = all.flatMap(([name, document]) => {
      if (![...localisedTypes].some((type) => asksFor(document, type))) return []
      const found: string[] = []
      visit(document, {
        Argument: ({ name: { value }, value: given }) => {
          const isVariable = given.kind === Kind.VARIABLE && given.name.value === 'locale'
          if (value === 'locale' && !isVariable) found.push(name)
        },
      })
      return found
    })
    expect(wrong).toEqual([])
  })

  it('has a place of its own in the cache, one for each language where its texts have several', () => {
    const cache = createApolloCache()
    fill(cache, ['en', 'de'])
    const kept = Object.keys(cache.extract())
    const languagesOf = (type: string) =>
      new Set(kept.filter((key) => key.startsWith(`${type}:`)).map((key) => /"locale":"(\w+)"/.exec(key)?.[1]))
    const asked = [...localisedTypes].filter((type) => questions.some(([, document]) => asksFor(document, type)))
    expect(asked.length).toBeGreaterThan(12)
    for (const type of asked) expect([type, languagesOf(type)]).toEqual([type, new Set(['en', 'de'])])
    expect([...languagesOf('RoomType')]).toEqual([undefined])
  })
})

describe('what pages were answered', () => {
  const readAll = (cache: ReturnType<typeof createApolloCache>, answers: ReturnType<typeof fill>) =>
    answers.map(({ name, query, variables, data }) => ({ name, data, kept: cache.readQuery({ query, variables }) }))

  it('takes nothing away from another', () => {
    const cache = createApolloCache()
    for (const { name, data, kept } of readAll(cache, fill(cache, ['de']))) expect([name, kept]).toEqual([name, data])
  })

  it('never mixes two languages: the words of a quote, which is no record, are asked for again', () => {
    const cache = createApolloCache()
    const answers = readAll(cache, fill(cache, ['en', 'de', 'en']))
    const whole = answers.filter(({ kept }) => kept !== null)
    for (const { name, data, kept } of whole) expect([name, kept]).toEqual([name, data])
    const askedAgain = answers.filter(({ kept }) => kept === null).map(({ name }) => name)
    expect(askedAgain).toEqual(['RoomsPrice de', 'YourStayPage de', 'RoomOptions de', 'StayPrice de'])
  })
})

it.each([
  ['HomePage', 'GalleryPage', 'RoomBlock'],
  ['HomePage', 'ContactPage', 'Policy'],
  ['ContactPage', 'ThingsToDoPage', 'Text'],
  ['HomePage', 'ThingsToDoPage', 'Picture'],
] as const)(
  'what %s is answered anew, %s shows of the same %s; in another language nothing changes',
  (one, other, type) => {
    const cache = createApolloCache()
    fill(cache, ['en', 'de'])
    const ask = (name: string, locale: string) => {
      const query = cache.transformDocument(ofGuests.get(name)!)
      return { query, variables: inventVariables(query, locale) }
    }
    const shown = (locale: string) => JSON.stringify(cache.readQuery(ask(other, locale)))
    const before = { en: shown('en'), de: shown('de') }
    const { query, variables } = ask(one, 'en')
    const change = (value: string) => (value.startsWith(`${type} `) ? `${value} anew` : value)
    cache.writeQuery({ query, variables, data: inventAnswer(query, variables, change) })
    expect(shown('en')).not.toBe(before.en)
    expect(shown('en')).toContain(' anew')
    expect(shown('de')).toBe(before.de)
  },
)

it('lists of staff with other filters are other lists', () => {
  const cache = createApolloCache()
  const query = cache.transformDocument(clientDocuments('admin').get('InquiriesTab')!)
  const of = (filters: object) => ({ query, variables: { first: 25, ...filters } })
  cache.writeQuery({ ...of({ snoozed: true }), data: inventAnswer(query, { first: 25, snoozed: true }) })
  expect(cache.readQuery(of({ snoozed: true }))).not.toBeNull()
  for (const filters of [{ snoozed: false }, { merged: true, snoozed: true }, { awaitsFollowUp: true }, {}])
    expect(cache.readQuery(of(filters))).toBeNull()
})
