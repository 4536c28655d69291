import type { FastifyRequest } from 'fastify'
import { badUserInput } from '../../errors.ts'

/** The parameters of the address; of one that is given several times, the first. */
export const queryOf = (request: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, string | string[]>).map(([name, value]) => [
      name,
      [value].flat()[0],
    ]),
  )

const flags: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }

/** Whether a parameter says yes; left out, it says no. @throws BAD_USER_INPUT for any other word */
export const flagOf = (request: FastifyRequest, name: string): boolean => {
  const { [name]: given = 'false' } = queryOf(request)
  if (Object.hasOwn(flags, given)) return flags[given]!
  throw badUserInput([{ path: [name], message: `The parameter ${name} must be true or false` }])
}

/**
 * The parameters of a request that has no other than these, each yes or no: a word for "only try it" that is not known
 * must not be taken for its opposite.
 * @throws BAD_USER_INPUT
 */
export const flagsOf = <Name extends string>(request: FastifyRequest, names: readonly Name[]) => {
  const known: readonly string[] = names
  const unknown = Object.keys(queryOf(request)).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw badUserInput([{ path: [unknown], message: `There is no parameter ${unknown}, only ${names.join(', ')}` }])
  return Object.fromEntries(names.map((name) => [name, flagOf(request, name)])) as Record<Name, boolean>
}
