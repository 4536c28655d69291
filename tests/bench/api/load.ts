import autocannon from 'autocannon'

export interface Target {
  url: string
  headers: Record<string, string>
  /** The body of the nth request. */
  body: (n: number) => string
}

export interface Round {
  requestsPerSecond: number
  /** Milliseconds of each answer. */
  times: number[]
}

const connections = 32
let asked = 0

/** A visitor's address of its own for every request: real guests share no allowance. */
const visitor = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** Keeps 32 connections busy for some seconds. @throws when anything but 200 comes back */
export const load = async ({ url, headers, body }: Target, seconds: number): Promise<Round> => {
  const times: number[] = []
  const options: autocannon.Options = {
    url,
    method: 'POST',
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          asked += 1
          return { ...request, headers: { ...headers, 'x-forwarded-for': visitor(asked) }, body: body(asked) }
        },
      },
    ],
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error as Error) : resolve(done)))
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`)
  return { requestsPerSecond: result.requests.total / result.duration, times }
}
