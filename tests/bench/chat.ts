import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#api/db/embedded/embedded.ts'
import { prepare } from '#api/start/assemble.ts'
import { createServer } from '#api/http/server.ts'
import { locales } from '#graphql/locales.ts'
import { conversations } from '#tests/api/chat-conversations.ts'
import { guestQuestions } from '#tests/api/chat-questions.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

/**
 * How long an answer of the assistant takes without a model, on the embedded database as a hotel starts it: single
 * questions and conversations in all languages, one after another. Prints the percentiles: npm run bench:chat
 */
const rounds = 3

const folder = await mkdtemp(join(tmpdir(), 'hotel-bench-'))
await chmod(folder, 0o711)
const database = await openEmbedded(folder)
try {
  const { deps } = await prepare(testEnv({ CHAT_PER_10_MIN: 100_000, CHAT_PER_DAY: 100_000 }), {
    databaseUrl: database.url,
    publicUrl: 'http://hotel.example',
    log: quietLog,
  })
  const app = await createServer(deps)
  const ask = async (payload: object): Promise<{ conversation: string }> =>
    (await app.inject({ method: 'POST', url: '/api/chat', payload })).json()

  const taken: number[] = []
  const timed = async (payload: object) => {
    const started = performance.now()
    const reply = await ask(payload)
    taken.push(performance.now() - started)
    return reply
  }
  await ask({ message: 'pool?', language: 'en' })
  for (let round = 0; round < rounds; round += 1) {
    for (const { question, language } of guestQuestions) await timed({ message: question, language })
    for (const language of locales) {
      let conversation: string | undefined
      for (const { message } of conversations[language])
        ({ conversation } = await timed({ message, language, conversation }))
    }
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))]!)} ms`
  process.stdout.write(
    `${sorted.length} answers: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} (150 ms or less at p95 is wanted)\n` +
      `The machine's load was ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores.\n`,
  )
  await app.close()
  await deps.orm.close()
} finally {
  await database.close()
  await rm(folder, { recursive: true })
}
