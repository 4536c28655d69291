import { emptyRow, type ImportRow } from './import-columns.ts'

/** What stands between commas, semicolons and tabs; those within quotation marks part nothing. */
const piecesOf = (line: string) => (line.match(/(?:"[^"]*"|[^",;\t])+/g) ?? []).map((piece) => piece.trim())

const withoutMarks = (text: string) => text.replaceAll('"', '').trim()

/** The addresses of a piece with the name that goes with them: "Anna <anna@example.com>", or bare ones. */
const readPiece = (piece: string): { emails: string[]; words: string } => {
  const opening = piece.lastIndexOf('<')
  if (opening >= 0 && piece.endsWith('>'))
    return { emails: [piece.slice(opening + 1, -1).trim()], words: withoutMarks(piece.slice(0, opening)) }
  const words = piece.split(/\s+/)
  return {
    emails: words.filter((word) => word.includes('@')),
    words: withoutMarks(words.filter((word) => !word.includes('@')).join(' ')),
  }
}

/**
 * The people of a line without headings: one or several addresses as mail programs write them. Beside a single address
 * other words are the person's name, and a number is the phone. A line without an address is one without an email.
 */
export const readAddressLine = (line: string): ImportRow[] => {
  const pieces = piecesOf(line).map(readPiece)
  const people = pieces.flatMap(({ emails, words }) => emails.map((email) => ({ ...emptyRow, email, name: words })))
  if (people.length > 1) return people
  const others = pieces.filter(({ emails }) => emails.length === 0).map(({ words }) => words)
  const names = others.filter((words) => /\p{L}/u.test(words))
  const phone = others.find((words) => /\d/.test(words) && !names.includes(words)) ?? ''
  const [person = { ...emptyRow }] = people
  return [{ ...person, name: [person.name, ...names].filter(Boolean).join(' '), phone }]
}
