import type { FastifyInstance } from 'fastify'
import { addMonths } from 'date-fns/addMonths'
import { startOfMonth } from 'date-fns/startOfMonth'
import type { Deps } from '../../platform/context.ts'

/** RFC 9116 asks for less than a year; whoever reads it later asks again. */
const validMonths = 6

/** Whom to tell of a hole: https://www.rfc-editor.org/rfc/rfc9116 */
export const registerSecurityTxt = (app: FastifyInstance, { published, publicUrl, now }: Deps) =>
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: mailto:${published.current().facts.email}`,
          `Expires: ${startOfMonth(addMonths(now(), validMonths)).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
