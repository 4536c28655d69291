import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/context.ts'

/** What proxies say about whom they speak for. */
const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const sentence =
  'A proxy seems to stand in front of this server, and TRUST_PROXY is 0: all guests count as one visitor and use up the ' +
  'same limits (messages, sign-ups, sign-ins, discount codes, the assistant). Set TRUST_PROXY to the number of proxies.'

/** Warns once, at the start or at the first sign of a proxy that nobody told the server of. */
export const warnOfUntrustedProxy = (app: FastifyInstance, { env, publicUrl, log }: Deps) => {
  if (env.TRUST_PROXY > 0) return
  // The server speaks plain HTTP: somebody else ends TLS.
  if (publicUrl.startsWith('https:')) return log.warn({ setting: 'TRUST_PROXY', sign: 'PUBLIC_URL' }, sentence)
  let warned = false
  app.addHook('onRequest', (request, _reply, next) => {
    const sign = warned ? undefined : forwardedHeaders.find((name) => request.headers[name])
    if (sign) {
      warned = true
      log.warn({ setting: 'TRUST_PROXY', sign }, sentence)
    }
    next()
  })
}
