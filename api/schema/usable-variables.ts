import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context.ts'
import { badUserInput, withHttpStatus } from '../errors.ts'

const isUsable = (text: string) => text.isWellFormed() && !text.includes('\0')

interface Place {
  name: string
  within: Place | null
  value: unknown
  level: number
}

/** More than any input has; what is deeper would use up the room of whoever reads it by recursion. */
const mostLevels = 32

const unusableCharacters = 'contains characters that cannot be used'
const tooDeep = `may have at most ${mostLevels} levels`

/** What cannot be used, and why: without recursion, for a caller decides how deep it is. */
const findUnusable = (variables: object): { place: Place; problem: string } | null => {
  const open: Place[] = [{ name: '', within: null, value: variables, level: 0 }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { name, value, level } = place
    if (level > mostLevels) return { place, problem: tooDeep }
    if (!isUsable(name)) return { place: place.within ?? place, problem: unusableCharacters }
    if (typeof value === 'string' && !isUsable(value)) return { place, problem: unusableCharacters }
    if (typeof value !== 'object' || value === null) continue
    for (const [inner, content] of Object.entries(value))
      open.push({ name: inner, within: place, value: content, level: level + 1 })
  }
  return null
}

/** The name of the field around it: a place in a list has none of its own. */
const fieldAt = (place: Place): string => {
  let at = place
  while (at.within && Array.isArray(at.within.value)) at = at.within
  return at.name
}

/** Of the text at `roomNumber`: "Room number contains …", as the form's own checks say it. */
const refusal = (field: string, problem = unusableCharacters) => {
  const words = (field || 'a text').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  const message = `${words.charAt(0).toUpperCase()}${words.slice(1)} ${problem}`
  return withHttpStatus(badUserInput([{ path: field ? [field] : [], message }]))
}

/** In a document that character can only be escaped, and half a surrogate pair is no syntax. */
const escapedNull = /\\u(?:0000|\{0+\})/

/**
 * PostgreSQL has no text with U+0000 or half a character in it, and no input is deeper than a few levels: such a request
 * is refused before anybody reads it.
 */
export const usableVariables: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ source, request }) => {
      if (escapedNull.test(source)) throw refusal('')
      const found = findUnusable(request.variables ?? {})
      if (found) throw refusal(fieldAt(found.place), found.problem)
    },
  }),
}
