import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startProcess, type RunningServer } from '#tests/support/process.ts'

let database: TestDatabase
let server: RunningServer | undefined
beforeAll(async () => void (database = await createDatabase()))
afterAll(async () => {
  await server?.stop('SIGKILL')
  await database.close()
})

/** Answered without a page, which would take longer than its line. */
const longPath = `/api/${'x'.repeat(8_000)}`

it('serves on while nobody reads its log, says later how much of it was lost, and ends when it is told to', async () => {
  const running = await startProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'info' })
  server = running
  const ask = async () => {
    for (let asked = 0; asked < 300; asked += 1) {
      const answer = await fetch(running.url + longPath)
      await answer.arrayBuffer()
      expect(answer.status).toBe(404)
    }
  }
  running.read(false)
  await ask()
  running.read(true)
  await expect
    .poll(async () => (await fetch(`${running.url}/healthz`), running.output()))
    .toMatch(/"lines":\d+,"msg":"lines of the log were lost/)
  running.read(false)
  await ask()
  const stopped = running.stop('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${running.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  // It ends with nobody reading; its streams are closed when they are read to the end.
  await expect.poll(() => isRunning(running.pid)).toBe(false)
  running.read(true)
  expect(await stopped).toBe(0)
})

/** A process that has ended is a zombie until its end was heard of. */
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
