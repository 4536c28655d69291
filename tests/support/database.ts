import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** An empty corner of a database server for one test file, bench or product. */
export interface TestDatabase {
  url: string
  close: () => Promise<void>
}

/** Where run.ts or global-setup.ts leaves the address of the server that all tests of a run share. */
export const serverVariable = 'TEST_DATABASE_URL'
/** Where global-setup.ts leaves the name of the database that each test file copies. */
export const templateVariable = 'TEST_TEMPLATE'

const onServer = async (serverUrl: string, statement: string) => {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const withDatabase = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

/** Without a template it has nothing in it. */
export const createDatabase = async (
  serverUrl = process.env[serverVariable]!,
  template = 'template1',
): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes a third of the processor that copying block by block through the log does.
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: withDatabase(serverUrl, name),
    close: () => onServer(serverUrl, `drop database ${name} with (force)`),
  }
}

/** A copy of the prepared database, with the schema and the sample hotel already in it. */
export const openTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(process.env[serverVariable], process.env[templateVariable])
