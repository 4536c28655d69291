import { longestSearch } from '#graphql/text-limits.ts'
import { badUserInput } from '../../errors.ts'

/** The pattern of `like` for texts that contain this one. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A filter for records in which any of the columns contains the text, whatever its case; none for an empty text. */
export const containsText = (search: string | null | undefined, columns: readonly string[]) => {
  const text = search?.trim()
  if (!text) return {}
  if (text.length > longestSearch)
    throw badUserInput([{ path: ['search'], message: `Search must have at most ${longestSearch} characters` }])
  if (text.includes('\0'))
    throw badUserInput([{ path: ['search'], message: 'Search contains characters that cannot be used' }])
  return { $or: columns.map((column) => ({ [column]: { $ilike: containing(text) } })) }
}
