import { enumName, type EnumName } from '#graphql/enum-name.ts'

/** A GraphQL enum whose inner values are the given ones. */
export const enumFrom = <const T extends string>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value) => [enumName(value), value]))

/** What each value means, for `registerEnumType`. */
export const describeValues = <T extends string>(
  meanings: Record<T, string>,
): Record<EnumName<T>, { description: string }> =>
  Object.fromEntries(
    Object.entries<string>(meanings).map(([value, description]) => [enumName(value), { description }]),
  ) as Record<EnumName<T>, { description: string }>
