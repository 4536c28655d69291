import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Reads what a mail program posts to leave a list, as a form of either kind (RFC 8058). */
export const readOneClickForms = async (scope: FastifyInstance, bodyLimit: number): Promise<void> => {
  await scope.register(formbody, { bodyLimit })
  await scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: 1_000, fields: 5, files: 0 },
  })
}

/** Whether a mail program has sent it, and no page. */
export const isOneClick = (body: unknown): boolean =>
  (body as Record<string, unknown> | undefined)?.['List-Unsubscribe'] === 'One-Click'
