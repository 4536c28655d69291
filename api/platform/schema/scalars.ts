import { GraphQLDateTimeISO as DateTimeISO, GraphQLJSONObject as JSONObject, GraphQLLocalDate } from 'graphql-scalars'
import { isLikelyDate } from '#graphql/stay-dates.ts'
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

const likely = (date: string): string => {
  if (isLikelyDate(date)) return date
  throw new GraphQLError('Date must be from the year 1900 to 2199', { extensions: { code: 'BAD_USER_INPUT' } })
}

const calendar = GraphQLLocalDate.toConfig()

/** A hotel-local date of stay. graphql-scalars checks the calendar; the name is the one hotels use. */
export const GraphQLDate = new GraphQLScalarType<string, string>({
  ...calendar,
  name: 'Date',
  description: 'A date of stay in hotel time, as YYYY-MM-DD.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date',
  // What comes from the database is a date; only callers' dates need checking.
  serialize: String,
  parseValue: (value) => likely(calendar.parseValue(value)),
  parseLiteral: (node, variables) => likely(calendar.parseLiteral(node, variables)),
})

const toPercent = (value: unknown): number => {
  const percent = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value
  if (typeof percent !== 'number' || !Number.isInteger(percent))
    throw new GraphQLError('Discount must be a whole number', { extensions: { code: 'BAD_USER_INPUT' } })
  return percent
}

/** A whole number of percent. The documented REST payload carries it as a text, which is taken too. */
export const GraphQLPercent = new GraphQLScalarType<number, number>({
  name: 'Percent',
  description: 'A whole number of percent, as a number or as a text of digits.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
  serialize: toPercent,
  parseValue: toPercent,
  parseLiteral: (node) =>
    toPercent(node.kind === Kind.INT ? Number(node.value) : node.kind === Kind.STRING && node.value),
})

/** An instant. Its type is Date in resolvers. */
export const GraphQLDateTimeISO = new GraphQLScalarType<Date, string>({
  ...DateTimeISO.toConfig(),
  description: 'An instant in UTC, as YYYY-MM-DDTHH:MM:SS.SSSZ; any offset is taken.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
})

/** Whose fields another schema than this one names. */
export const GraphQLJSONObject = new GraphQLScalarType<object, object>({
  ...JSONObject.toConfig(),
  description: 'An object with fields of any kind.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
})
