import { csvColumns, type CsvRow } from './csv-columns.ts'

type Column = keyof CsvRow | 'firstName' | 'lastName' | 'language' | 'leftAt'
export type ImportRow = Record<Column, string>

/** How other programs call the columns: Mailchimp's exports, and spreadsheets of our guests' languages. */
const otherNames: Partial<Record<Column, string[]>> = {
  email: ['Email Address', 'E-Mail-Adresse', 'Mail', 'Adresse e-mail', 'Correo electrónico', 'E-post', 'Sähköposti'],
  name: ['Full Name'],
  firstName: ['First Name', 'FNAME', 'Given Name', 'Vorname'],
  lastName: ['Last Name', 'LNAME', 'Surname', 'Family Name', 'Nachname'],
  phone: ['Phone Number', 'Telephone', 'Mobile', 'Telefon'],
  language: ['Language', 'Preferred Language', 'Sprache', 'Langue', 'Idioma', 'Kieli', 'Språk'],
  subscribedDate: ['Subscribed', 'Subscribed At', 'Subscription Date', 'Signup Date', 'OPTIN_TIME', 'CONFIRM_TIME'],
  // The files of those whom Mailchimp writes to no more.
  leftAt: ['UNSUB_TIME', 'CLEAN_TIME'],
}

/** The same for "E-Mail", "email" and "EMAIL ". */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

const columnOf = new Map<string, Column>(
  [...Object.entries(csvColumns), ...Object.entries(otherNames)].flatMap(([column, names]) =>
    [names].flat().map((name): [string, Column] => [keyOf(name), column as Column]),
  ),
)

export const emptyRow: ImportRow = {
  email: '',
  name: '',
  phone: '',
  status: '',
  subscribedDate: '',
  source: '',
  firstName: '',
  lastName: '',
  language: '',
  leftAt: '',
}

/** What each column of a heading line means to us; null is left aside. */
export const readHeading = (cells: string[]): (Column | null)[] =>
  cells.map((cell) => columnOf.get(keyOf(cell)) ?? null)

/** The names of the columns that are left aside. */
export const unusedIn = (heading: string[]): string[] => {
  const columns = readHeading(heading)
  return heading.filter((name, at) => name.trim() !== '' && columns[at] === null)
}

/** A record by the columns of its heading. Of two columns that mean the same, the first that is filled counts. */
export const toRow = (columns: (Column | null)[], cells: string[]): ImportRow => {
  const row = { ...emptyRow }
  for (const [at, column] of columns.entries()) if (column) row[column] ||= cells[at] ?? ''
  return row
}
