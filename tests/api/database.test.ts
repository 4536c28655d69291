import { Client } from 'pg'
import { expect, it } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'

it('answers each of many connections its own question, also beside failing ones', async () => {
  const database = await openTestDatabase()
  const clients = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const client = new Client({ connectionString: database.url })
      await client.connect()
      return client
    }),
  )
  const ask = async (client: Client, text: string) =>
    (await client.query('select $1::text as text', [text])).rows[0]?.text === text
  const fail = (client: Client) =>
    client.query('select $1::integer as number', ['no number']).then(
      () => false,
      (error: Error) => error.message.startsWith('invalid input syntax'),
    )
  const inTransaction = async (client: Client, text: string) => {
    await client.query('begin')
    const right = await ask(client, text)
    await client.query('commit')
    return right
  }
  const kinds = [ask, ask, inTransaction, fail]
  const answers = await Promise.all(
    clients.map(async (client, who) => {
      const right: boolean[] = []
      for (let count = 0; count < 80; count++) {
        const kind = kinds[(who + count * 3) % kinds.length]!
        right.push(await kind(client, `${who}-${count}`).catch(() => false))
      }
      return right
    }),
  )
  await Promise.all(clients.map((client) => client.end()))
  await database.close()
  expect(answers.flat().filter((right) => !right)).toEqual([])
})
