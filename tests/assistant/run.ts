import 'reflect-metadata'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from '#api/http/server.ts'
import { prepare } from '#api/start/assemble.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { toTable, writeMeasured } from '#tests/bench/measured-table.ts'
import { createCaller, type Caller } from '#tests/support/caller.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { Judge, verdicts, type Reply, type Verdict } from './judge.ts'
import { withBesides } from './beside.ts'
import { isHard, type Question } from './question.ts'
import { heldOut, questions } from './questions.ts'

/**
 * Asks the product the questions and prints how it did. `--held-out` asks the lists that nobody has read as well, of which nothing
 * but the figures is printed, and writes both into the page beside this file; `--language fi` asks in one language only.
 * `--list FILE` asks questions that are not kept yet (a module that exports `questions` as `questions.ts` does), all of them.
 * `--beside` asks some of the kept ones with a sentence beside them that has nothing to do with them.
 */
const { values: flags } = parseArgs({
  options: {
    'held-out': { type: 'boolean', default: false },
    language: { type: 'string' },
    list: { type: 'string' },
    beside: { type: 'boolean', default: false },
  },
})

/** Noon of a Tuesday at the hotel: all days that the questions speak of are counted from here. */
const now = new Date('2026-11-24T17:00:00Z')

type Lists = Partial<Record<Locale, Question[]>>

const lists: Lists = flags.list
  ? (await import(pathToFileURL(resolve(flags.list)).href)).questions
  : flags.beside
    ? withBesides(questions)
    : questions

const send = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  response confident handoffOffered conversation
} }`

const mostHistory = 6

const converse = async (guest: Caller, language: Locale, { turns }: Question): Promise<Reply> => {
  const history: { role: 'USER' | 'ASSISTANT'; content: string }[] = []
  let reply: Reply | undefined
  for (const message of turns) {
    const conversation = reply?.conversation
    const { data, errors } = await guest.graphql(send, {
      input: { message, language, conversation, history: history.slice(-mostHistory) },
    })
    if (errors) throw new Error(`${language} ${message}: ${errors[0]!.message}`)
    reply = data.sendChatMessage as Reply
    history.push({ role: 'USER', content: message }, { role: 'ASSISTANT', content: reply.response })
  }
  return reply!
}

interface Judged {
  language: Locale
  question: Question
  reply: Reply
  verdict: Verdict
}

const askAll = async (lists: Lists, asked: readonly Locale[]): Promise<Judged[]> => {
  const postgres = await startPostgres()
  const database = await createDatabase(postgres.url)
  const allowance = 1_000_000
  const { deps } = await prepare(testEnv({ TRUST_PROXY: 1, CHAT_PER_10_MIN: allowance, CHAT_PER_DAY: allowance }), {
    databaseUrl: database.url,
    publicUrl: 'http://hotel.example',
    log: quietLog,
    now: () => now,
  })
  const app = await createServer(deps)
  const judge = new Judge(createCaller(app), now)
  const judged: Judged[] = []
  try {
    for (const language of asked)
      for (const question of lists[language] ?? []) {
        const reply = await converse(createCaller(app), language, question)
        judged.push({ language, question, reply, verdict: await judge.judge(question, language, reply) })
      }
  } finally {
    await app.close()
    await deps.orm.close()
    await database.close()
    await postgres.stop()
  }
  return judged
}

const row = (name: string, judged: readonly Judged[]) => {
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length
  const percent = judged.length > 0 ? Math.round((100 * count('right')) / judged.length) : 0
  return [name, String(judged.length), ...verdicts.map((verdict) => String(count(verdict))), `${percent} %`]
}

const table = (asked: readonly Locale[], judged: readonly Judged[]) =>
  toTable(
    ['language', 'asked', ...verdicts, 'of them right'],
    [
      ...asked.map((language) =>
        row(
          language,
          judged.filter((one) => one.language === language),
        ),
      ),
      row('all', judged),
      row(
        'dated or following up',
        judged.filter(({ question }) => isHard(question)),
      ),
    ],
  )

const inWords = ({ language, question, reply, verdict }: Judged) =>
  `${verdict} · ${language} · ${question.turns.join(' / ')}\n    -> ${reply.response.replaceAll('\n', ' ')}`

const asked = locales.filter((locale) => lists[locale] && (!flags.language || flags.language === locale))
const tuned = await askAll(lists, asked)
const figures = [
  flags.beside ? 'With a sentence beside each:' : 'The tuned part:',
  table(asked, tuned),
  ...(flags['held-out'] ? ['The lists that nobody has read:', table(asked, await askAll(heldOut, asked))] : []),
].join('\n\n')
const failed = tuned.filter(({ verdict }) => verdict !== 'right')
const failures = verdicts
  .toReversed()
  .flatMap((verdict) => failed.filter((one) => one.verdict === verdict).map(inWords))
process.stdout.write(`${[...failures, '', figures].join('\n')}\n`)
if (!flags.language && !flags.list && (flags['held-out'] || flags.beside))
  await writeMeasured(flags.beside ? 'assistant-beside' : 'assistant', figures, 'tests/assistant/README.md')
