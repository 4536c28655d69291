import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context.ts'
import { badUserInput, withHttpStatus } from '../errors.ts'

const isUsable = (text: string) => text.isWellFormed() && !text.includes('\0')

interface Place {
  name: string
  within: Place | null
  value: unknown
}

/** Where a text cannot be stored: without recursion, for a caller decides how deep it is. */
const unusableText = (variables: object): Place | null => {
  const open: Place[] = [{ name: '', within: null, value: variables }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { name, value } = place
    if (!isUsable(name)) return place.within
    if (typeof value === 'string' && !isUsable(value)) return place
    if (typeof value !== 'object' || value === null) continue
    for (const [inner, content] of Object.entries(value)) open.push({ name: inner, within: place, value: content })
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
const refusal = (field: string) => {
  const words = (field || 'a text').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  const message = `${words.charAt(0).toUpperCase()}${words.slice(1)} contains characters that cannot be used`
  return withHttpStatus(badUserInput([{ path: field ? [field] : [], message }]))
}

/** In a document that character can only be escaped, and half a surrogate pair is no syntax. */
const escapedNull = /\\u(?:0000|\{0+\})/

/** PostgreSQL has no text with U+0000 or half a character in it: such a request is refused before it gets there. */
export const usableTexts: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ source, request }) => {
      if (escapedNull.test(source)) throw refusal('')
      const place = unusableText(request.variables ?? {})
      if (place) throw refusal(fieldAt(place))
    },
  }),
}
