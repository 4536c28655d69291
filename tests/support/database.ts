import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { openEmbeddedInMemory } from '#api/db/embedded.ts'

/** An empty corner of a database for one test file, with the schema and the sample hotel already in it. */
export interface TestDatabase {
  url: string
  close: () => Promise<void>
}

/** Where global-setup.ts leaves what each test file copies: a dump, or the name of a template database. */
export const templateVariable = 'TEST_TEMPLATE'

const onServer = async (serverUrl: string, statement: string) => {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

export const withDatabase = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

export const createDatabase = async (serverUrl: string, template = 'template1'): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template}`)
  return {
    url: withDatabase(serverUrl, name),
    close: () => onServer(serverUrl, `drop database ${name} with (force)`),
  }
}

/** A copy of the prepared database: on the server of TEST_DATABASE_URL, else embedded and in memory. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const template = process.env[templateVariable]!
  const serverUrl = process.env['TEST_DATABASE_URL']
  return serverUrl ? createDatabase(serverUrl, template) : openEmbeddedInMemory(new Blob([await readFile(template)]))
}
