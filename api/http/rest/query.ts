import type { FastifyRequest } from 'fastify'

/** The parameters of the address; of one that is given several times, the first. */
export const queryOf = (request: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, string | string[]>).map(([name, value]) => [
      name,
      [value].flat()[0],
    ]),
  )
