/** The GraphQL name of an enum value: 'things-to-do' is THINGS_TO_DO. */
export const enumName = (value: string): string => value.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')

/** A GraphQL enum whose inner values are the given ones. */
export const enumFrom = <const T extends string>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value) => [enumName(value), value]))
