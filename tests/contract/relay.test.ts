import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getNamedType, isListType, isNonNullType, isObjectType, type GraphQLType } from 'graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { schemaFile } from '#api/start/print-schema.ts'

const bothWays = 'first: $first, after: $after, last: $last, before: $before'
const places =
  '@argumentDefinitions(first: { type: "Int" }, after: { type: "String" }, last: { type: "Int" }, before: { type: "String" })'

/** A list as a Relay client reads it on, in both directions, and asks for it again by itself. */
const list = (name: string) => `
  fragment questions_${name} on Query ${places} @refetchable(queryName: "questions_${name}_Query") {
    ${name}(${bothWays}) @connection(key: "desk_${name}") { edges { node { id } } }
  }`

const recipients = `
  fragment questions_recipients on Campaign ${places} @refetchable(queryName: "questions_recipients_Query") {
    recipients(${bothWays}) @connection(key: "campaign_recipients") { edges { node { id } } }
  }`

/** A record that is asked for again by itself, through `node`. */
const room = `
  fragment questions_room on Room @refetchable(queryName: "questions_room_Query") { roomNumber version }`

/** What a mutation answers takes its place in a list that is shown. */
const additions = [
  `mutation questions_add_Mutation($input: AddSubscriberInput!, $lists: [ID!]!) {
    addSubscriber(input: $input) @prependNode(connections: $lists, edgeTypeName: "SubscriberEdge") { id }
  }`,
  `mutation questions_update_Mutation($input: UpdateInquiryInput!, $lists: [ID!]!) {
    updateInquiry(input: $input) @appendNode(connections: $lists, edgeTypeName: "InquiryEdge") { id }
  }`,
  `mutation questions_campaign_Mutation($input: CampaignInput!, $lists: [ID!]!) {
    createCampaign(input: $input) @prependNode(connections: $lists, edgeTypeName: "CampaignEdge") { id }
  }`,
]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relay-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The files that Relay's compiler makes for these documents; its complaint as the error. */
const compile = async (documents: string[]): Promise<string[]> => {
  const compiler = join(root, 'node_modules/relay-compiler/cli.js')
  const config = { src: './src', schema: './schema.graphql', language: 'javascript' }
  await mkdir(join(folder, 'src'))
  await copyFile(schemaFile, join(folder, 'schema.graphql'))
  await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config))
  await writeFile(join(folder, 'src/questions.js'), documents.map((document) => `graphql\`${document}\`\n`).join(''))
  await promisify(execFile)(process.execPath, [compiler], { cwd: folder })
  return readdir(join(folder, 'src/__generated__'))
}

describe('the compiler of Relay', () => {
  it('takes the lists of the schema and what is added to them', async () => {
    const lists = ['inquiries', 'subscribers', 'campaigns']
    const made = await compile([...lists.map(list), recipients, room, ...additions])
    for (const name of lists) expect(made).toContain(`questions_${name}_Query.graphql.js`)
    expect(made).toEqual(
      expect.arrayContaining(['questions_recipients_Query.graphql.js', 'questions_room_Query.graphql.js']),
    )
    expect(made.filter((file) => file.endsWith('_Mutation.graphql.js'))).toHaveLength(additions.length)
  })

  it('takes no list of another shape for one of these', async () => {
    await expect(compile([list('outsideCalls')])).rejects.toThrow(/questions\.js/)
  })
})

describe('a type whose name ends in Connection', () => {
  const schema = createSchema()
  const named = Object.values(schema.getTypeMap()).filter(({ name }) => name.endsWith('Connection'))

  const inner = (type: GraphQLType) => (isNonNullType(type) ? type.ofType : type)

  it('is one of these lists', () => {
    expect(named.length).toBeGreaterThan(10)
    for (const type of named) {
      const fields = isObjectType(type) ? type.getFields() : {}
      const edges = inner(fields['edges']!.type)
      const edge = getNamedType(edges)
      expect([type.name, isListType(edges), edge.name]).toEqual([
        type.name,
        true,
        type.name.replace(/Connection$/, 'Edge'),
      ])
      expect(isObjectType(edge) && Object.keys(edge.getFields()).toSorted()).toEqual(['cursor', 'node'])
      expect([type.name, String(fields['pageInfo']!.type)]).toEqual([type.name, 'PageInfo!'])
    }
  })
})
