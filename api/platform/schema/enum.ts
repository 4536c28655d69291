import { enumName } from '#graphql/enum-name.ts'

/** A GraphQL enum whose inner values are the given ones. */
export const enumFrom = <const T extends string>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value) => [enumName(value), value]))
