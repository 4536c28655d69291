import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { examples } from '#client/playground/examples.ts'
import type { Caller } from '#tests/support/caller.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'

/** The commands of the contract's page, one a line. */
const commands = [...readFileSync(join(root, 'graphql/README.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs)]
  .flatMap(([, block]) => block!.replaceAll(/\\\n\s*/g, '').split('\n'))
  .filter((line) => line.startsWith('curl '))

let server: TestServer
let owner: Caller
let folder: string
/** What stands in the place of what a reader puts in. */
let putIn: [said: string, meant: string][]
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
  folder = await mkdtemp(join(tmpdir(), 'examples-'))
  const { secret } = await addKey(server, ['inquiries:read', 'rooms:read', 'rooms:write'])
  putIn = [
    ['http://localhost:4000', await server.listen()],
    ['owner@coralstoneinn.example","password":"…', `${ownerEmail}","password":"${ownerPassword}`],
    ['"roomTypeId":"…', `"roomTypeId":"${(await addRoomType(owner)).id}`],
    ['csi_…', secret],
    ['$(uuidgen)', randomUUID()],
  ]
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('the page of the contract', () => {
  it('has examples with and without a key, of both ways to ask', () => {
    expect(commands.length).toBeGreaterThan(5)
    expect(commands.filter((line) => line.includes('Bearer')).length).toBeGreaterThan(2)
  })

  // In their order: the second asks with the session of the first.
  it.each(commands)('%s', async (line) => {
    const command = putIn.reduce((text, [said, meant]) => text.replaceAll(said, meant), line)
    expect(command).not.toContain('…')
    const run = command.replace(/^curl/, 'curl --silent --show-error --fail-with-body')
    const { stdout } = await promisify(execFile)('sh', ['-c', run], { cwd: folder })
    expect(JSON.parse(stdout)).not.toHaveProperty('errors')
  })
})

it.each(examples)('the playground’s example is answered: $query', async ({ query, variables }) => {
  const { data, errors } = await owner.graphql(query, JSON.parse(variables) as Record<string, unknown>)
  expect(errors).toBeUndefined()
  expect(Object.values(data)).toEqual([expect.anything()])
})
