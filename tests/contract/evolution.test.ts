import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { changesBetween, inWords, nameOf, unnamedIn, withoutWords } from '#tests/support/contract-changes.ts'

const read = (name: string) => readFileSync(join(root, 'graphql', name), 'utf8')

const changelogOf = (released: string, current: string) => changesBetween(buildSchema(released), buildSchema(current))

describe('the schema, against the one that was released last', () => {
  it('breaks nothing of which the changelog does not tell', async () => {
    const changes = await changelogOf(read('released.graphql'), read('schema.graphql'))
    expect(unnamedIn(read('CHANGELOG.md'), changes), 'run "npm run changelog" and say why').toEqual([])
  })

  it('adds nothing of which the changelog does not tell', async () => {
    const changelog = read('CHANGELOG.md')
    const changes = await changelogOf(read('released.graphql'), read('schema.graphql'))
    expect(
      changes.map(nameOf).filter((name) => !changelog.includes(name)),
      'run "npm run changelog"',
    ).toEqual([])
  })

  it('says of all that is deprecated until when it stays', () => {
    const reasons = [...read('schema.graphql').matchAll(/@deprecated(?:\(reason: "(.*)"\))?/g)].map(
      ([, reason]) => reason,
    )
    expect(reasons.filter((reason) => !/\b20\d\d-\d\d-\d\d\b/.test(reason ?? ''))).toEqual([])
  })
})

describe('a change of the schema', () => {
  const before = `
    type Query { rooms(archived: Boolean): [Room!]  room(id: ID!): Room }
    type Room { id: ID! "Its bed." bed: String! state: State }
    enum State { FREE TAKEN }
    input Wish { guests: Int }`

  it.each<[string, (schema: string) => string, string[]]>([
    ['a field that goes', (schema) => schema.replace('bed: String!', ''), ['Room.bed']],
    ['a field that may be null now', (schema) => schema.replace('bed: String!', 'bed: String'), ['Room.bed']],
    ['a field with another type', (schema) => schema.replace('bed: String!', 'bed: State!'), ['Room.bed']],
    ['an argument that goes', (schema) => schema.replace('(archived: Boolean)', ''), ['Query.rooms.archived']],
    ['a value that goes', (schema) => schema.replace(' TAKEN', ''), ['State.TAKEN']],
    ['an input that is needed now', (schema) => schema.replace('guests: Int', 'guests: Int!'), ['Wish.guests']],
    ['a field that comes', (schema) => schema.replace('id: ID!', 'id: ID! floor: Int'), []],
    ['a value that comes', (schema) => schema.replace('TAKEN', 'TAKEN CLOSED'), []],
    ['an input that may be given', (schema) => schema.replace('guests: Int', 'guests: Int nights: Int'), []],
    ['other words', (schema) => schema.replace('Its bed.', 'What one sleeps in.'), []],
  ])('such as %s is told where it breaks a client', async (_, change, broken) => {
    const changes = await changelogOf(before, change(before))
    const told = unnamedIn('# Changelog', changes)
    expect(told.map((line) => line.split(':')[0])).toEqual(broken)
    expect(unnamedIn(inWords(changes), changes)).toEqual([])
  })

  it('is looked for without the words of the schema', () => {
    expect(withoutWords(before)).not.toContain('Its bed')
    expect(withoutWords(before)).toContain('bed: String!')
  })
})
