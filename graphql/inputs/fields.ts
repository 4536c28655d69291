import { z } from 'zod'
import { isLikelyDate } from '../stay-dates.ts'
import { longestEmail } from '../text-limits.ts'

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
// oxlint-disable-next-line no-control-regex
const lineBreaks = /[\u0000-\u001F\u007F\u2028\u2029]/

export const plainHost = /^[a-z0-9.-]+$/

const bounded = (label: string, minimum: number, maximum: number, forbidden: RegExp) => {
  const range =
    minimum > 0
      ? `${label} must have ${minimum} to ${maximum} characters`
      : `${label} must have at most ${maximum} characters`
  return z
    .string({ error: `${label} is required` })
    .trim()
    .min(minimum, minimum === 1 ? `${label} is required` : range)
    .max(maximum, range)
    .refine(
      (value) => value.isWellFormed() && !forbidden.test(value),
      `${label} contains characters that cannot be used`,
    )
}

/** Text of one line, trimmed. */
export const plainText = (label: string, minimum: number, maximum: number) =>
  bounded(label, minimum, maximum, lineBreaks)

/** Text that may have line breaks and tabs, trimmed. */
export const multilineText = (label: string, minimum: number, maximum: number) =>
  bounded(label, minimum, maximum, controlCharacters)

export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(longestEmail, `Email must have at most ${longestEmail} characters`)
  .pipe(z.email('Email must be an address like name@example.com'))

/**
 * The address of a page or a script of others. Its host is letters, digits, dots and hyphens only: a URL's may have more,
 * and some of that would end a directive of the policy that a page is sent with.
 */
export const webAddress = (label: string) =>
  z.url({ protocol: /^https?$/, hostname: plainHost, error: `${label} must be an address like https://example.com` })

/** Up to 32 characters of digits, + ( ) . - / space and x; empty counts as none. */
export const phone = z
  .string()
  .trim()
  .max(32, 'Phone must have at most 32 characters')
  .regex(/^[0-9+().\-/\sxX]*$/, 'Phone may contain digits, + ( ) . - / x and spaces')
  .nullish()
  .transform((value) => value || null)

/** A form that was sent faster than a person can read it was sent by a program. */
export const minimumFillMilliseconds = 2_000

/** How long a form was looked at; none is known of what comes from no form. */
export const fillMilliseconds = z.number().min(0, 'Fill milliseconds must be at least 0').nullish()

/** A date of stay in hotel time, as YYYY-MM-DD. */
export const stayDate = (label: string) => {
  const message = `${label} must be a date like 2027-01-31`
  return z.iso
    .date({ error: ({ input }) => (input === '' ? `${label} is required` : message) })
    .refine(isLikelyDate, message)
}

export const password = z
  .string({ error: 'Password is required' })
  .min(10, 'Password must have at least 10 characters')
  .max(128, 'Password must have at most 128 characters')

/** What is typed for money where it is no amount. */
export const anAmount = 'an amount like 129.50'

/** Why there is no number: a form has NaN for what is typed and cannot be read, and null for what is missing. */
export const noNumber = (label: string, wanted: string) => ({
  error: ({ input }: { input?: unknown }) =>
    Number.isNaN(input) ? `${label} must be ${wanted}` : `${label} is required`,
})

export const wholeNumber = (label: string, minimum: number, maximum: number, wanted = 'a whole number') =>
  z
    .number(noNumber(label, wanted))
    .int(`${label} must be a whole number`)
    .min(minimum, `${label} must be from ${minimum} to ${maximum}`)
    .max(maximum, `${label} must be from ${minimum} to ${maximum}`)

const lowestPrice = 1_000
export const highestPrice = 500_000

/** Cents per night, $10 to $5,000. */
export const nightPrice = (label: string) =>
  z
    .number(noNumber(label, anAmount))
    .int(`${label} must be a whole number of cents`)
    .min(lowestPrice, `${label} must be from $10 to $5,000`)
    .max(highestPrice, `${label} must be from $10 to $5,000`)

/** The id of a record that a form names. */
export const idOf = (label: string, thing: string) => z.uuid(`${label} must be the id of ${thing}`)

/** The version that was read; a form that leaves it out overwrites. */
export const version = z.number().int('Version must be a whole number').nullish()
