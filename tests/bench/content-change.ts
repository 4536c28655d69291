import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startInstances } from './instances.ts'
import { toTable, writeMeasured } from './measured-table.ts'

/**
 * How long after the desk's press a changed fact is what a guest reads, on the instance that staff asked and on
 * another one: a new telephone number, on a page, in its structured data, in the API and from the assistant.
 */
const changes = 20
const giveUpAfter = 30_000
const atMost = { same: 1000, other: 5000 }

const json = { 'content-type': 'application/json' }
const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response
}

const page = async (url: string) => (await fetch(url)).text()
const places: [name: string, read: (url: string) => Promise<string>][] = [
  ['page', async (url) => (await page(`${url}/contact`)).split('application/ld+json')[0]!],
  ['structured data', async (url) => (await page(url)).split('application/ld+json')[1]!],
  ['API', async (url) => (await post(`${url}/graphql`, { query: '{ hotel(locale: en) { phone } }' })).text()],
  ['assistant', async (url) => (await post(`${url}/api/chat`, { message: 'phone number?', language: 'en' })).text()],
]

/** Reads until the number is there, one request after another. */
const until = async (phone: string, read: () => Promise<string>, since: number): Promise<number> => {
  while (!(await read()).includes(phone))
    if (performance.now() - since > giveUpAfter) throw new Error(`${phone} did not appear in ${giveUpAfter} ms`)
  return performance.now() - since
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

const instances = await startInstances(2, { CHAT_PER_10_MIN: '100000', CHAT_PER_DAY: '100000' })
try {
  const [same, other] = instances.running.map(({ url }) => url) as [string, string]
  const signedIn = await post(`${same}/api/session`, { email: ownerEmail, password: ownerPassword })
  const headers = { cookie: signedIn.headers.getSetCookie()[0]!.split(';')[0]! }
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = (await (await post(`${same}/graphql`, { query, variables }, headers)).json()) as {
      data: any // oxlint-disable-line typescript/no-explicit-any -- a bench knows what it asked for
      errors?: unknown
    }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  const taken = places.map(() => ({ same: [] as number[], other: [] as number[] }))
  for (let change = 0; change < changes; change += 1) {
    const phone = `(561) 555-01${change + 10}`
    const [{ id, version, data }] = (await ask('{ contentEntries(kind: FACTS) { id version data } }')).contentEntries
    const { saveContent } = await ask(
      'mutation ($input: SaveContentInput!) { saveContent(input: $input) { id version } }',
      { input: { id, version, data: { ...data, phone } } },
    )
    const since = performance.now()
    await ask('mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }', {
      input: saveContent,
    })
    await Promise.all(
      places.flatMap(([, read], at) => [
        until(phone, () => read(same), since).then((ms) => taken[at]!.same.push(ms)),
        until(phone, () => read(other), since).then((ms) => taken[at]!.other.push(ms)),
      ]),
    )
  }

  const whole = (ms: number) => ms.toFixed(0)
  const rows = places.map(([name], at) => {
    const { same: here, other: there } = taken[at]!
    return [name, ...[here, there].flatMap((times) => [whole(median(times)), whole(Math.max(...times))])]
  })
  const table = toTable(['a new telephone number', 'same ms', 'at worst', 'another ms', 'at worst'], rows)
  process.stdout.write(`${table}\n`)
  await writeMeasured('content-change', table)
  const kept = taken.every(
    (times) => Math.max(...times.same) <= atMost.same && Math.max(...times.other) <= atMost.other,
  )
  process.exitCode = kept ? 0 : 1
} finally {
  await instances.stop()
}
