import { readExtras, writeExtra } from '#graphql/chosen-extras.ts'
import { mostExtras } from '#graphql/inputs/stay-extra.ts'

/**
 * What the booking form and the one for open dates ask for without JavaScript, and the message that the contact form thanks for; every other
 * parameter of an address is no business of a page.
 */
const names = [
  'arrival',
  'departure',
  'guests',
  'adults',
  'children',
  'room',
  'code',
  'month',
  'nights',
  'sent',
] as const

const plausible = /^[\w-]{1,80}$/

/** The forms' part of a query, in a fixed order; empty when it asks for nothing. */
export const formQuery = (query: string | undefined): string => {
  const given = new URLSearchParams(query)
  const kept = names.flatMap((name) => {
    const value = given.get(name) ?? ''
    return plausible.test(value) ? [[name, value]] : []
  })
  for (const extra of readExtras(given.getAll('extras')).slice(0, mostExtras)) kept.push(['extras', writeExtra(extra)])
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** What a code is worth changes whenever one is used. */
export const asksForDiscount = (search: string): boolean => new URLSearchParams(search).has('code')
