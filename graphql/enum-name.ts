/** The GraphQL name of a value: things-to-do is THINGS_TO_DO, inquiries:read is INQUIRIES_READ. */
export type EnumName<T extends string> = T extends `${infer A}:${infer B}`
  ? `${EnumName<A>}_${EnumName<B>}`
  : T extends `${infer A}-${infer B}`
    ? `${EnumName<A>}_${EnumName<B>}`
    : T extends `${infer A} ${infer B}`
      ? `${EnumName<A>}_${EnumName<B>}`
      : Uppercase<T>

/** The GraphQL name of one of the product's own values. */
export const enumName = <const T extends string>(value: T): EnumName<T> =>
  value.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_') as EnumName<T>
