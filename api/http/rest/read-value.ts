import {
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
} from 'graphql'
import type { InputIssue } from '../../errors.ts'
import { enumName } from '#graphql/enum-name.ts'

type Path = InputIssue['path']

/** Collects what is wrong with a request, one plain sentence each. */
export interface Reading {
  issues: InputIssue[]
  /** A place in the caller's words: "The field stay.arrival", "The parameter limit". */
  nameOf: (path: Path) => string
  /** The hotel's calendar day at an instant. */
  dayOf: (instant: Date) => string
}

/** The values of an enum as callers of REST read and write them: `things-to-do`. */
export const plainValues = (type: GraphQLEnumType): string[] => type.getValues().map(({ value }) => String(value))

const forms: Record<string, string> = {
  Int: 'a whole number',
  Float: 'a number',
  Boolean: 'true or false',
  Date: 'a date like 2027-01-31',
  DateTimeISO: 'an instant like 2027-01-31T12:00:00Z',
}

const refuse = ({ issues, nameOf }: Reading, path: Path, what: string): undefined => {
  issues.push({ path, message: `${nameOf(path)} ${what}` })
}

/** Either spelling is taken: `things-to-do` and THINGS_TO_DO. */
const readEnum = (type: GraphQLEnumType, value: unknown, path: Path, reading: Reading) => {
  const name = typeof value === 'string' ? [value, enumName(value)].find((known) => type.getValue(known)) : undefined
  return name ?? refuse(reading, path, `must be one of ${plainValues(type).join(', ')}`)
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** A date of stay in a program is often an instant, which JSON writes in UTC: the hotel's day at that moment is meant. */
const asHotelDay = (value: unknown, { dayOf }: Reading): unknown =>
  typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value)) ? dayOf(new Date(value)) : value

/** What a scalar of ours wants, without the name that it has in the schema. */
const demandOf = (error: unknown): string | undefined =>
  error instanceof GraphQLError && error.extensions['code'] === 'BAD_USER_INPUT'
    ? /\bmust be .*/.exec(error.message)?.[0]
    : undefined

/** What GraphQL has room for. */
const longestInt = 2 ** 31 - 1

const formOf = ({ name }: GraphQLScalarType, value: unknown): string => {
  if (name === 'Int' && Number.isInteger(value))
    return Number(value) > 0 ? `at most ${longestInt}` : `at least ${-longestInt - 1}`
  return forms[name] ?? 'text'
}

const readScalar = (type: GraphQLScalarType, given: unknown, path: Path, reading: Reading) => {
  const value = type.name === 'Date' ? asHotelDay(given, reading) : given
  try {
    type.parseValue(value)
    return value
  } catch (error) {
    return refuse(reading, path, demandOf(error) ?? `must be ${formOf(type, value)}`)
  }
}

const readObject = (type: GraphQLInputObjectType, value: unknown, path: Path, reading: Reading) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(reading, path, 'must be an object')
  const fields = type.getFields()
  for (const field of Object.values(fields))
    if (isRequiredInputField(field) && (value as Record<string, unknown>)[field.name] == null)
      refuse(reading, [...path, field.name], 'is required')
  const given = Object.entries(value).flatMap(([name, part]) => {
    const inner = [...path, name]
    if (!Object.hasOwn(fields, name)) {
      reading.issues.push({ path: inner, message: `There is no field ${inner.join('.')}` })
      return []
    }
    return part == null ? [[name, part]] : [[name, readValue(fields[name]!.type, part, inner, reading)]]
  })
  return Object.fromEntries(given)
}

/**
 * A value of the address or the body as the variable wants it. What does not fit is put down in `reading`, in words
 * that know nothing of GraphQL.
 */
export const readValue = (type: GraphQLInputType, value: unknown, path: Path, reading: Reading): unknown => {
  if (isNonNullType(type))
    return value == null ? refuse(reading, path, 'is required') : readValue(type.ofType, value, path, reading)
  if (value == null) return value
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((item, at) => readValue(type.ofType, item, [...path, at], reading))
      : refuse(reading, path, 'must be a list')
  if (isEnumType(type)) return readEnum(type, value, path, reading)
  return isInputObjectType(type) ? readObject(type, value, path, reading) : readScalar(type, value, path, reading)
}
