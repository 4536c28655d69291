import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { ownerEmail, ownerPassword } from './env.ts'

interface GraphqlAnswer {
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it asked for
  data?: any
  errors?: {
    message: string
    path?: (string | number)[]
    extensions: { code: string; issues?: { path: string[]; message: string }[] }
  }[]
}

/** A client of the API with a cookie jar and an address of its own. */
export interface Caller {
  graphql: (
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<GraphqlAnswer>
  rest: (
    method: InjectOptions['method'],
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  signIn: (email?: string, password?: string) => Promise<Caller>
}

let addresses = 0

export const createCaller = (app: FastifyInstance): Caller => {
  const cookies = new Map<string, string>()
  addresses += 1
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

  const send = async (options: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }), ...options.headers }
    const response = await app.inject({ ...options, headers })
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && (value === '' || /max-age=0/i.test(line))) cookies.delete(name)
      else if (name && value) cookies.set(name, value)
    }
    return response
  }

  const caller: Caller = {
    graphql: async (query, variables, headers) =>
      (await send({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json(),
    rest: (method, url, body, headers) =>
      send({ method, url, headers, ...(body !== undefined && { payload: body as object }) }),
    signIn: async (email = ownerEmail, password = ownerPassword) => {
      const answer = await caller.graphql(
        'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired viewer { id } } }',
        { input: { email, password } },
      )
      if (answer.errors) throw new Error(answer.errors[0]!.message)
      return caller
    },
  }
  return caller
}

/** Where the header Link says that a list goes on (RFC 8288). */
export const nextPage = ({ headers }: LightMyRequestResponse): string | undefined =>
  /^<([^<>]+)>; rel="next"$/.exec(String(headers['link']))?.[1]
