import type { GraphQLSchema } from 'graphql'
import { createPageCache } from '#api/platform/page-cache.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { createServer } from '#api/http/server.ts'
import { createCaller, type Caller } from '#tests/support/caller.ts'
import { sampleValue } from '#tests/support/sample-operations.ts'
import type { TestServer } from '#tests/support/server.ts'
import { ownQuestions } from './variable-targets.ts'

const pages = ['/', '/fi', '/gallery', '/de/faq', '/blog', '/deals', '/contact', '/things-to-do', '/sitemap.xml']
const calls = ['/api/room-types', '/api/blog/posts?locale=en', '/api/inquiries', '/api/admin/subscribers']

/** A question is compiled when it comes for the third time. */
const often = 3
/** Each time another answer: an address to come back to, how long a call took, where one has signed in. */
const neverAlike = /googleConnectUrl$|outsideCalls$|^sessions$/i

/** Styles, and answers for the browser: their order follows which part of the page was ready first. */
const unordered = /<(style|script).*?<\/\1>/gs

/** Of several fields that are refused a compiled question names each, one that is not yet compiled the first. */
const inOneOrder = ({ data, errors }: Awaited<ReturnType<Caller['graphql']>>): string => {
  const said = errors?.map(({ message, extensions }) => `${extensions.code}: ${message}`)
  return JSON.stringify({ data, errors: said && [...new Set(said)].sort() })
}

const fitsAll = { capacity: 1_000, answerCapacity: 1_000, sharedCapacity: 1_000 }
const freshCache = () => createPageCache({ ...fitsAll, freshMilliseconds: 60_000, staleMilliseconds: 60_000 })

/** What ordinary guests and staff are answered: every question of the product itself, and pages. */
const ordinaryAnswers = async (schema: GraphQLSchema, caller: () => Caller): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  const callers = { stranger: caller(), owner: await caller().signIn() }
  const questions = ownQuestions(schema).filter(({ name, kind }) => kind === 'query' && !neverAlike.test(name))
  for (const [who, asks] of Object.entries(callers)) {
    for (const { name, query, types } of questions) {
      const variables = Object.fromEntries(
        types.map((variable) => [variable.name, sampleValue(variable.type, variable.name)]),
      )
      for (let time = 0; time < often; time += 1)
        answers.set(`${who}: ${name}, time ${time + 1}`, inOneOrder(await asks.graphql(query, variables)))
    }
    for (const path of [...pages, ...calls]) {
      const { statusCode, body } = await asks.rest('GET', path)
      answers.set(`${who}: GET ${path}`, `${statusCode} ${body.replaceAll(unordered, '')}`)
    }
  }
  return answers
}

const difference = (what: string, found: string, expected: string): string[] => {
  if (found === expected) return []
  const at = [...expected].findIndex((letter, place) => found[place] !== letter)
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 300)
  return [`kept harm, ${what}:\n  ${around(found)}\n  instead of\n  ${around(expected)}`]
}

/** What this server answers otherwise than one that has just started on the same database: something was left in it. */
export const findKeptHarm = async (server: TestServer, schema: GraphQLSchema): Promise<string[]> => {
  server.setNow(new Date())
  server.deps.pages.clear()
  const fresh = await createServer({ ...server.deps, pages: freshCache() }, registerPages)
  try {
    const ask = (caller: () => Caller) => ordinaryAnswers(schema, caller)
    // What the questions themselves do, such as a call to an outside service, is done once.
    await ask(() => createCaller(fresh))
    const expected = await ask(() => createCaller(fresh))
    const found = await ask(server.caller)
    return [...expected].flatMap(([what, answer]) => difference(what, found.get(what) ?? '', answer))
  } finally {
    await fresh.close()
    server.setNow(null)
  }
}
