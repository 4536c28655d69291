import type { Logger } from 'pino'
import type { Env } from '#api/env.ts'
import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import type { Caller } from './caller.ts'
import { startServer, type TestServer } from './server.ts'

export interface SandboxServer extends TestServer {
  sandbox: Sandbox
}

export const siteUrl = 'http://hotel.example'

/** The real server with its real adapters over HTTP against the stand-ins. */
export const startWithSandbox = async (overrides: Partial<Env> = {}, log?: Logger): Promise<SandboxServer> => {
  const sandbox = await startSandbox(overrides.PUBLIC_URL ?? siteUrl)
  const server = await startServer(
    { OUTSIDE_TIMEOUT_MS: 60_000, ...sandbox.settings, ...overrides },
    hotelFacts,
    undefined,
    log,
  )
  return {
    ...server,
    sandbox,
    close: async () => {
      await server.close()
      await sandbox.close()
    },
  }
}

/** What a person does: connect, consent at Google, come back. Answers where the browser ends. */
export const consentAtGoogle = async (caller: Caller): Promise<string> => {
  const { data } = await caller.graphql('mutation { connectGoogle { authorizationUrl } }')
  const consent = await fetch(data.connectGoogle.authorizationUrl, { redirect: 'manual' })
  const back = new URL(consent.headers.get('location')!)
  const answer = await caller.rest('GET', `${back.pathname}${back.search}`)
  return answer.headers.location ?? ''
}
