import { sql, type RawBuilder } from 'kysely'
import { longestSearch } from '#graphql/text-limits.ts'
import { badUserInput } from '../../errors.ts'
import { containing } from '../../platform/schema/search.ts'

/** What a word begins behind; few signs, or the index cannot use the pattern. */
const wordStart = String.raw`(^|[ @.,+_'’"(\n-])`

/**
 * A condition on a subscriber `r` that the trigram index can answer: a text in address or name, whatever its case; null
 * for no text. One or two letters are looked for where a word begins: anywhere they would be in nearly every row, and no
 * trigram could find the others.
 * @throws BAD_USER_INPUT
 */
export const searchCondition = (search: string | null | undefined): RawBuilder<boolean> | null => {
  const text = search?.trim().toLowerCase()
  if (!text) return null
  const refuse = (message: string) => badUserInput([{ path: ['search'], message }])
  if (text.length > longestSearch) throw refuse(`Search must have at most ${longestSearch} characters`)
  // A line break keeps address and name apart in what is searched.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001F]/.test(text)) throw refuse('Search contains characters that cannot be used')
  if (/^[\p{L}\p{N}]{1,2}$/u.test(text)) return sql`r.search_text ~ ${wordStart + text}`
  const mailbox = /^.{3,}?@/.exec(text)?.[0]
  // By what stands before the @ alone: what comes after it is in so many rows that the index would read for longer.
  if (mailbox) return sql`(r.search_text like ${containing(mailbox)} and r.search_text || '' like ${containing(text)})`
  return sql`r.search_text like ${containing(text)}`
}
